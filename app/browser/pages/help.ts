// On every page with a support button. Loads the chat on the first tap, on the chat's page, or when the outbox is not empty. If it
// fails, the button works as a link.
const load = () => import("./support");
const link = document.querySelector<HTMLAnchorElement>(".support a");
const owner = link?.dataset.userId ?? "";
const { watch, notifications } = document.querySelector<HTMLElement>("script[data-watch]")?.dataset ?? {};

if (watch) whenIdle(() => void watchUnread(watch));
document.addEventListener("click", (event) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".support a") : null;
  if (!target || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  load().then(
    ({ open }) => open(),
    () => location.assign(target.href),
  );
});
if (document.querySelector("[data-support-page]")) void load();
else if (hasWaiting()) void load().then(({ sendWaiting }) => sendWaiting());

async function watchUnread(path: string) {
  try {
    (await import("./unread")).watch(path, { owner, notifications: notifications === "on" });
  } catch {
    // The next page tries again.
  }
}

// A browser may forbid its storage.
function hasWaiting(): boolean {
  try {
    const mine = `support:${owner}:`;
    return link !== null && Object.keys(localStorage).some((key) => key.startsWith(mine));
  } catch {
    return false;
  }
}

function whenIdle(begin: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin);
}
