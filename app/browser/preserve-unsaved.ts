import { listFields, readState } from "./form-fields";
import { PART_LINK } from "./linked-parts";

const ANSWERS = "[data-decides] textarea";

/**
 * Replaces parts of the page by `replace`, without what somebody typed there and has not saved: an opened part with a form that was changed
 * goes into the place of its link, with the focus, and answers to questions go into their fields.
 */
export function preserveUnsaved(replace: () => void): void {
  const focused = document.activeElement;
  const parts = [...document.querySelectorAll<HTMLDetailsElement>("details[data-from]")].filter(isUnsaved);
  // An answer that came back as wrong is what the server sent, and not saved either.
  const answers = [...document.querySelectorAll<HTMLTextAreaElement>(ANSWERS)];
  replace();
  for (const part of parts)
    [...document.querySelectorAll<HTMLAnchorElement>(PART_LINK)]
      .find((link) => link.getAttribute("href") === part.dataset.from)
      ?.replaceWith(part);
  for (const { id, value } of answers) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
    field.value = value;
    const closed = field.closest("details");
    if (closed) closed.open = true;
  }
  if (focused instanceof HTMLElement && parts.some((part) => part.contains(focused)))
    focused.focus({ preventScroll: true });
}

function isUnsaved(part: HTMLElement): boolean {
  return [...part.querySelectorAll("form")].some((form) =>
    listFields(form)
      .map(readState)
      .some(({ now, first }) => now !== first),
  );
}
