"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const rows = data.rows, total = data.seconds;
const LANE = 24, MEMORY = 44, AXIS = 18, SVG = "http://www.w3.org/2000/svg";
const byId = (id) => document.getElementById(id);
const color = (kind) => `var(--${kind})`;

function duration(s) {
  for (const [unit, name] of [[1, "s"], [1e-3, "ms"], [1e-6, "µs"]])
    if (s >= unit) return `${Number((s / unit).toPrecision(3))} ${name}`;
  return `${Number((s / 1e-9).toPrecision(3))} ns`;
}
const percent = (x) => `${(100 * x).toFixed(x < 0.0995 ? 1 : 0)} %`;
const bytes = (n) => `${Number((n / 2 ** 20).toPrecision(4))} MiB`;
const rate = (x) => (x >= 100 ? x.toFixed(0) : x.toPrecision(3));
const isStep = (r) => r.kind !== "call" && r.kind !== "other";
const hasRates = (r) => isStep(r) && r.s > 0 && r.flops + r.bytes > 0;
const place = (r) => (r.derivative ? "derivative of " : "") + r.line +
  (r.lines.length > 1 ? ` (+${r.lines.length - 1})` : "");

function element(name, attributes, text, space) {
  const made = space ? document.createElementNS(space, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function showKinds() {
  const sums = new Map();
  for (const r of rows) sums.set(r.kind, (sums.get(r.kind) || 0) + r.share);
  for (const [kind, share] of [...sums].sort((a, b) => b[1] - a[1])) {
    const style = `width:${100 * share}%;background:${color(kind)}`;
    const text = share > 0.09 ? `${kind} ${percent(share)}` : "";
    byId("kinds").append(element("div", { style, title: `${kind} ${percent(share)}` }, text));
  }
}

const steps = rows.map((r, i) => i).filter((i) => isStep(rows[i]));
const depths = Math.max(0, ...steps.map((i) => rows[i].depth));
const lowest = Math.min(depths, ...steps.map((i) => rows[i].depth));
const laneOf = (r) => AXIS + (r.depth - lowest) * LANE;
const memoryTop = AXIS + (depths - lowest + 1) * LANE + 14, height = memoryTop + MEMORY;
const most = Math.max(1, ...rows.map((r) => r.held));
const end = Math.max(1e-12, ...steps.map((i) => rows[i].end));
const svg = document.querySelector("#timeline svg");
let from = 0, to = end, selected = -1;

function showTimeline() {
  const width = svg.clientWidth || 800, scale = width / (to - from);
  const x = (s) => (s - from) * scale;
  const made = [];
  svg.setAttribute("height", height);
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  for (let k = 0; k < 6; k++) {
    const at = from + ((to - from) * k) / 6;
    made.push(element("text", { x: x(at) + 2, y: 12 }, duration(at), SVG));
  }
  let path = "", last = from;
  for (const i of steps) {
    const r = rows[i], a = x(r.begin), w = (r.end - r.begin) * scale;
    if (a + w < 0 || a > width) continue;
    if (r.calls) {
      const top = height - (MEMORY * r.held) / most;
      path += `M${a},${height}V${top}H${a + w}V${height}Z`;
    }
    if (w < 0.15 && i !== selected) continue;
    const box = element("rect", {
      x: a, y: laneOf(r), width: Math.max(w, 0.6), height: LANE - 4, rx: w > 6 ? 3 : 0,
      class: i === selected ? "step on" : "step", "data-row": i, fill: color(r.kind),
    }, undefined, SVG);
    box.append(element("title", {}, `${r.ops}\n${duration(r.end - r.begin)}\n${place(r)}`, SVG));
    made.push(box);
    const start = Math.max(a, 0), room = Math.min(a + w, width) - start;
    if (room > 60) {
      const name = r.ops.slice(0, Math.floor(room / 7));
      made.push(element("text", { x: start + 5, y: laneOf(r) + 14, class: "name" }, name, SVG));
    }
  }
  made.push(element("path", { d: path }, undefined, SVG));
  const memory = `memory, at most ${bytes(most)}`;
  made.push(element("text", { x: 4, y: memoryTop - 2 }, memory, SVG));
  svg.replaceChildren(...made);
}

function zoom(factor, at) {
  const width = Math.min(end, Math.max((to - from) * factor, end * 1e-5));
  from = Math.min(Math.max(0, at - (at - from) * (width / (to - from))), end - width);
  to = from + width;
  showTimeline();
}
const secondsAt = (event) =>
  from + ((event.clientX - svg.getBoundingClientRect().left) / svg.clientWidth) * (to - from);
svg.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(event.deltaY > 0 ? 1.25 : 0.8, secondsAt(event));
}, { passive: false });
let drag = null;
svg.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, from, moved: false }; });
window.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const by = ((event.clientX - drag.x) / svg.clientWidth) * (to - from), width = to - from;
  drag.moved ||= Math.abs(event.clientX - drag.x) > 3;
  from = Math.min(Math.max(0, drag.from - by), end - width);
  to = from + width;
  if (drag.moved) showTimeline();
});
window.addEventListener("pointerup", (event) => {
  const clicked = drag && !drag.moved && event.target.dataset && event.target.dataset.row;
  drag = null;
  if (clicked) select(Number(clicked), true);
});
byId("whole").addEventListener("click", () => { from = 0; to = end; showTimeline(); });
window.addEventListener("resize", showTimeline);

