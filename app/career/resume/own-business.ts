import type { DocumentText } from "./document-text";
import { groupByParagraph, type Field } from "./field";
import { isOrganisation, isPost } from "./places";

/** "Self (Oguara & Sons boat yard, Swali waterside)": somebody's own business, whose name stands in the bracket, and no employer of the name "Self". */
export function withOwnBusiness({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const lines = [...groupByParagraph(fields)];
  return lines.flatMap(([place, here], at) => {
    const isTitled = [lines[at - 1], lines[at], lines[at + 1]].some(
      (line) => line && isPostOf(here, line[1]),
    );
    const [, self = "", lead = "", name = ""] =
      OWN.exec((paragraphs[place]?.text ?? "").slice(0, LONGEST)) ?? [];
    const [first] = here;
    const [segment] = first?.segments ?? [];
    if (first?.label !== "employer" || !segment || name === "" || !isName(name)) return here;
    const [business = "", ...site] = name.split(/,\s+/u);
    const from = self.length + lead.length;
    const part = (label: Field["label"], text: string, at: number, index: number): Field => ({
      ...first,
      label,
      text,
      segments: [
        { ...segment, text, from: at, to: at + text.length, index, before: index === 0 ? "start" : "comma" },
      ],
      probability: (...labels) => (labels.includes(label) ? SURE : 0),
    });
    const inside = from + name.length;
    const behind = here.filter(({ segments: [one] }) => (one?.from ?? 0) > inside);
    const town = site.join(", ");
    return [
      ...(isTitled ? [] : [part("title", "Self-employed", 0, 0)]),
      part("employer", business, from, 1),
      ...(town === "" ? [] : [part("place", town, from + name.length - town.length, 2)]),
      ...behind,
    ];
  });
}

/** Whether a line, or a cell of the same row, says what somebody was in their business. */
function isPostOf([business]: readonly Field[], line: readonly Field[]): boolean {
  const [first] = line;
  const isNear = business?.row === first?.row && first?.label === "title";
  return (
    isNear || line.some(({ label, paragraph }) => label === "title" && paragraph === business?.paragraph)
  );
}

/** "bike man" tells what somebody does on their own. */
const isName = (text: string) => isOrganisation(text) || (/^\p{Lu}/u.test(text) && !isPost(text));
const OWN = /^\s*(self|my ?self|self[- ]employed|own business)(\s*\()([^()]{3,90})\)/iu;
const LONGEST = 300;
const SURE = 0.9;
