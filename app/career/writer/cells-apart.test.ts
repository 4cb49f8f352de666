import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { withCellsApart } from "./cells-apart";

test("the cells of a row are bullets without the label that each repeats; parts of one thing stay together", () => {
  const source = Profile.parse({
    basics: {},
    custom: [
      {
        heading: "DUTIES",
        lines: [
          {
            text: "Main duties: Took 110 deliveries a month | Main duties: kept the registers of births",
            bullet: false,
          },
          { text: "HSE Level 1 | 2019", bullet: false },
        ],
      },
    ],
  });
  const { profile, sentences } = withCellsApart(source, source);
  expect(profile.custom[0]?.lines).toEqual([
    { text: "Took 110 deliveries a month", bullet: true },
    { text: "Kept the registers of births", bullet: true },
    { text: "HSE Level 1 | 2019", bullet: false },
  ]);
  expect(sentences.map(({ text, sourceIds }) => [text, sourceIds])).toEqual([
    ["Took 110 deliveries a month", ["custom.0.lines.0"]],
    ["Kept the registers of births", ["custom.0.lines.0"]],
  ]);
});