const KEYS = [
  (r) => -r.share, (r) => -r.s, (r) => -r.calls, (r) => -(r.flops / r.s || 0),
  (r) => -(r.bytes / r.s || 0), (r) => -r.limit, (r) => r.kind, (r) => r.ops, (r) => r.line,
];
let by = 0;
const body = document.querySelector(".steps tbody");
const made = rows.map((r, i) => {
  const line = element("tr", { "data-row": i });
  const rates = hasRates(r)
    ? [rate(r.flops / r.s / 1e9), rate(r.bytes / r.s / 1e9), percent(r.limit)] : ["", "", ""];
  const numbers = [percent(r.share), duration(r.s), Number(r.calls.toPrecision(4)), ...rates];
  line.append(...numbers.map((text) => element("td", {}, text)));
  const kind = element("td", {});
  kind.append(element("i", { class: "dot", style: `background:${color(r.kind)}` }), r.kind);
  line.append(kind, element("td", { class: "ops code", title: r.ops }, r.ops.slice(0, 200)));
  const where = element("td", { class: "line", title: r.text }, place(r));
  where.append(" ", element("code", { class: "soft" }, r.text));
  line.append(where);
  line.haystack = `${r.kind} ${r.ops} ${r.lines.join(" ")} ${r.text} ${r.reason}`.toLowerCase();
  return line;
});

function showTable() {
  const wanted = byId("search").value.toLowerCase().trim();
  const key = KEYS[by];
  const order = made.map((_, i) => i).filter((i) => made[i].haystack.includes(wanted));
  order.sort((a, b) => (key(rows[a]) < key(rows[b]) ? -1 : key(rows[a]) > key(rows[b]) ? 1 : a - b));
  body.replaceChildren(...order.map((i) => made[i]));
  const share = order.reduce((sum, i) => sum + rows[i].share, 0);
  byId("found").textContent = `${order.length} of ${rows.length} rows, ${percent(share)} of the time`;
  document.querySelectorAll(".steps th").forEach((th, i) => th.classList.toggle("by", i === by));
}

function select(i, scroll) {
  if (selected >= 0) made[selected].classList.remove("on");
  selected = i;
  const r = rows[i], box = byId("details");
  made[i].classList.add("on");
  const parts = [element("b", {}, `${r.kind}: ${r.count > 1 ? `${r.count} operations fused` : r.ops}`)];
  const often = `${Number(r.calls.toPrecision(4))} run${r.calls === 1 ? "" : "s"} in a call`;
  parts.push(element("p", {}, `${duration(r.s)} (${percent(r.share)}), ${often}, ${bytes(r.held)} held`));
  if (r.reason) parts.push(element("p", { class: "reason" }, `not native: ${r.reason}`));
  if (r.count > 1) parts.push(element("pre", {}, r.ops));
  for (const line of r.lines.slice(0, 30))
    parts.push(element("p", { class: "code" }, line === r.line ? `${place(r)}  ${r.text}` : line));
  box.classList.remove("soft");
  box.replaceChildren(...parts);
  showTimeline();
  if (scroll) body.parentElement.parentElement.scrollTop = made[i].offsetTop - 60;
}

body.addEventListener("click", (event) => {
  const line = event.target.closest("tr");
  if (line) select(Number(line.dataset.row), false);
});
document.querySelectorAll(".steps th").forEach((th, i) =>
  th.addEventListener("click", () => { by = i; showTable(); }));
byId("search").addEventListener("input", showTable);
showKinds();
showTimeline();
showTable();
