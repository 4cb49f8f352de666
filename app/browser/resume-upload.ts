import { showProblem } from "./resume-file";
import { sendInPieces, UploadFailed, type Sent } from "./upload";
import { showUpload } from "./upload-view";

type Parts = { form: HTMLFormElement; input: HTMLInputElement; button: HTMLButtonElement };

let stopLast = () => undefined as void;
let holdsForm: (() => void) | undefined;

/**
 * Sends the chosen resume before the form, so that a line that drops costs a piece and not the form. When it is here the form names it; when it cannot be
 * sent this way, the file stays in its field and goes with the form. A form that is sent meanwhile waits.
 */
export async function uploadResume({ form, input, button }: Parts, file: File) {
  stopLast();
  const stop = new AbortController();
  const shown = showUpload(input, file, () => stop.abort());
  const release = hold({ form, button }, () => shown.waiting());
  stopLast = () => {
    stop.abort();
    release(false);
    shown.remove();
  };
  input.name = "resume";
  input.addEventListener("change", () => stopLast(), { once: true });
  try {
    const sent = await sendInPieces(file, { signal: stop.signal, onProgress: shown.progress });
    if (stop.signal.aborted) return;
    nameUpload({ form, input }, sent);
    shown.end(`${sent.fileName} was read. You do not need to choose it again.`, true);
    release(true);
  } catch (error) {
    if (input.files?.[0] !== file) return;
    const why = stop.signal.aborted
      ? "Stopped. Choose the file again to continue, or send the form with the file."
      : error instanceof UploadFailed
        ? error.message
        : "Your file goes with the form when you send it.";
    shown.end(why);
    if (error instanceof UploadFailed && error.isAboutFile) refuse(input, why, () => shown.remove());
    release(!(error instanceof UploadFailed && error.isAboutFile) && !stop.signal.aborted);
  }
}

// The file is here already: the form sends its name only.
function nameUpload({ form, input }: Pick<Parts, "form" | "input">, { uploadId, fileName }: Sent) {
  input.removeAttribute("name");
  for (const note of form.querySelectorAll("[data-unfinished]")) note.remove();
  const known = form.querySelector<HTMLSelectElement | HTMLInputElement>("[name=uploadId]");
  if (known instanceof HTMLSelectElement) {
    if (![...known.options].some(({ value }) => value === uploadId))
      known.add(new Option(fileName, uploadId), 0);
    known.value = uploadId;
    known.addEventListener("change", () => known.value === "" && (input.name = "resume"));
  } else if (known) known.value = uploadId;
  else {
    const field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "uploadId", value: uploadId });
    form.append(field);
  }
}

// What was refused is not sent once more with the form.
function refuse(input: HTMLInputElement, why: string, tidy: () => void) {
  input.value = "";
  tidy();
  showProblem(input, why);
  input.focus();
}

/** Holds the form while the file is on its way. The returned function lets it go, and sends it if it was tapped meanwhile and `goOn` says so. */
function hold(
  { form, button }: Pick<Parts, "form" | "button">,
  waiting: () => void,
): (goOn: boolean) => void {
  let words: Node[] | undefined;
  const holdBack = (event: SubmitEvent) => {
    const needsFile = new FormData(form).get("isCreatingNewResume") !== "true";
    if (event.target !== form || !needsFile || (event.submitter && event.submitter !== button)) return;
    event.preventDefault();
    event.stopPropagation();
    words ??= [...button.childNodes];
    button.replaceChildren("Waiting for your resume …");
    waiting();
  };
  holdsForm?.();
  document.addEventListener("submit", holdBack, true);
  const letGo = () => document.removeEventListener("submit", holdBack, true);
  holdsForm = letGo;
  return (goOn) => {
    letGo();
    if (!words) return;
    button.replaceChildren(...words);
    words = undefined;
    if (goOn) button.click();
  };
}
