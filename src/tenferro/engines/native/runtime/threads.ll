; The pool of threads: parallel_for over chunks that callers and workers claim one at a time.
;
; @work is generation << 32 | chunks left. Publishing a job stores it; a chunk is claimed by the
; compare-exchange that lowers it. Since the generation is part of the word, a claim succeeds only
; if the job read beforehand is still the current one. The caller claims chunks like any worker, so
; when none are left it waits for claimed ones only, never for a worker that has not woken.

%Time = type { i64, i64 }

@work = internal global i64 0, align 128
@finished = internal global i64 0, align 128
@task = internal global ptr null, align 128
@context = internal global ptr null
@chunks = internal global i64 0
@threads = internal global i64 0                ; how many may work on this job, with the caller
@busy = internal global i64 0, align 128
@sleepers = internal global i64 0, align 128
@tenferro_workers = global i64 0, align 128     ; how many were started
@tenferro_default = global i64 1                ; threads for a job, with the caller
@most = internal global i64 $most               ; how many workers may be started
@stop = internal global i64 0
@key = internal global i64 0                    ; of the calling thread's own number of threads
@handles = internal global [$most x i64] zeroinitializer
@mutex = internal global [128 x i8] zeroinitializer, align 16
@wake = internal global [128 x i8] zeroinitializer, align 16

declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @pthread_key_create(ptr, ptr)
declare ptr @pthread_getspecific(i64)
declare i32 @pthread_setspecific(i64, ptr)
declare i32 @pthread_sigmask(i32, ptr, ptr)
declare i32 @sigfillset(ptr)
declare i32 @sched_yield()
declare i32 @clock_gettime(i32, ptr)
declare i64 @llvm.smin.i64(i64, i64)
$pause_declaration

define internal i64 @now() {
  %time = alloca %Time
  call i32 @clock_gettime(i32 $clock, ptr %time)
  %nanoseconds.at = getelementptr %Time, ptr %time, i64 0, i32 1
  %seconds = load i64, ptr %time
  %nanoseconds = load i64, ptr %nanoseconds.at
  %scaled = mul i64 %seconds, 1000000000
  %sum = add i64 %scaled, %nanoseconds
  ret i64 %sum
}

; Run one chunk of the job in %word if one is left and worker %index may take it (the caller is 0).
; 1: a chunk was run or lost to another thread. 0: nothing to do.
define internal i1 @work_once(i64 %index) {
entry:
  %word = load atomic i64, ptr @work seq_cst, align 8
  %left = and i64 %word, 4294967295
  %none = icmp eq i64 %left, 0
  br i1 %none, label %idle, label %may
may:
  %threads.now = load atomic i64, ptr @threads monotonic, align 8
  %allowed = icmp slt i64 %index, %threads.now
  br i1 %allowed, label %claim, label %idle
claim:
  %task.now = load atomic ptr, ptr @task monotonic, align 8
  %context.now = load atomic ptr, ptr @context monotonic, align 8
  %chunks.now = load atomic i64, ptr @chunks monotonic, align 8
  %less = sub i64 %word, 1
  %pair = cmpxchg ptr @work, i64 %word, i64 %less seq_cst monotonic
  %claimed = extractvalue { i64, i1 } %pair, 1
  br i1 %claimed, label %run, label %tried
run:
  %chunk = sub i64 %chunks.now, %left
  call void %task.now(ptr %context.now, i64 %chunk)
  atomicrmw add ptr @finished, i64 1 release
  br label %tried
tried:
  ret i1 true
idle:
  ret i1 false
}

define internal i1 @stopping() {
  %stop.now = load atomic i64, ptr @stop monotonic, align 8
  %yes = icmp ne i64 %stop.now, 0
  ret i1 %yes
}

; Whether there is something for a worker to wake for.
define internal i1 @called(i64 %index) {
  %word = load atomic i64, ptr @work seq_cst, align 8
  %left = and i64 %word, 4294967295
  %some = icmp ne i64 %left, 0
  %threads.now = load atomic i64, ptr @threads monotonic, align 8
  %allowed = icmp slt i64 %index, %threads.now
  %mine = and i1 %some, %allowed
  %stop.now = call i1 @stopping()
  %result = or i1 %mine, %stop.now
  ret i1 %result
}

define internal void @sleep(i64 %index) {
entry:
  call i32 @pthread_mutex_lock(ptr @mutex)
  atomicrmw add ptr @sleepers, i64 1 seq_cst
  br label %test
test:                                           ; after counting itself: the publisher looks later
  %up = call i1 @called(i64 %index)
  br i1 %up, label %done, label %wait
wait:
  call i32 @pthread_cond_wait(ptr @wake, ptr @mutex)
  br label %test
done:
  atomicrmw sub ptr @sleepers, i64 1 seq_cst
  call i32 @pthread_mutex_unlock(ptr @mutex)
  ret void
}

