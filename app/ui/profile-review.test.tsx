import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { ProfileReview } from "./profile-review";

test("what differs is shown in sentences, whether or not the texts end in a full stop", () => {
  const doubt = { id: "d", text: "Two files differ.", hasValue: true, allowsBoth: false };
  const shown = (mine: string, suggestion: string) =>
    html(<ProfileReview lines={[]} doubts={[{ ...doubt, mine, suggestion }]} notPlaced={[]} places={[]} />);
  expect(shown("2012", "2014")).toContain("Yours: 2012. New: 2014.<");
  expect(shown("I keep books.", "I close books!")).toContain("Yours: I keep books. New: I close books!<");
});
