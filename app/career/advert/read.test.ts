import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import type { JobAdvert, KnockOut } from "~/career/job-advert";
import { ADVERTS } from "#tests/fixtures/adverts";
import { readAdvert } from "./read";
import { proposeTitleAndCompany } from "./title";

function read(id: string): JobAdvert {
  const sample = ADVERTS.find((one) => one.id === id);
  if (!sample) throw new Error(`no advert ${id}`);
  return readAdvert(sample.text, sample.given);
}

function rules(advert: JobAdvert): Omit<KnockOut, "line">[] {
  return advert.knockOuts.map(({ line, ...rule }) => (expect(advert.lines[line]).toBeDefined(), rule));
}

function terms(advert: JobAdvert, need: "must" | "nice"): string[] {
  return advert.terms
    .filter((term) => term.need === need && term.kind !== "noun")
    .map(({ options }) => options.join(" or "));
}

const codes = (advert: JobAdvert) => advert.scamHints.map(({ code }) => code);

test("a bank trainee advert: class, age, NYSC, O-levels in one sitting, closing date", () => {
  expect(rules(read("bank-trainee"))).toEqual([
    { kind: "class", atLeast: "2:1" },
    { kind: "age", atMost: 26 },
    { kind: "nysc" },
    { kind: "oLevels", credits: 5, sittings: 1 },
    { kind: "deadline", date: "2026-12-12" },
  ]);
});

test("an accountant advert: either-or groups, nice-to-have, reference to the mail's subject and format", () => {
  const advert = read("accountant");
  expect(terms(advert, "must")).toEqual(
    expect.arrayContaining([
      "ICAN or ACCA",
      "Sage 50 or QuickBooks or Tally",
      "IFRS",
      "VAT",
      "WHT",
      "PAYE",
      "Excel",
    ]),
  );
  expect(terms(advert, "nice")).toEqual(["Power BI"]);
  expect(rules(advert)).toEqual(
    expect.arrayContaining([
      { kind: "degree", options: ["B.Sc.", "HND"] },
      { kind: "years", atLeast: 5 },
      { kind: "certificate", options: ["ICAN", "ACCA"] },
    ]),
  );
  expect(advert.howToApply).toEqual({
    email: "careers@palmgrovefoods.example",
    subject: "Senior Accountant",
    format: "PDF",
    deadline: "2026-12-05",
  });
  expect(advert.duties[0]).toMatch(/^Prepare monthly management accounts/);
  expect(advert.about[0]).toContain("leading producer");
});

test("a nurse advert: licence, register, place", () => {
  expect(rules(read("nurse"))).toEqual(
    expect.arrayContaining([
      { kind: "licence", name: "NMCN" },
      { kind: "certificate", options: ["RN", "RM"] },
      { kind: "years", atLeast: 2 },
      { kind: "location", place: "Ibadan" },
    ]),
  );
  expect(terms(read("nurse"), "nice")).toEqual(["basic life support"]);
});

test("a driver advert in one paragraph", () => {
  expect(rules(read("driver"))).toEqual([
    { kind: "years", atLeast: 3 },
    { kind: "licence", name: "driver's licence" },
    { kind: "age", atMost: 45 },
  ]);
  expect(terms(read("driver"), "must")).toEqual(
    expect.arrayContaining(["route planning", "vehicle maintenance"]),
  );
  expect(read("driver").duties).toEqual([]);
});

test("a developer advert: nice-to-have under its own heading", () => {
  expect(terms(read("software"), "must")).toEqual(
    expect.arrayContaining([
      "React",
      "TypeScript",
      "JavaScript",
      "REST API",
      "Git",
      "Paystack or Flutterwave",
    ]),
  );
  expect(terms(read("software"), "nice")).toEqual(["Node.js", "GraphQL", "React Native"]);
  expect(read("software").howToApply.url).toBe("https://jobs.kolanutpay.example/frontend");
});

test("a broadcast: chain-message noise goes, what is asked stays", () => {
  const advert = read("broadcast");
  expect(advert.lines.join("\n")).not.toMatch(
    /\p{Extended_Pictographic}(?<!\d)|forwarded|share with your friends|join our/iu,
  );
  expect(advert.title).toBe("Cashier and Store Keeper");
  expect(rules(advert)).toEqual(
    expect.arrayContaining([
      { kind: "degree", options: ["HND", "OND"] },
      { kind: "years", atLeast: 1 },
    ]),
  );
  expect(advert.howToApply).toMatchObject({ email: "medplushr.surulere@gmail.com", phone: "08099998888" });
});

test("a scam shows its signs calmly; honest adverts show none", () => {
  expect(codes(read("scam"))).toEqual([
    "asks_for_fee",
    "asks_for_bank_details",
    "free_mail",
    "hotel_venue",
    "no_selection",
    "pay_too_high",
  ]);
  for (const { text } of read("scam").scamHints) expect(text).not.toMatch(/!|scam|fraud/i);
  for (const { id } of ADVERTS.filter((sample) => sample.id !== "scam"))
    expect(codes(read(id)), id).toEqual([]);
});