define internal ptr @worker(ptr %argument) {
entry:
  %index = ptrtoint ptr %argument to i64
  br label %fresh
fresh:                                          ; after work: spin for a while
  %start = call i64 @now()
  %end = add i64 %start, $spin
  br label %look
look:
  %looks = phi i64 [ 0, %fresh ], [ %looks.next, %pause ]
  %stop.now = call i1 @stopping()
  br i1 %stop.now, label %done, label %try
try:
  %worked = call i1 @work_once(i64 %index)
  br i1 %worked, label %fresh, label %clock
clock:
  %looks.next = add i64 %looks, 1
  %some = and i64 %looks.next, 31
  %read = icmp eq i64 %some, 0
  br i1 %read, label %time, label %pause
time:
  %time.now = call i64 @now()
  %late = icmp sgt i64 %time.now, %end
  br i1 %late, label %sleep, label %pause
pause:
  $pause
  br label %look
sleep:
  call void @sleep(i64 %index)
  br label %fresh
done:
  ret ptr null
}

; Start workers until there are %wanted. They take no signals: those are the interpreter's.
define internal void @grow(i64 %wanted) {
entry:
  %all = alloca [128 x i8], align 16
  %before = alloca [128 x i8], align 16
  %have = load i64, ptr @tenferro_workers
  %most.now = load i64, ptr @most
  %goal = call i64 @llvm.smin.i64(i64 %wanted, i64 %most.now)
  %enough = icmp sge i64 %have, %goal
  br i1 %enough, label %done, label %mask
mask:
  call i32 @sigfillset(ptr %all)
  call i32 @pthread_sigmask(i32 $setmask, ptr %all, ptr %before)
  br label %start
start:
  %n = phi i64 [ %have, %mask ], [ %next, %started ]
  %next = add i64 %n, 1
  %handle = getelementptr i64, ptr @handles, i64 %n
  %argument = inttoptr i64 %next to ptr
  %status = call i32 @pthread_create(ptr %handle, ptr null, ptr @worker, ptr %argument)
  %bad = icmp ne i32 %status, 0
  br i1 %bad, label %refused, label %started
started:
  store i64 %next, ptr @tenferro_workers
  %more = icmp slt i64 %next, %goal
  br i1 %more, label %start, label %unmask
refused:                                        ; the system gives no more: do not ask at each call
  store i64 %n, ptr @most
  br label %unmask
unmask:
  call i32 @pthread_sigmask(i32 $setmask, ptr %before, ptr null)
  br label %done
done:
  ret void
}

; Wake sleeping workers: all, if all are wanted or only some may take part; else as many as wanted.
; A worker that looked before the job was published holds the mutex until it waits. So after the
; mutex was had once it hears the signal, and need not find the mutex taken when it wakes.
define internal void @wake_workers(i64 %wanted, i64 %limit) {
entry:
  %asleep = load atomic i64, ptr @sleepers seq_cst, align 8
  %none = icmp eq i64 %asleep, 0
  br i1 %none, label %done, label %lock
lock:
  call i32 @pthread_mutex_lock(ptr @mutex)
  call i32 @pthread_mutex_unlock(ptr @mutex)
  %workers = load i64, ptr @tenferro_workers
  %restricted = icmp sle i64 %limit, %workers
  %scarce = icmp sge i64 %wanted, %asleep
  %everyone = or i1 %restricted, %scarce
  br i1 %everyone, label %all, label %some
all:
  call i32 @pthread_cond_broadcast(ptr @wake)
  ret void
some:
  %i = phi i64 [ 0, %lock ], [ %next, %some ]
  call i32 @pthread_cond_signal(ptr @wake)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %wanted
  br i1 %more, label %some, label %done
done:
  ret void
}

define internal void @serial(ptr %task.given, ptr %context.given, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %run ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %run, label %done
run:
  call void %task.given(ptr %context.given, i64 %i)
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}

; Wait until all %n chunks have run; they all are claimed.
define internal void @await(i64 %n) {
entry:
  br label %look
look:
  %looks = phi i64 [ 0, %entry ], [ %looks.next, %soon ], [ %looks.next, %late ]
  %looks.next = add i64 %looks, 1
  %ended = load atomic i64, ptr @finished acquire, align 8
  %all = icmp eq i64 %ended, %n
  br i1 %all, label %done, label %wait
wait:
  %long = icmp ugt i64 %looks, 1000
  br i1 %long, label %late, label %soon
soon:
  $pause
  br label %look
late:                                           ; the worker may need this very processor
  call i32 @sched_yield()
  br label %look
done:
  ret void
}

