// One turn at a time, with a slider; a link to a turn shows it. Without this all turns stand one below the other.
(() => {
  const steer = document.querySelector(".steer");
  const turns = [...document.querySelectorAll("article.turn")];
  if (!steer || turns.length < 2) return;
  const range = steer.querySelector("input");
  const all = steer.querySelector("[data-all]");
  let now = turns.length - 1;
  let whole = false;
  function show(turn) {
    now = Math.max(0, Math.min(turns.length - 1, turn));
    range.value = now;
    turns.forEach((one, at) => one.classList.toggle("away", !whole && at !== now));
    all.setAttribute("aria-pressed", whole);
  }
  function follow() {
    const at = turns.findIndex((one) => "#" + one.id === location.hash);
    if (at < 0) return;
    show(at);
    turns[at].scrollIntoView();
  }
  range.addEventListener("input", () => show(Number(range.value)));
  steer.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button === all) whole = !whole;
    show(now + Number(button.dataset.step ?? 0));
  });
  addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#turn-"]');
    if (link && link.hash === location.hash) follow();
  });
  steer.hidden = false;
  show(0);
  follow();
})();
