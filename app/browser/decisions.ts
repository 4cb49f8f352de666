import { showToast } from "./toast";

/**
 * Answers to sentences that need their owner change the page in place: `show` puts the page that the answer leads to on the screen.
 * Where it does not come, the form is sent as it is without scripts.
 */
export function decideInPlace(show: (page: Document) => void) {
  let isSending = false;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-decides]")) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const label = form.closest("[data-decisions]")?.getAttribute("aria-labelledby") ?? "";
    void answer(form, submitter).then((page) => {
      isSending = false;
      if (!page) return sendPlainly(form, submitter);
      // Read first: showing the page takes its parts away.
      const text = page.querySelector("[data-flash]")?.lastElementChild?.textContent ?? "";
      show(page);
      document.getElementById(label)?.focus();
      showToast({ kind: "success", text });
    });
  });
}

async function answer(form: HTMLFormElement, submitter: HTMLButtonElement): Promise<Document | undefined> {
  try {
    const body = new FormData(form, submitter);
    const response = await fetch(form.action, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return undefined;
  }
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
