import { readDraftValue } from "./form-draft";

const TIMEOUT_MS = 15_000;

/**
 * Loads the questions of who has no resume when somebody chooses them, or a draft has answers. Where they do not come, a button stays that
 * brings them with the whole form. Resolves when those that a draft needs are there, so that it can be restored.
 */
export async function loadDetailsOnChoice(form: HTMLFormElement): Promise<void> {
  const choice = form.querySelector<HTMLInputElement>("#source-new");
  if (!choice) return;
  choice.addEventListener("change", () => choice.checked && void loadDetails(form));
  addEventListener("pageshow", () => choice.checked && void loadDetails(form)); // what Back brings is filled in only now
  if (choice.checked || readDraftValue(form, choice.name) === choice.value) await loadDetails(form);
}

async function loadDetails(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector<HTMLElement>(".source-new");
  if (!place?.querySelector("button[value=details]") || place.ariaBusy === "true") return;
  place.ariaBusy = "true";
  try {
    const response = await fetch("/generate?resume=new", { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const details = page.querySelector(".source-new");
    if (details) place.replaceChildren(...details.childNodes);
  } catch {
    // The button stays.
  }
  place.ariaBusy = null;
}
