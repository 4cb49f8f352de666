import { loadPart } from "./linked-parts";
import { showToast } from "./toast";

/** Makes what copies a text within `root` do so. A button does nothing without scripts, so that it is shown only now. */
export function offerCopying(root: ParentNode = document): void {
  for (const control of root.querySelectorAll<HTMLElement>("[data-copies]")) {
    control.hidden = false;
    control.addEventListener("click", (event) => {
      event.preventDefault();
      void copyText(control);
    });
  }
}

async function copyText(control: HTMLElement) {
  const label = control.querySelector("[data-label]");
  try {
    await (control instanceof HTMLAnchorElement
      ? copyLinked(control)
      : copy((control as HTMLButtonElement).value));
    if (label) label.textContent = "Copied";
    showToast({ kind: "success", text: `${control.dataset.copies ?? ""} copied.` });
  } catch {
    if (label) label.textContent = "Copy Failed";
    showToast({ kind: "stop", text: "Copy Failed. Select the text and copy it yourself." });
  }
}

const copy = (text: string) => navigator.clipboard.writeText(text);

/** The text is promised by the tap itself: a browser that asks for one would refuse what comes later. */
async function copyLinked(link: HTMLAnchorElement): Promise<void> {
  const text = loadPart(link).then((part) => {
    const area = part?.querySelector("textarea");
    if (!area) throw new Error("no text");
    return area.value;
  });
  try {
    const promised = text.then((loaded) => new Blob([loaded], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": promised })]);
  } catch {
    await copy(await text); // an older browser takes no promise
  }
}
