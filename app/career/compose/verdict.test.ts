import { expect, test } from "vitest";
import { prepareLock } from "~/career/lock";
import { Profile } from "../profile.schema";
import { isOwnLine } from "./verdict";

const context = prepareLock({
  profile: Profile.parse({
    basics: {},
    work: [
      {
        name: "Tamba Works",
        position: "Clerk",
        highlights: ["Responsible for reconciling 14 bank accounts every month", "Sold bread"],
      },
    ],
  }),
  today: "2026-11-29",
  language: "en",
  advert: { title: "", company: "Oke Mills", text: "" },
});
const isOwn = (text: string, ...sourceIds: string[]) =>
  isOwnLine({ text, kind: "claim", paragraph: 0, sourceIds, place: "body" }, context);

test("a line that is cited word for word is the person's own, whatever ends it", () => {
  const text = "Responsible for reconciling 14 bank accounts every month.";
  expect(isOwn(text, "work.0.highlights.0")).toBe(true);
  expect(isOwn(text, "work.0.highlights.1")).toBe(false);
  expect(isOwn("Responsible for reconciling 15 bank accounts every month", "work.0.highlights.0")).toBe(
    false,
  );
  expect(isOwn(text)).toBe(false);
});