test("an employer that warns against fees is not accused of asking for one", () => {
  expect(
    codes(readAdvert("We do not charge any registration fee. Beware of anyone asking for payment.", {})),
  ).toEqual([]);
  expect(codes(readAdvert("Interested? Chat me on WhatsApp 08011112222", {}))).toEqual(["chat_only"]);
});

test("a public-sector advert: two scales of class, two sittings, age", () => {
  expect(rules(read("public-sector"))).toEqual(
    expect.arrayContaining([
      { kind: "class", atLeast: "2:2" },
      { kind: "class", atLeast: "lower_credit" },
      { kind: "oLevels", credits: 5, sittings: 2 },
      { kind: "age", atMost: 35 },
      { kind: "nysc" },
      { kind: "deadline", date: "2026-12-18" },
    ]),
  );
});

test("a French advert is read too", () => {
  const advert = read("french");
  expect(rules(advert)).toEqual(expect.arrayContaining([{ kind: "years", atLeast: 3 }]));
  expect(terms(advert, "must")).toEqual(["Sage 50", "Excel"]);
  expect(advert.duties[0]).toBe("Tenir la comptabilité générale et analytique");
});

test("an age range is an age limit, not years of experience", () => {
  expect(rules(read("hotel"))).toEqual(
    expect.arrayContaining([
      { kind: "age", atMost: 30 },
      { kind: "years", atLeast: 2 },
    ]),
  );
});

test("tags are stripped and text that speaks to machines is labelled, not obeyed", () => {
  const advert = read("human-resources");
  expect(advert.speaksToMachines).toBe(true);
  expect(advert.lines.join(" ")).not.toMatch(/<|&amp;/);
  expect(advert.duties).toHaveLength(3);
  expect(
    ADVERTS.filter(({ id }) => id !== "human-resources").some(({ id }) => read(id).speaksToMachines),
  ).toBe(false);
});

test("words hidden by zero-width, bidirectional or tag characters cannot hide", () => {
  const hidden = `Ex\u200bcel \u202eand\u202c ICAN${String.fromCodePoint(0xe0041, 0xe0042)} required`;
  expect(readAdvert(hidden, {}).lines).toEqual(["Excel and ICAN required"]);
});

test("what the person typed goes before what the advert says", () => {
  expect(
    readAdvert("Driver needed at Sunrise Stores", { jobTitle: "Dispatch Driver", companyName: "Sunrise" }),
  ).toMatchObject({ title: "Dispatch Driver", company: "Sunrise" });
});

test.each<[string, { jobTitle?: string; companyName?: string; companyLocation?: string }]>([
  [
    "Job Title: Store Officer\nCompany: Ace Foods Ltd\nLocation: Enugu",
    { jobTitle: "Store Officer", companyName: "Ace Foods Ltd", companyLocation: "Enugu" },
  ],
  [
    "Sunrise Schools is hiring a Chemistry Teacher. Send CV.",
    { jobTitle: "Chemistry Teacher", companyName: "Sunrise Schools" },
  ],
  [
    "Accountant at Zenon Foods Ltd\nWe want someone careful.",
    { jobTitle: "Accountant", companyName: "Zenon Foods Ltd" },
  ],
  [
    "URGENT VACANCY!\nCook needed at Mama Put Kitchen.",
    { jobTitle: "Cook", companyName: "Mama Put Kitchen" },
  ],
  ["hello", {}],
])("title and company of %j", (text, expected) => {
  expect(proposeTitleAndCompany(text)).toEqual(expected);
});

test("lines, terms and rules hold together for any text", () => {
  const noise = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "Requirements:\n",
        "ICAN or ACCA, ",
        "5 years experience. ",
        "\n• ",
        "2:1 ",
        "deadline 31/02/2026 ",
        "<p>",
        "N5,000 fee ",
      ),
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(noise, (parts) => {
      const advert = readAdvert(parts.join(""), {});
      for (const line of advert.lines) expect(line).toBe(line.trim());
      for (const { line, options } of advert.terms) {
        expect(options.length).toBeGreaterThan(0);
        expect(advert.lines[line]).toBeDefined();
      }
      expect(advert.terms.filter(({ kind }) => kind === "noun").length).toBeLessThanOrEqual(25);
      for (const rule of advert.knockOuts)
        if (rule.kind === "deadline") expect(Number.isNaN(Date.parse(rule.date))).toBe(false);
    }),
    runs(40),
  );
});

test("an advert is read up to twenty thousand characters", () => {
  const advert = readAdvert(`${"We sell rice and beans.\n".repeat(2000)}ICAN is compulsory`, {});
  expect(advert.lines.join("\n").length).toBeLessThanOrEqual(20_000);
  expect(advert.terms.some(({ options }) => options.includes("ICAN"))).toBe(false);
});
