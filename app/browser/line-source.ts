import { make } from "./make";

/** A tap on a line of a document shows what it rests on, right under it; a second tap takes that away. The list beneath says the same to everybody. */
export function showSourcesOnTap(): void {
  for (const list of document.querySelectorAll("[data-lines]")) {
    const part = list.closest("[id]");
    const text = part?.querySelector<HTMLElement>(".paper-text");
    const hint = part?.querySelector<HTMLElement>("[data-taps]");
    if (!text || !hint) continue;
    hint.hidden = false;
    text.addEventListener("click", (event) => toggle(event, text, [...list.children]));
  }
}

function toggle(event: MouseEvent, text: HTMLElement, lines: Element[]): void {
  const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>("p, li") : null;
  if (!tapped || !text.contains(tapped) || getSelection()?.toString()) return; // who selects wants to copy
  const shown = text.querySelector<HTMLElement>("[data-told]");
  const before = shown?.dataset.told;
  const isOwn = shown?.contains(tapped);
  shown?.remove();
  if (isOwn) return;
  const at = placeIn(tapped, event);
  const line = lines.find((one) => {
    const from = tapped.textContent?.indexOf(sentenceOf(one)) ?? -1;
    return from >= 0 && at >= from && at <= from + sentenceOf(one).length;
  });
  if (!line || before === sentenceOf(line)) return;
  const note = make(
    "div",
    { className: "notice", data: { told: sentenceOf(line) }, aria: { role: "status" } },
    ...[...line.children].map((child) => child.cloneNode(true)),
  );
  if (tapped.tagName === "LI") tapped.append(note);
  else tapped.after(note);
}

function sentenceOf(line: Element): string {
  return line.firstChild?.textContent ?? "";
}

/** How many characters of the element stand before the tap; a browser that cannot tell says 0. */
function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): number {
  const [node, offset] = caretAt(clientX, clientY);
  if (!node || !element.contains(node)) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function caretAt(x: number, y: number): [Node | undefined, number] {
  const known: Partial<Pick<Document, "caretPositionFromPoint" | "caretRangeFromPoint">> = document; // older browsers know one of the two
  const caret = known.caretPositionFromPoint?.(x, y);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = known.caretRangeFromPoint?.(x, y);
  return [range?.startContainer, range?.startOffset ?? 0];
}
