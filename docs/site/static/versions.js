// A choice of versions below the search box, where the site is hosted in a folder for each version.
// The folder above has versions.json: [{"name": "0.2 (stable)", "folder": "stable"}, ...].
// Where there is none, as in a copy on a disk, nothing is shown.
(async () => {
  const root = new URL(document.documentElement.dataset.content_root || "./", location.href);
  const shared = new URL("../versions.json", root);
  let versions;
  try {
    versions = await (await fetch(shared)).json();
  } catch {
    return;
  }
  const page = location.href.slice(root.href.length);
  const select = document.createElement("select");
  select.className = "versions";
  select.setAttribute("aria-label", "Version of the documentation");
  for (const { name, folder } of versions) {
    const option = document.createElement("option");
    option.textContent = name;
    option.value = new URL(`${folder}/`, shared).href;
    option.selected = option.value === root.href;
    select.append(option);
  }
  select.addEventListener("change", async () => {
    const same = select.value + page;
    const found = await fetch(same, { method: "HEAD" }).catch(() => ({ ok: false }));
    location.href = found.ok ? same : select.value;
  });
  document.querySelector(".sidebar-search-container")?.after(select);
})();
