import { createElement } from "./element";
import { loadPart } from "./linked-parts";

/**
 * A tap on a line shows its sources below it. A second tap closes them. The linked list of all lines has the same content
 * for all readers; it is loaded by the first tap.
 */
export function showSourcesOnTap(): void {
  for (const hint of document.querySelectorAll<HTMLElement>("[data-taps]")) {
    const part = hint.closest("[id]");
    const text = part?.querySelector<HTMLElement>(".paper-text");
    const link = part?.querySelector<HTMLAnchorElement>("a.disclosure[href$=lines]");
    if (!part || !text || !link) continue;
    let lines: Promise<Element[]> | undefined;
    hint.hidden = false;
    text.addEventListener("click", (event) => {
      // A paper that shows its beginning only is opened first.
      if (text.scrollHeight > text.clientHeight + 9) return location.assign(`#${part.id}`);
      lines ??= loadLines(link);
      void lines.then((loaded) => {
        if (loaded.length === 0) lines = undefined; // the next tap asks again
        toggleSource(event, text, loaded);
      });
    });
  }
}

async function loadLines(link: HTMLAnchorElement): Promise<Element[]> {
  return [...((await loadPart(link))?.querySelectorAll("[data-lines] > li") ?? [])];
}

function toggleSource(event: MouseEvent, text: HTMLElement, lines: Element[]): void {
  const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>("p, li") : null;
  // The user is selecting text to copy.
  if (!tapped || !text.contains(tapped) || getSelection()?.toString()) return;
  const openPanel = text.querySelector<HTMLElement>("[data-source]");
  const openSentence = openPanel?.dataset.source;
  const isInside = openPanel?.contains(tapped);
  openPanel?.remove();
  if (isInside) return;
  const at = textOffsetAt(tapped, event);
  const line = lines.find((one) => {
    const from = tapped.textContent?.indexOf(sentenceText(one)) ?? -1;
    return from >= 0 && at >= from && at <= from + sentenceText(one).length;
  });
  if (!line || openSentence === sentenceText(line)) return;
  const panel = createElement(
    "div",
    { className: "notice", data: { source: sentenceText(line) }, aria: { role: "status" } },
    ...[...line.children].map((child) => child.cloneNode(true)),
  );
  if (tapped.tagName === "LI") tapped.append(panel);
  else tapped.after(panel);
}

function sentenceText(line: Element): string {
  return line.firstChild?.textContent ?? "";
}

/** Characters between the start of the element and the tap; 0 when the browser does not support it. */
function textOffsetAt(element: HTMLElement, { clientX, clientY }: MouseEvent): number {
  const [node, offset] = findCaret(clientX, clientY);
  if (!node || !element.contains(node)) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function findCaret(x: number, y: number): [Node | undefined, number] {
  // Older browsers support only one of the two.
  const caretApi: Partial<Pick<Document, "caretPositionFromPoint" | "caretRangeFromPoint">> = document;
  const caret = caretApi.caretPositionFromPoint?.(x, y);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = caretApi.caretRangeFromPoint?.(x, y);
  return [range?.startContainer, range?.startOffset ?? 0];
}
