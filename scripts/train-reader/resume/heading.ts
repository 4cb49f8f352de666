import type { Chance } from "../invent";
import type { Page, Piece } from "../page";
import { spaced } from "./fill";

/** Chooses how the headings of one resume look, and gives what writes one. */
export function createHeading(
  { is, pick }: Chance,
  page: Page,
  { isPhone, isBare, gap }: { isPhone: boolean; isBare: boolean; gap: number },
): (text: string, column?: number) => void {
  const look =
    isPhone || isBare
      ? pick(["lower", "plain", "colon", ...(isBare ? ["plaincaps", "plaincaps"] : [])])
      : pick([
          "bold",
          "caps",
          "boldcaps",
          "big",
          "bigbold",
          "boldcaps",
          "rule",
          "hl",
          "bold",
          "plaincaps",
          "centre",
          "colonbold",
        ]);
  const numbered = is(0.03);
  const isSpaced = is(0.03);
  let count = 0;
  const size = headingSize({ is, pick }, look, isBare);
  const rules = look === "rule" || is(0.15);
  const raised = look.includes("caps") || (look === "rule" && is(0.5));
  const hasWord = is(0.6);
  const hasDates = is(0.03);
  return (text, column = 0) => {
    count += 1;
    const written = isSpaced ? spaced(text) : look === "lower" ? text.toLowerCase() : text;
    page.add(
      [
        {
          text: `${numbered ? `${count}. ` : ""}${written}${look.startsWith("colon") ? ":" : ""}`,
          label: "heading",
        },
        ...(hasDates
          ? ([
              { text: "\t", label: "other" },
              { text: pick(["Date", "Dates", "DATE", "Year"]), label: "heading" },
            ] as Piece[])
          : []),
      ],
      {
        bold:
          (look.includes("bold") || look === "rule" || look === "hl" || look === "centre") &&
          (look !== "hl" || hasWord),
        caps: raised,
        size,
        space: gap,
        rule: rules,
        center: look === "centre",
        column,
        ...(look === "hl" && { headingLevel: 2 }),
      },
    );
  };
}

function headingSize({ is, pick }: Pick<Chance, "is" | "pick">, look: string, isBare: boolean): number {
  if (isBare) return 1;
  if (look.startsWith("big")) return pick([1.15, 1.3, 1.45]);
  if (look === "hl") return pick([1, 1.2, 1.4]);
  return is(0.3) ? 1.15 : 1;
}