; task(context, i) for each i in 0..n-1, in any order and any thread; returns when all have run.
; Inside another parallel_for, or while another thread is in one, it runs serially.
define void @tenferro_parallel_for(ptr %task.given, ptr %context.given, i64 %n) {
entry:
  %single = icmp sle i64 %n, 1
  %enormous = icmp sgt i64 %n, 4294967295
  %unfit = or i1 %single, %enormous
  br i1 %unfit, label %alone, label %limit
limit:
  %limit.own = call i64 @tenferro_limit()
  %one = icmp sle i64 %limit.own, 1
  %stop.now = call i1 @stopping()
  %no = or i1 %one, %stop.now
  br i1 %no, label %alone, label %enter
enter:
  %pair = cmpxchg ptr @busy, i64 0, i64 1 acquire monotonic
  %entered = extractvalue { i64, i1 } %pair, 1
  br i1 %entered, label %publish, label %alone
publish:
  %useful = call i64 @llvm.smin.i64(i64 %n, i64 %limit.own)
  %wanted = sub i64 %useful, 1
  call void @grow(i64 %wanted)
  store atomic ptr %task.given, ptr @task monotonic, align 8
  store atomic ptr %context.given, ptr @context monotonic, align 8
  store atomic i64 %n, ptr @chunks monotonic, align 8
  store atomic i64 %limit.own, ptr @threads monotonic, align 8
  store atomic i64 0, ptr @finished monotonic, align 8
  %word = load atomic i64, ptr @work monotonic, align 8
  %generation = lshr i64 %word, 32
  %generation.next = add i64 %generation, 1
  %high = shl i64 %generation.next, 32
  %word.next = or i64 %high, %n
  store atomic i64 %word.next, ptr @work seq_cst, align 8
  call void @wake_workers(i64 %wanted, i64 %limit.own)
  br label %help
help:
  %worked = call i1 @work_once(i64 0)
  br i1 %worked, label %help, label %wait
wait:
  call void @await(i64 %n)
  store atomic i64 0, ptr @busy release, align 8
  ret void
alone:
  call void @serial(ptr %task.given, ptr %context.given, i64 %n)
  ret void
}

; How many threads a job of the calling thread may use, itself included.
define i64 @tenferro_limit() {
  %key.now = load i64, ptr @key
  %value = call ptr @pthread_getspecific(i64 %key.now)
  %own = ptrtoint ptr %value to i64
  %unset = icmp eq i64 %own, 0
  %default = load atomic i64, ptr @tenferro_default monotonic, align 8
  %result = select i1 %unset, i64 %default, i64 %own
  ret i64 %result
}

; Set the calling thread's own number of threads (0: the default) and return what it was.
define i64 @tenferro_swap_limit(i64 %limit) {
  %key.now = load i64, ptr @key
  %value = call ptr @pthread_getspecific(i64 %key.now)
  %own = ptrtoint ptr %value to i64
  %given = inttoptr i64 %limit to ptr
  call i32 @pthread_setspecific(i64 %key.now, ptr %given)
  ret i64 %own
}

; Make the pool as new: when it is loaded, and in a child after a fork, which has no workers.
define void @tenferro_reset() {
  call i32 @pthread_mutex_init(ptr @mutex, ptr null)
  call i32 @pthread_cond_init(ptr @wake, ptr null)
  store i64 0, ptr @work
  store i64 0, ptr @finished
  store i64 0, ptr @busy
  store i64 0, ptr @sleepers
  store i64 0, ptr @tenferro_workers
  store i64 $most, ptr @most
  store i64 0, ptr @stop
  ret void
}

define i32 @tenferro_make_key() {
  %status = call i32 @pthread_key_create(ptr @key, ptr null)
  ret i32 %status
}

; End the workers, each after the chunk it is in. What is called later runs serially.
define void @tenferro_stop() {
entry:
  store atomic i64 1, ptr @stop seq_cst, align 8
  call i32 @pthread_mutex_lock(ptr @mutex)
  call i32 @pthread_cond_broadcast(ptr @wake)
  call i32 @pthread_mutex_unlock(ptr @mutex)
  %n = load i64, ptr @tenferro_workers
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %join, label %done
join:
  %handle.at = getelementptr i64, ptr @handles, i64 %i
  %handle = load i64, ptr %handle.at
  call i32 @pthread_join(i64 %handle, ptr null)
  %next = add i64 %i, 1
  br label %test
done:
  store i64 0, ptr @tenferro_workers
  ret void
}
