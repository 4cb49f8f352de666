import { clearDraftsOnLogout, clearSentDraft } from "./form-draft";
import { createToastRegion, showToast } from "./toast";

/**
 * Setup of every page with a script: shows the flash message as a toast where the page is scrolled past it, deletes
 * sent drafts, and registers the service worker.
 */
export function setUpPage() {
  const flash = document.querySelector<HTMLElement>("[data-flash]");
  const isSuccess = flash?.classList.contains("go") ?? false;
  createToastRegion();
  clearSentDraft(isSuccess || document.querySelector("[data-job]") !== null);
  clearDraftsOnLogout();
  // The page contains the whole text. The toast shows its first sentence to whoever does not see it there.
  const text = flash?.lastElementChild?.textContent ?? "";
  if (flash && text)
    setTimeout(() => {
      // Text that a page brings with it is not announced; text that comes into a status is.
      if (isInView(flash)) flash.replaceChildren(...flash.childNodes);
      else showToast({ kind: isSuccess ? "success" : "stop", text: text.split(". ")[0] ?? text });
    }, 100);
  void navigator.serviceWorker?.register("/sw.js");
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
