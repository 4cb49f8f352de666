/** Asks the server what it read from a resume and shows it in its place. False when the answer did not come. */
export async function showWhatWasRead(form: HTMLFormElement, uploadId: string): Promise<boolean> {
  const body = new FormData();
  body.set("read", "1");
  body.set("isCreatingNewResume", "file");
  body.set("uploadId", uploadId);
  return replaceBlock(form, body);
}

/** Answers in "What we read" change the block in place. Where the answer does not come, the form is sent as it is without scripts. */
export function mendInPlace(form: HTMLFormElement, onMended: () => void) {
  let isAsking = false;
  let isFallback = false;
  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !/^(mend|place)$/.test(submitter.name) || isFallback)
      return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    const body = new FormData(form, submitter);
    body.delete("resume");
    void replaceBlock(form, body).then((isDone) => {
      isAsking = false;
      if (isDone) {
        onMended();
        return form.querySelector<HTMLElement>("#read-title")?.focus();
      }
      isFallback = true;
      submitter.click();
      isFallback = false;
    });
  });
}

// The same page that the button brings without scripts; only the block is taken from it.
async function replaceBlock(form: HTMLFormElement, body: FormData): Promise<boolean> {
  try {
    const response = await fetch("/generate", { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const [found, old] = [page.querySelector("[data-read]"), form.querySelector("[data-read]")];
    if (!found || !old) return false;
    // A refusal that is not about one answer stands above the form.
    if (!response.ok && !found.querySelector("[aria-invalid]")) return false;
    old.replaceChildren(...found.childNodes);
    return true;
  } catch {
    return false;
  }
}
