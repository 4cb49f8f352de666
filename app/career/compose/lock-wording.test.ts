import { expect, test } from "vitest";
import { prepareLock } from "~/career/lock";
import { Profile } from "../profile.schema";
import { lockPiece } from "./lock-wording";

const context = prepareLock({
  profile: Profile.parse({
    basics: {},
    work: [{ name: "Tamba Works", position: "Clerk", highlights: ["Sold bread"] }],
  }),
  today: "2026-11-29",
  language: "en",
  advert: { title: "", company: "Oke Mills", text: "" },
});
const reasonsOf = (text: string) =>
  lockPiece(
    { text, kind: "claim", paragraph: 0, sourceIds: ["work.0.highlights.0"], place: "body" },
    context,
  ).map(({ kind }) => kind);

test("what is longer than any sentence holds nothing, and is not read", () => {
  expect(reasonsOf("I sold bread.")).toEqual([]);
  expect(reasonsOf(`I sold ${"bread, ".repeat(3_000)}`)).toEqual(["uncited"]);
});
