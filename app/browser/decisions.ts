import { showToast } from "./toast";

/**
 * Answers to sentences and questions that need their owner change the page in place: `show` puts the page that the answer leads to on the
 * screen, and keeps what is typed for other questions. Where no page comes, the form is sent as it is without scripts. `forms`: which forms.
 */
export function decideInPlace(show: (page: Document) => void, forms = "[data-decides]") {
  let isSending = false;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches(forms)) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const label = form.closest("[data-decisions]")?.getAttribute("aria-labelledby") ?? "";
    void answer(form, submitter).then(({ page, isRefused }) => {
      isSending = false;
      if (!page) return sendPlainly(form, submitter);
      if (isRefused && showErrors(form, page)) return;
      if (isRefused) return sendPlainly(form, submitter);
      // Read first: showing the page takes its parts away.
      const text = page.querySelector("[data-flash]")?.lastElementChild?.textContent ?? "";
      show(page);
      document.getElementById(label)?.focus();
      showToast({ kind: "success", text });
    });
  });
}

async function answer(
  form: HTMLFormElement,
  submitter: HTMLButtonElement,
): Promise<{ page?: Document; isRefused?: boolean }> {
  try {
    const body = new FormData(form, submitter);
    // What is typed stays on the page, so that the answer need not bring it.
    if (submitter.name === "leave")
      for (const { name } of form.querySelectorAll("textarea")) body.delete(name);
    const response = await fetch(form.action, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok && response.status !== 400) return {};
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return { page, isRefused: !response.ok };
  } catch {
    return {};
  }
}

/** The form with what is wrong in it, in the place of the one that was sent. False: the page has none. */
function showErrors(form: HTMLFormElement, page: Document): boolean {
  const refused = page.querySelector(`[action="${form.getAttribute("action") ?? ""}"]`);
  if (!refused) return false;
  form.replaceWith(document.adoptNode(refused));
  document.querySelector<HTMLElement>("[data-decides] [aria-invalid]")?.focus();
  return true;
}

// submit() sends without an event, but also without the button that was pressed.
function sendPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement) {
  const pressed = document.createElement("input");
  pressed.type = "hidden";
  pressed.name = name;
  pressed.value = value;
  form.append(pressed);
  form.submit();
}
