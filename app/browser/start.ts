import { forgetOnLogout, settleSentDraft } from "./form-draft";
import { makeShelf, say } from "./toast";

/** What every page with a script does: shows the server's word as a toast, throws away what was sent well, and keeps a page for when there is no network. */
export function startPage() {
  const flash = document.querySelector<HTMLElement>("[data-flash]");
  const isGood = flash?.classList.contains("go") ?? false;
  makeShelf();
  settleSentDraft(isGood || document.querySelector("[data-job]") !== null);
  forgetOnLogout();
  // The whole text stands in the page; its first sentence is shown over it as well, wherever it was scrolled to.
  const text = flash?.lastElementChild?.textContent ?? "";
  if (text)
    setTimeout(() => say({ kind: isGood ? "success" : "stop", text: text.split(". ")[0] ?? text }), 100);
  void navigator.serviceWorker?.register("/sw.js");
}
