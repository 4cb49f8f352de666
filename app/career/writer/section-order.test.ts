import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { orderSections } from "./section-order";

const profileOf = (highlights: string[]) =>
  Profile.parse({
    basics: {},
    summary: ["Banker"],
    work: [{ position: "Teller", highlights }],
    education: [{ studyType: "SSCE" }],
    certificates: [{ name: "Trade Test I" }],
    custom: [
      { heading: "Career break", lines: [{ text: "Raised twins", bullet: true }] },
      { heading: "Credit", lines: [{ text: "Lent N640m to 92 traders", bullet: true }] },
      { heading: "Interests", lines: [{ text: "Chess", bullet: false }] },
    ],
    referees: { onRequest: true, list: [] },
  });
const given = { given: [], worth: new Map([["custom.1.lines.0", 2]]), areCertificatesFirst: false };

test("an own section of work stands beside the posts, before them where they tell less; a break stands behind them", () => {
  expect(orderSections(profileOf(["Counted cash", "Served 90 customers a day"]), given)).toEqual([
    ...["summary", "work", "custom.0", "custom.1", "education", "certificates", "custom.2", "referees"],
  ]);
  expect(orderSections(profileOf([]), given).slice(0, 4)).toEqual([
    "summary",
    "custom.1",
    "work",
    "custom.0",
  ]);
});

test("papers that are asked for stand before a school that is not", () => {
  const order = orderSections(profileOf([]), { ...given, areCertificatesFirst: true });
  expect(order.indexOf("certificates")).toBe(order.indexOf("education") - 1);
});
