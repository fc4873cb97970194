"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);
const [ID, KIND, TEXT, META, OPERANDS, LINE, PRIMAL, FAMILY, BODIES] = [...Array(9).keys()];
const COLORS = ["#5fb878", "#e2725b", "#9b6be0"];

function element(name, attributes, text) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

// One entry for each row of the page, those of bodies too: its data, element, and place.
const entries = [];

function showRow(row, graph, depth, place) {
  const made = element("div", { class: `row ${row[KIND]}` });
  made.style.paddingLeft = `${0.6 + 1.5 * depth}em`;
  const operands = row[OPERANDS].map((v) => `v${v}`).join(", ");
  const entry = { row, graph, depth, made, place, bodies: [], users: [] };
  made.dataset.entry = entries.push(entry) - 1;
  const text = row[KIND] === "read" ? `${row[TEXT]}, from an earlier graph`
    : row[FAMILY] < 0 || !operands ? row[TEXT] : `${row[TEXT]}(${operands})`;
  if (row[BODIES].length) made.append(element("button", { title: "show the body" }, "+"));
  made.append(element("i", {}, `v${row[ID]} `), text, element("i", {}, `  ${row[META]}`));
  place.list.append(made);
  place.of.set(row[ID], entry);
  for (const body of row[BODIES]) {
    const box = element("div", { class: "hidden" });
    place.list.append(box);
    entry.bodies.push(box);
    showRows(body, graph, depth + 1, { list: box, of: new Map(), around: entry });
  }
}

function showRows(rows, graph, depth, place) {
  for (const row of rows) showRow(row, graph, depth, place);
  for (const entry of place.of.values())
    for (const v of entry.row[OPERANDS]) place.of.get(v)?.users.push(entry);
}

const places = data.stages.map((stage, graph) => {
  const box = element("div", { class: "graph" });
  const head = element("h3", {}, stage.title);
  head.append(element("span", {}, `  ${stage.rows.length} values`));
  const list = element("div", { class: "rows" });
  const place = { list: document.createDocumentFragment(), of: new Map() };
  showRows(stage.rows, graph, 0, place);
  list.append(place.list);
  box.append(head, list);
  byId("graphs").append(box);
  return place.of;
});

function fold(entry, open) {
  for (const box of entry.bodies) box.classList.toggle("hidden", !open);
  const button = entry.made.querySelector("button");
  if (button) button.textContent = open ? "−" : "+";
}

function reveal(entry) {
  for (let e = entry.place.around; e; e = e.place.around) fold(e, true);
  entry.made.scrollIntoView({ block: "nearest" });
}

function link(entry) {
  const made = element("a", {}, `v${entry.row[ID]} ${entry.row[TEXT].split("[")[0]}`);
  made.onclick = () => { select(entry); reveal(entry); };
  return made;
}

function listed(title, found) {
  const made = element("p", {});
  made.append(element("b", {}, `${title} `));
  found.slice(0, 30).forEach((e, i) => made.append(i ? ", " : "", link(e)));
  if (found.length > 30) made.append(` and ${found.length - 30} more`);
  return made;
}

let marked = [];
function mark(list, name) {
  for (const e of list) { e.made.classList.add(name); marked.push([e, name]); }
}

function select(entry) {
  for (const [e, name] of marked) e.made.classList.remove(name);
  marked = [];
  const { row } = entry, operands = row[OPERANDS].map((v) => entry.place.of.get(v)).filter(Boolean);
  const primal = entry.depth || row[PRIMAL] < 0 ? undefined : places[0].get(row[PRIMAL]);
  const derived = entry.depth || !primal ? [] : entries.filter((e) =>
    !e.depth && e.graph !== entry.graph && e.row[PRIMAL] === row[PRIMAL] && e.row[KIND] !== "read");
  mark([entry], "on"); mark(operands, "operand"); mark(entry.users, "user"); mark(derived, "same");
  const box = byId("details");
  box.replaceChildren(element("p", {}, `v${row[ID]}: ${row[META]}`), element("pre", {}, row[TEXT]));
  if (row[LINE] >= 0) box.append(element("b", {}, "line"), element("pre", {}, data.lines[row[LINE]]));
  if (primal && primal !== entry) box.append(listed("derived from", [primal]));
  if (operands.length) box.append(listed("operands", operands));
  if (entry.users.length) box.append(listed("used by", entry.users));
  if (derived.length) box.append(listed("in other graphs", derived));
  const rule = primal && primal !== entry ? primal.row[FAMILY] : row[FAMILY];
  if (rule >= 0) showRule(box, data.families[rule]);
}

function showRule(box, family) {
  box.append(element("p", {}, `What is declared of ${family.name}` +
    (family.notes.length ? `; maths note: ${family.notes.join(", ")}` : "")));
  for (const part of family.parts)
    box.append(element("b", {}, part.title), element("pre", {}, part.text));
}

byId("graphs").addEventListener("click", (event) => {
  const made = event.target.closest(".row");
  if (!made) return;
  const entry = entries[made.dataset.entry];
  if (event.target.tagName === "BUTTON") fold(entry, event.target.textContent === "+");
  else select(entry);
});

byId("search").addEventListener("input", () => {
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const e of entries) {
    const line = e.row[LINE] < 0 ? "" : data.lines[e.row[LINE]];
    const text = `${e.made.textContent} ${line}`.toLowerCase();
    const fits = words.every((word) => text.includes(word));
    e.made.classList.toggle("hidden", !fits);
    found += fits;
    if (fits && words.length) for (let a = e.place.around; a; a = a.place.around) fold(a, true);
  }
  byId("found").textContent = words.length ? `${found} of ${entries.length}` : "";
});

byId("zoom").addEventListener("input", () =>
  byId("graphs").style.setProperty("--size", `${byId("zoom").value}px`));

function showMemory() {
  const most = Math.max(1, ...data.stages.map((s) => s.memory.reduce((a, b) => Math.max(a, b), 0)));
  const space = "http://www.w3.org/2000/svg", svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 1000 100");
  svg.setAttribute("preserveAspectRatio", "none");
  const legend = element("div", { class: "legend soft" });
  data.stages.forEach((stage, k) => {
    const n = Math.max(1, stage.memory.length - 1), line = document.createElementNS(space, "polyline");
    const points = stage.memory.map((b, i) => `${(1000 * i) / n},${98 - (96 * b) / most}`);
    line.setAttribute("points", points.join(" "));
    line.setAttribute("stroke", COLORS[k % COLORS.length]);
    svg.append(line);
    const peak = stage.memory.reduce((a, b) => Math.max(a, b), 0).toLocaleString("en");
    const entry = element("span", {}, `${stage.title}: at most ${peak} bytes`);
    entry.style.borderBottom = `3px solid ${COLORS[k % COLORS.length]}`;
    legend.append(entry);
  });
  byId("memory").append(svg, legend);
}
showMemory();
