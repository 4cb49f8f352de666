import { readDraftValues } from "./form-draft";

const TIMEOUT_MS = 15_000;

/**
 * Loads the questions of who has no resume when somebody chooses them, or a draft has answers. Where they do not come, a button stays that
 * brings them with the whole form. Resolves when those that a draft needs are there, so that it can be restored.
 */
export async function loadDetailsOnChoice(form: HTMLFormElement): Promise<void> {
  const choice = form.querySelector<HTMLInputElement>("#source-new");
  if (!choice) return;
  const draft = readDraftValues(form);
  const jobs = countJobs(Object.keys(draft));
  choice.addEventListener("change", () => choice.checked && void loadDetails(form, jobs));
  addEventListener("pageshow", () => choice.checked && void loadDetails(form, jobs)); // what Back brings is filled in only now
  if (choice.checked || draft[choice.name] === choice.value) await loadDetails(form, jobs);
}

// What a form that came back has was typed just now, and counts more than a draft.
async function loadDetails(form: HTMLFormElement, jobs: number): Promise<void> {
  const place = form.querySelector<HTMLElement>(".source-new");
  const isMissing = place?.querySelector("button[value=details]") != null;
  const names = [...form.elements].map((field) => field.getAttribute("name") ?? "");
  const isShort = !("returned" in form.dataset) && countJobs(names) < jobs;
  if (!place || !(isMissing || isShort) || place.ariaBusy === "true") return;
  place.ariaBusy = "true";
  try {
    const response = await fetch(`/generate?resume=new&jobs=${jobs}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const details = page.querySelector(".source-new");
    if (details) place.replaceChildren(...details.childNodes);
  } catch {
    // The button stays.
  }
  place.ariaBusy = null;
}

/** How many blocks for jobs fields with these names need, one at least. */
function countJobs(names: string[]): number {
  const places = names.flatMap((name) => /^work\[(\d+)\]/.exec(name)?.[1] ?? []);
  return Math.max(0, ...places.map(Number)) + 1;
}
