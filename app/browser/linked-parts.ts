import { createElement } from "./element";

const TIMEOUT_MS = 15_000;

/**
 * Opens a linked part (ui/dialog.tsx) in the place of its link. Where it does not come, or somebody wants another tab, the link stays what
 * it is. `onOpened` gets what was opened.
 */
export function openPartsInPlace(onOpened: (part: HTMLElement) => void = () => undefined): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(PART_LINK) : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;
    void openPart(link).then((part) => {
      if (!part) return location.assign(link.href);
      part.closest("details")?.querySelector("summary")?.focus();
      onOpened(part);
    });
  });
}

export const PART_LINK = "a.disclosure";

/** Puts the part in the place of its link, open. Undefined when it did not come. */
export async function openPart(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  link.ariaBusy = "true";
  const part = await loadPart(link);
  link.ariaBusy = null;
  if (!part) return undefined;
  const summary = createElement("summary", {}, ...link.childNodes);
  const details = createElement("details", { className: "disclosure", open: true }, summary, part);
  details.dataset.from = link.getAttribute("href") ?? "";
  link.replaceWith(details);
  return part;
}

/** What the page of a part shows. Undefined when it did not come, or another page did, such as the one to sign in. */
export async function loadPart({ href }: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const part = page.querySelector<HTMLElement>("[data-part]");
    return part ? document.adoptNode(part) : undefined;
  } catch {
    return undefined;
  }
}
