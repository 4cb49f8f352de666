import { expect, test } from "vitest";
import type { Field } from "./field";
import { workGrammar } from "./grammars";
import type { Segment } from "./segments";
import type { Label } from "./tagger/labels";
import { withWholeTitles } from "./whole-titles";

type Piece = { label: Label; text: string; sure?: number; before?: Segment["before"] };

/** Lines of fields as the tagger hands them on. */
function linesOf(...lines: Piece[][]): Field[] {
  return lines.flatMap((pieces, paragraph) =>
    pieces.map(({ label, text, sure = 1, before = "start" }, index): Field => {
      const segment = { paragraph, text, index, before, from: 0, to: text.length } as Segment;
      return {
        label,
        text,
        paragraph,
        segments: [segment],
        probability: (...labels) =>
          (labels.includes(label) ? sure : 0) + (labels.includes("title") ? 1 - sure : 0),
      };
    }),
  );
}
const labelled = (fields: readonly Field[]) =>
  withWholeTitles(fields, workGrammar.slots).map(({ label, text }) => `${label} ${text}`);

test("an unsure employer beside the post of a sure one belongs to the post", () => {
  const fields = linesOf(
    [
      { label: "employer", text: "Warp Knitter", sure: 0.6 },
      { label: "title", text: "Finishing", before: "comma" },
    ],
    [{ label: "employer", text: "Arewa Textiles Ltd" }],
    [{ label: "dates", text: "2010 – 2016" }],
  );
  expect(labelled(fields)).toEqual([
    "title Warp Knitter, Finishing",
    "employer Arewa Textiles Ltd",
    "dates 2010 – 2016",
  ]);
});

test("a name alone beside a sure employer is the post, unless it is a firm or another line has the post", () => {
  const alone = (text: string, ...more: Piece[]) =>
    labelled(
      linesOf(
        [{ label: "employer", text, sure: 0.75 }, ...more],
        [{ label: "employer", text: "Skyline Masts Limited" }],
      ),
    )[0];
  expect(alone("Mast Climber")).toBe("title Mast Climber");
  expect(alone("Climbers Company")).toBe("employer Climbers Company");
  expect(alone("Mast Climber", { label: "line", text: "kept the log", before: "comma" })).toBe(
    "employer Mast Climber",
  );
});

test("two lines with a time each are two heads", () => {
  const fields = linesOf(
    [
      { label: "title", text: "Usher" },
      { label: "employer", text: "Harvest Camp", sure: 0.6, before: "comma" },
      { label: "dates", text: "2010", before: "comma" },
    ],
    [
      { label: "employer", text: "Plateau Rice Mills Ltd" },
      { label: "dates", text: "2011 – 2015", before: "comma" },
    ],
  );
  expect(labelled(fields)).toContain("employer Harvest Camp");
});

test("behind a bare rank beside its employer stands what of, and no town, branch or other employer", () => {
  const beside = (behind: Piece) =>
    labelled(
      linesOf([
        { label: "employer", text: "Oak Assurance Plc" },
        { label: "title", text: "Deputy Head", before: "dash" },
        behind,
      ]),
    ).slice(1);
  expect(beside({ label: "place", text: "Fire & Engineering", sure: 0.8, before: "comma" })).toEqual([
    "title Deputy Head, Fire & Engineering",
  ]);
  expect(beside({ label: "place", text: "Umuahia", sure: 0.8, before: "comma" })).toHaveLength(2);
  expect(beside({ label: "place", text: "Port of Onne", sure: 0.8, before: "comma" })).toHaveLength(2);
  expect(beside({ label: "place", text: "Marketing Branch", sure: 0.8, before: "comma" })).toHaveLength(2);
});
