import { createElement } from "./element";
import { showWhatWasRead } from "./read-block";
import { detachUpload, showFieldError } from "./resume-file-field";
import { uploadInChunks, UploadError, type UploadedResume } from "./upload";
import { createUploadView } from "./upload-view";

type UploadForm = { form: HTMLFormElement; input: HTMLInputElement; button: HTMLButtonElement };

let cancelPrevious = () => undefined as void;
let releasePrevious: (() => void) | undefined;

/**
 * Uploads the chosen resume in chunks before the form is sent, so that a broken connection costs one chunk.
 * Then the form sends only the upload id. If the upload fails, the file is sent with the form. A submit
 * during the upload waits.
 */
export async function uploadResume({ form, input, button }: UploadForm, file: File) {
  cancelPrevious();
  const stop = new AbortController();
  const view = createUploadView(input, file, () => stop.abort());
  const release = holdForm({ form, button }, () => view.setWaiting());
  cancelPrevious = () => {
    stop.abort();
    release(false);
    view.remove();
  };
  detachUpload(input);
  input.addEventListener("change", () => cancelPrevious(), { once: true });
  try {
    const uploaded = await uploadInChunks(file, { signal: stop.signal, onProgress: view.setProgress });
    if (stop.signal.aborted) return;
    attachUpload({ form, input }, uploaded);
    view.finish(`${uploaded.fileName} was read.`, true);
    // What was read is looked at before anything is paid for: the form waits for one more tap.
    const isShown = await showWhatWasRead(form, uploaded.uploadId);
    if (stop.signal.aborted) return;
    release(!isShown);
    if (!isShown) return;
    foldChooser(form, view.container);
    form.querySelector("[data-read]")?.scrollIntoView({ block: "nearest" });
  } catch (error) {
    if (input.files?.[0] !== file) return;
    const why = stop.signal.aborted
      ? "Stopped. Choose the file again to continue, or send the form with the file."
      : error instanceof UploadError
        ? error.message
        : "Your file goes with the form when you send it.";
    view.finish(why);
    if (error instanceof UploadError && error.isFileRejected) rejectFile(input, why, () => view.remove());
    release(!(error instanceof UploadError && error.isFileRejected) && !stop.signal.aborted);
  }
}

/** The choice of a resume in one line that opens, as the page has it without scripts; the end of the upload stays to see. */
function foldChooser(form: HTMLFormElement, ending: HTMLElement) {
  const parts = [...form.querySelectorAll<HTMLElement>("[data-chooser]")];
  const [first] = parts;
  if (!first) return;
  const hadFocus = parts.some((part) => part.contains(document.activeElement));
  let fold = first.closest("details");
  if (!fold) {
    const stack = createElement("div", { className: "stack" });
    fold = createElement(
      "details",
      { className: "disclosure" },
      createElement("summary", {}, "Another resume, or none"),
      stack,
    );
    first.before(fold);
    stack.append(...parts);
  }
  fold.open = false;
  ending.classList.add("source-file");
  fold.before(ending);
  if (hadFocus) form.querySelector<HTMLElement>("#read-title")?.focus({ preventScroll: true });
}

// The server has the file, so the form sends only its id.
function attachUpload({ form, input }: Pick<UploadForm, "form" | "input">, { uploadId }: UploadedResume) {
  input.removeAttribute("name");
  for (const notice of form.querySelectorAll("[data-unfinished]")) notice.remove();
  const known = form.querySelector<HTMLInputElement>("[name=uploadId]");
  if (known) known.value = uploadId;
  else {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "uploadId", value: uploadId });
    input.after(field);
  }
}

// A rejected file is not sent again with the form.
function rejectFile(input: HTMLInputElement, message: string, removeView: () => void) {
  input.value = "";
  detachUpload(input);
  removeView();
  showFieldError(input, message);
  input.focus();
}

/**
 * Blocks the form during the upload. The returned function releases it. If the user submitted meanwhile and
 * `shouldSubmit` is true, the form is sent.
 */
function holdForm(
  { form, button }: Pick<UploadForm, "form" | "button">,
  onWaiting: () => void,
): (shouldSubmit: boolean) => void {
  let label: Node[] | undefined;
  const blockSubmit = (event: SubmitEvent) => {
    const needsFile = new FormData(form).get("isCreatingNewResume") !== "true";
    if (event.target !== form || !needsFile || (event.submitter && event.submitter !== button)) return;
    event.preventDefault();
    event.stopPropagation();
    label ??= [...button.childNodes];
    button.replaceChildren("Waiting for your resume …");
    onWaiting();
  };
  releasePrevious?.();
  document.addEventListener("submit", blockSubmit, true);
  const unblock = () => document.removeEventListener("submit", blockSubmit, true);
  releasePrevious = unblock;
  return (shouldSubmit) => {
    unblock();
    if (!label) return;
    button.replaceChildren(...label);
    label = undefined;
    if (shouldSubmit) button.click();
  };
}
