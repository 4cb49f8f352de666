const MIN_LENGTH = 40;
const PROPOSED_FIELDS = ["jobTitle", "companyName", "companyLocation"];
const ADVERT_BUTTONS = /^(check|post|answer)$/;

/**
 * Shows what the advert asks after a paste or a change, and does what the buttons of its part ask for, without a new page.
 * Returns the function that compares the same advert once more, with another resume. A form that was sent (`wasSent`) is shown as it was:
 * a field that the check fills in would make another request of it.
 */
export function checkAdvertInPlace(
  form: HTMLFormElement,
  area: HTMLTextAreaElement,
  { wasSent }: { wasSent: boolean },
): () => void {
  let lastChecked = "";
  const check = (proposes = true) => {
    const text = area.value.trim();
    if (text.length < MIN_LENGTH || text === lastChecked) return;
    lastChecked = text;
    const body = new FormData(form);
    body.set("check", "1");
    void replaceAdvert(form, body, proposes).then((isDone) => {
      if (!isDone) lastChecked = ""; // allows another check of the same text
    });
  };
  area.addEventListener("blur", () => check());
  area.addEventListener("paste", () => setTimeout(check));
  // A restored draft; or, after Back, what the browser fills in again before this event.
  if (!("returned" in form.dataset)) {
    addEventListener("pageshow", () => check(!wasSent));
    // The questions that a draft needs may have come only after it.
    if (document.readyState === "complete") check(!wasSent);
  }
  answerInPlace(form);
  return () => {
    lastChecked = "";
    check(!wasSent);
  };
}

function answerInPlace(form: HTMLFormElement) {
  let isAsking = false;
  let isFallback = false;
  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !ADVERT_BUTTONS.test(submitter.name) || isFallback)
      return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void replaceAdvert(form, new FormData(form, submitter)).then((isDone) => {
      isAsking = false;
      if (isDone) return form.querySelector<HTMLElement>("[data-advice] [tabindex]")?.focus();
      isFallback = true;
      submitter.click();
      isFallback = false;
    });
  });
}

// The same page that the button brings without scripts; only the advert's part is taken from it.
async function replaceAdvert(form: HTMLFormElement, body: FormData, proposes = true): Promise<boolean> {
  for (const name of ["resume", "resumeText"]) body.delete(name);
  const text = body.get("jobDescription");
  try {
    const response = await fetch("/generate", { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [found, old] = [page.querySelector("[data-advice]"), form.querySelector("[data-advice]")];
    if (!found || !old || text !== new FormData(form).get("jobDescription")) return false;
    old.replaceChildren(...found.childNodes);
    foldArea(form, page);
    for (const name of proposes ? PROPOSED_FIELDS : []) {
      const [proposed, own] = [page, form].map((place) =>
        place.querySelector<HTMLInputElement>(`input[name="${name}"]`),
      );
      // What was typed since then stays.
      if (!proposed || own?.value !== body.get(name)) continue;
      own.value = proposed.value;
      // Who was about to type there replaces the proposal, and does not write behind it.
      if (own === document.activeElement) own.select();
    }
    const status = form.querySelector("[data-advice-status]");
    if (status) status.textContent = "The advert was checked. What it asks follows its text.";
    return true;
  } catch {
    return false;
  }
}

// A checked advert needs less room, unless somebody is typing there.
function foldArea(form: HTMLFormElement, page: Document) {
  const [own, checked] = [form, page].map((place) =>
    place.querySelector<HTMLTextAreaElement>("textarea[name=jobDescription]"),
  );
  if (own && checked && own !== document.activeElement) own.rows = checked.rows;
}
