import { showToast } from "./toast";

/** Shows the buttons that copy a text, which do nothing without scripts. */
export function offerCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copies]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copyText(button));
  }
}

async function copyText(button: HTMLButtonElement) {
  const label = button.querySelector("[data-label]");
  try {
    await navigator.clipboard.writeText(button.value);
    if (label) label.textContent = "Copied";
    showToast({ kind: "success", text: `${button.dataset.copies ?? ""} copied.` });
  } catch {
    if (label) label.textContent = "Copy Failed";
    showToast({ kind: "stop", text: "Copy Failed. Select the text and copy it yourself." });
  }
}
