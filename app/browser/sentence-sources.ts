import { createElement } from "./element";

/** A tap on a line of a document shows what it rests on, right under it; a second tap takes that away. The list beneath says the same to everybody. */
export function showSourcesOnTap(): void {
  for (const list of document.querySelectorAll("[data-lines]")) {
    const part = list.closest("[id]");
    const text = part?.querySelector<HTMLElement>(".paper-text");
    const hint = part?.querySelector<HTMLElement>("[data-taps]");
    if (!text || !hint) continue;
    hint.hidden = false;
    text.addEventListener("click", (event) => toggleSource(event, text, [...list.children]));
  }
}

function toggleSource(event: MouseEvent, text: HTMLElement, lines: Element[]): void {
  const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>("p, li") : null;
  if (!tapped || !text.contains(tapped) || getSelection()?.toString()) return; // who selects wants to copy
  const openNote = text.querySelector<HTMLElement>("[data-source]");
  const openSentence = openNote?.dataset.source;
  const isInside = openNote?.contains(tapped);
  openNote?.remove();
  if (isInside) return;
  const at = textOffsetAt(tapped, event);
  const line = lines.find((one) => {
    const from = tapped.textContent?.indexOf(sentenceText(one)) ?? -1;
    return from >= 0 && at >= from && at <= from + sentenceText(one).length;
  });
  if (!line || openSentence === sentenceText(line)) return;
  const note = createElement(
    "div",
    { className: "notice", data: { source: sentenceText(line) }, aria: { role: "status" } },
    ...[...line.children].map((child) => child.cloneNode(true)),
  );
  if (tapped.tagName === "LI") tapped.append(note);
  else tapped.after(note);
}

function sentenceText(line: Element): string {
  return line.firstChild?.textContent ?? "";
}

/** How many characters of the element stand before the tap; a browser that cannot tell says 0. */
function textOffsetAt(element: HTMLElement, { clientX, clientY }: MouseEvent): number {
  const [node, offset] = findCaret(clientX, clientY);
  if (!node || !element.contains(node)) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function findCaret(x: number, y: number): [Node | undefined, number] {
  const caretApi: Partial<Pick<Document, "caretPositionFromPoint" | "caretRangeFromPoint">> = document; // older browsers know one of the two
  const caret = caretApi.caretPositionFromPoint?.(x, y);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = caretApi.caretRangeFromPoint?.(x, y);
  return [range?.startContainer, range?.startOffset ?? 0];
}
