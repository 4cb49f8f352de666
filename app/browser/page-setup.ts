import { clearDraftsOnLogout, clearSentDraft } from "./form-draft";
import { createToastRegion, showToast } from "./toast";

/** What every page with a script does: shows the server's word as a toast, throws away what was sent well, and keeps a page for when there is no network. */
export function setUpPage() {
  const flash = document.querySelector<HTMLElement>("[data-flash]");
  const isSuccess = flash?.classList.contains("go") ?? false;
  createToastRegion();
  clearSentDraft(isSuccess || document.querySelector("[data-job]") !== null);
  clearDraftsOnLogout();
  // The whole text stands in the page; its first sentence is shown over it as well, wherever it was scrolled to.
  const text = flash?.lastElementChild?.textContent ?? "";
  if (text)
    setTimeout(
      () => showToast({ kind: isSuccess ? "success" : "stop", text: text.split(". ")[0] ?? text }),
      100,
    );
  void navigator.serviceWorker?.register("/sw.js");
}
