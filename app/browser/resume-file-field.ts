const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What is wrong with a file, said before it is sent, so that nobody pays for data that is refused. */
export function validateResumeFile({ name, size }: Pick<File, "name" | "size">): string {
  if (size === 0) return "This file is empty. Save your resume again, then choose the new file.";
  if (size > MAX_FILE_BYTES) return "File size must be less than 10MB.";
  return /\.(pdf|docx?)$/i.test(name) ? "" : "Please upload PDF, DOC, or DOCX files only.";
}

/** Watches the field of the resume's file: says at once what is wrong with a chosen file, and hands a good one to `take`. */
export function handleResumeFile(input: HTMLInputElement, onFile: (file: File) => void) {
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    const problem = file ? validateResumeFile(file) : "";
    forgetUpload(input);
    if (problem) input.value = ""; // it would go with the form, to be refused there once more
    showFieldError(input, problem);
    if (file && !problem) onFile(file);
  });
}

/** A new choice takes the place of an upload before it, whatever comes of it. */
export function forgetUpload(input: HTMLInputElement) {
  input.name = "resume";
  input.form?.querySelector("[name=uploadId]")?.remove();
}

/** Says what is wrong with the file, in the place and with the wiring of the server's own messages; an empty text takes it back. */
export function showFieldError(input: HTMLInputElement, problem: string) {
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  input.removeAttribute("aria-invalid");
  const descriptionIds = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((one) => one && one !== id);
  if (problem) {
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
