import { clearDraftsOnLogout, clearSentDraft } from "./form-draft";
import { createToastRegion, showToast } from "./toast";

/**
 * Setup of every page with a script: shows the flash message as a toast, deletes sent drafts, and registers
 * the service worker.
 */
export function setUpPage() {
  const flash = document.querySelector<HTMLElement>("[data-flash]");
  const isSuccess = flash?.classList.contains("go") ?? false;
  createToastRegion();
  clearSentDraft(isSuccess || document.querySelector("[data-job]") !== null);
  clearDraftsOnLogout();
  // The page contains the whole text. The toast shows its first sentence, wherever the page is scrolled.
  const text = flash?.lastElementChild?.textContent ?? "";
  if (text)
    setTimeout(
      () => showToast({ kind: isSuccess ? "success" : "stop", text: text.split(". ")[0] ?? text }),
      100,
    );
  void navigator.serviceWorker?.register("/sw.js");
}
