const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The problem of a file, checked before the upload, so that users do not pay for rejected data. */
export function validateResumeFile({ name, size }: Pick<File, "name" | "size">): string {
  if (size === 0) return "This file is empty. Save your resume again, then choose the new file.";
  if (size > MAX_FILE_BYTES) return "File size must be less than 10MB.";
  return /\.(pdf|docx?)$/i.test(name) ? "" : "Please upload PDF, DOC, or DOCX files only.";
}

/**
 * Checks each chosen file. Shows the problem of a bad file, and passes a good one to `onFile`. On a slow line the file may be there
 * before this script, and after Back the browser brings it again: both count as a choice.
 */
export function handleResumeFile(input: HTMLInputElement, onFile: (file: File) => void) {
  let known: File | undefined;
  const handle = () => {
    const file = input.files?.[0];
    known = file;
    const problem = file ? validateResumeFile(file) : "";
    detachUpload(input);
    if (problem) input.value = ""; // it would go with the form, to be refused there once more
    showFieldError(input, problem);
    if (file && !problem) onFile(file);
  };
  const handleEarlyChoice = () => {
    if (input.files?.[0] && !known) handle();
  };
  input.addEventListener("change", handle);
  addEventListener("pageshow", handleEarlyChoice);
  handleEarlyChoice();
}

/** A new choice replaces an upload before it, whatever becomes of it. */
export function detachUpload(input: HTMLInputElement) {
  input.name = "resume";
  input.form?.querySelector("[name=uploadId]")?.remove();
}

/**
 * Shows the problem beside the field, with the same markup and ARIA attributes as the server. An empty text
 * removes it.
 */
export function showFieldError(input: HTMLInputElement, problem: string) {
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  input.removeAttribute("aria-invalid");
  const descriptionIds = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((one) => one && one !== id);
  if (problem) {
    input.closest("details")?.setAttribute("open", "");
    const line = document.createElement("p");
    line.className = "error";
    line.id = id;
    line.setAttribute("role", "alert");
    line.textContent = problem;
    input.before(line);
    input.setAttribute("aria-invalid", "true");
    descriptionIds.push(id);
  }
  input.setAttribute("aria-describedby", descriptionIds.join(" "));
}
