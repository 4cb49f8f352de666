import { expect, test } from "vitest";
import { readAdvert } from "../read-advert";

function codesOf(text: string): string[] {
  return readAdvert(text, { today: "2026-11-26" }).warnings.map(({ code }) => code);
}

test.each([
  "Oak Tyres needs a wheel balancer.\nDrop CV with Manager Tonye at OakTyres, Trans-Amadi, or call 0812 555 0773.",
  "Oak Wells needs a driller.\nCall 0803 000 0239. Coming: the yard, Km 4 Jos Road, Bauchi.",
])("who can be met is no chat: %s", (text) => {
  expect(codesOf(text)).not.toContain("chat-only");
});

test("a number alone is a chat, and so is a guest house beside it", () => {
  expect(codesOf("Oak Tyres needs a wheel balancer. WhatsApp 0812 555 0773.")).toContain("chat-only");
  expect(
    codesOf(
      "Oak Tyres needs a wheel balancer. Come to room 204 of Blue Dove Guest House. Call 0812 555 0773.",
    ),
  ).toContain("chat-only");
});

test("a page that opens the advert names who hires", () => {
  const { company, warnings } = readAdvert(
    "OPENING AT @facesby_ada\nWe need one make-up artist with 2 years of bridal make-up.\nWhatsApp 0812 555 0783.",
    { today: "2026-11-26" },
  );
  expect(company).toBe("@facesby_ada");
  expect(warnings.map(({ code }) => code)).not.toContain("no-employer-named");
});
