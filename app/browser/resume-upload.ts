import { showWhatWasRead } from "./read-block";
import { forgetUpload, showFieldError } from "./resume-file-field";
import { uploadInChunks, UploadError, type UploadedResume } from "./upload";
import { createUploadView } from "./upload-view";

type UploadForm = { form: HTMLFormElement; input: HTMLInputElement; button: HTMLButtonElement };

let cancelPrevious = () => undefined as void;
let releasePrevious: (() => void) | undefined;

/**
 * Sends the chosen resume before the form, so that a line that drops costs a piece and not the form. When it is here the form names it; when it cannot be
 * sent this way, the file stays in its field and goes with the form. A form that is sent meanwhile waits.
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
  forgetUpload(input);
  input.addEventListener("change", () => cancelPrevious(), { once: true });
  try {
    const uploaded = await uploadInChunks(file, { signal: stop.signal, onProgress: view.setProgress });
    if (stop.signal.aborted) return;
    attachUpload({ form, input }, uploaded);
    view.finish(`${uploaded.fileName} was read. You do not need to choose it again.`, true);
    // What was read is looked at before anything is paid for: the form waits for one more tap.
    const isShown = await showWhatWasRead(form, uploaded.uploadId);
    if (stop.signal.aborted) return;
    release(!isShown);
    if (isShown) form.querySelector("[data-read]")?.scrollIntoView({ block: "nearest" });
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

// The file is here already: the form sends its name only.
function attachUpload({ form, input }: Pick<UploadForm, "form" | "input">, { uploadId }: UploadedResume) {
  input.removeAttribute("name");
  for (const note of form.querySelectorAll("[data-unfinished]")) note.remove();
  const known = form.querySelector<HTMLInputElement>("[name=uploadId]");
  if (known) known.value = uploadId;
  else {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "uploadId", value: uploadId });
    input.after(field);
  }
}

// What was refused is not sent once more with the form.
function rejectFile(input: HTMLInputElement, message: string, removeView: () => void) {
  input.value = "";
  forgetUpload(input);
  removeView();
  showFieldError(input, message);
  input.focus();
}

/** Holds the form while the file is on its way. The returned function lets it go, and sends it if it was tapped meanwhile and `goOn` says so. */
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
  return (goOn) => {
    unblock();
    if (!label) return;
    button.replaceChildren(...label);
    label = undefined;
    if (goOn) button.click();
  };
}
