import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { ProofTiles } from "./landing-proof";

test("the landing page counts its documents from the hundredth on; claims of the operator stand at once", () => {
  const claims = [{ figure: "4.6 of 5", label: "from 312 people" }];
  const tiles = (documents: number, medianSeconds?: number) =>
    html(<ProofTiles proof={{ documents, medianSeconds }} claims={[]} />);
  expect(tiles(0)).toBe("");
  expect(tiles(99, 9.3)).toBe("");
  expect(tiles(100, 9.3)).toContain("100");
  expect(tiles(100, 9.3)).toContain("9.3 s");
  expect(tiles(100)).not.toContain("half of all");
  expect(html(<ProofTiles proof={{ documents: 7, medianSeconds: 9 }} claims={claims} />)).toContain(
    "4.6 of 5",
  );
  expect(html(<ProofTiles proof={{ documents: 7, medianSeconds: 9 }} claims={claims} />)).not.toContain(
    "documents made",
  );
});
