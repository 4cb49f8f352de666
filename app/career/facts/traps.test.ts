import { expect, test } from "vitest";
import { Profile } from "~/career/profile.schema";
import type { Sentence } from "~/career/generated-document";
import { accountant, accountantContext } from "#tests/fixtures/fact-cases";
import { against, read } from "#tests/fact-check/against";
import { checkSentence } from "./check-sentence";
import { isHard } from "./violation";

test("names with digits hold no quantity", () => {
  const names =
    "Sage 50, IFRS 9, ISO 9001:2015, Dynamics 365, 3D, B2B, Office 365, Windows 11, Web3, COVID-19, 24/7, 360-degree, 2:1, S/4HANA, JSS 2, HSE Level 3, Six Sigma";
  expect(read(names)).toEqual([]);
});

test("a name with digits must be the person's own, to the digit", () => {
  expect(against("Kept books in Sage 50 under IFRS 9", "Kept books in Sage 50 under IFRS 9")).toEqual([]);
  expect(against("Kept books in Sage 50 under IFRS 9", "Kept books in Sage 50 under IFRS 15")).toContain(
    "skill_unknown",
  );
  expect(against("Kept books under ISO 9001:2015", "Kept books under ISO 27001:2022")).toContain(
    "skill_unknown",
  );
});

test("one naira amount has many spellings", () => {
  for (const text of [
    "₦2,500,000,000",
    "₦2.5bn",
    "N2.5 billion",
    "NGN 2.5b",
    "2.5 billion naira",
    "#2,500,000,000",
  ])
    expect(read(text), text).toEqual(["money 2500000000 NGN"]);
});

test("N is naira only before a digit and never after a letter", () => {
  expect(read("PLAN5 and N95 masks")).toEqual([]);
  expect(read("N500 airtime")).toEqual(["money 500 NGN"]);
});

test("a long naira amount is no phone number and a phone number no amount", () => {
  expect(read("₦2500000000 recovered")).toEqual(["money 2500000000 NGN"]);
  expect(read("08031234567, +234 803 123 4567, ada@example.com, www.example.com/2019")).toEqual([]);
});

test("361 students are not the 361st", () => {
  expect(read("361 students")).toEqual(["count 361"]);
  expect(read("361st place")).toEqual(["ordinal 361"]);
  expect(against("Taught 361 students", "Came 361st of the students taught")).not.toEqual([]);
});

test("ten days do not make ten years", () => {
  expect(against("Closed the books within 10 days", "Closed the books for 10 years")).toContain(
    "unit_changed",
  );
  expect(against("Closed the books for 24 months", "Closed the books for two years")).toEqual([]);
});

test("thousands are grouped in many ways", () => {
  for (const [text, language] of [
    ["1 200 élèves", "fr"],
    ["1.200 Schüler", "de"],
    ["1,200 pupils", "en"],
    ["1'200 Schüler", "de"],
    ["1.200 alumnos", "es"],
  ] as const)
    expect(read(text, language), text).toEqual(["count 1200"]);
  expect(read("2,5 Mio. Euro", "de")).toEqual(["money 2500000 EUR"]);
});

test("number words are numbers in four languages, and one is an article", () => {
  expect(read("one of twenty-five clients, a dozen shops, one hundred and twenty pupils")).toEqual([
    "count 25",
    "count 12",
    "count 120",
  ]);
  expect(read("fünfundzwanzig Kunden und zweihundert Schüler", "de")).toContain("count 25");
  expect(read("quatre-vingt-douze élèves, deux cents clients", "fr")).toEqual(["count 92", "count 200"]);
  expect(read("treinta y cinco clientes, doscientas facturas", "es")).toEqual(["count 35", "count 200"]);
});

test("halves, doubles and multiples are quantities", () => {
  expect(read("doubled sales, halved cost, 3x faster, threefold")).toEqual([
    "times 3",
    "times 2",
    "percent 50",
    "times 3",
  ]);
  expect(against("Raised sales from 10 to 20 bags", "Tripled sales of bags")).not.toEqual([]);
});

test("percent is written in many ways", () => {
  expect(read("99.9%")).toEqual(["percent 99.9"]);
  expect(read("99,9 %", "fr")).toEqual(["percent 99.9"]);
  expect(read("12 per cent, 12 percent")).toEqual(["percent 12", "percent 12"]);
});

test("the ends of a range share their unit, and its top is not the figure", () => {
  expect(read("10–15 days")).toEqual(["duration 14400 minutes", "duration 21600 minutes"]);
  expect(against("Served 10–15 clients", "Served 10 to 15 clients")).toEqual([]);
  expect(against("Served 10–15 clients", "Served 15 clients")).toContain("number_unknown");
});

test("a plus may be dropped but not added", () => {
  expect(against("Served 12+ clients", "Served 12 clients")).toEqual([]);
  expect(against("Served 12 clients", "Served 12+ clients")).toContain("number_unknown");
});

test("years are read short, in pairs and with months", () => {
  expect(read("'19")).toEqual(["year 2019"]);
  expect(read("2016/2017")).toEqual(["year 2016", "year 2017"]);
  expect(read("Jan. 2020, 03/2021, 1er mars 2022", "fr")).toEqual(
    expect.arrayContaining(["year 2020 01", "year 2021 03", "year 2022 03"]),
  );
});

test("a class of degree is one in words and in digits, and no higher one", () => {
  const degree = (text: string) =>
    checkSentence({ text, kind: "claim", sourceIds: ["education.0"], paragraph: 0 }, accountantContext)
      .filter(isHard)
      .map(({ code }) => code);
  expect(degree("I finished with a 2:1 in Accounting.")).toEqual([]);
  expect(
    degree(
      "I finished with Second Class Honours, Upper Division, in Accounting.".replace(
        ", Upper Division,",
        " Upper Division",
      ),
    ),
  ).toEqual([]);
  expect(degree("I finished with an Upper Credit in Accounting.")).toContain("escalation");
  expect(degree("I finished with a First Class in Accounting.")).toContain("escalation");
  expect(degree("I finished with a 2:2 in Accounting.")).toContain("escalation");
});

test("a full stop in Ltd. or B.Sc. does not begin a sentence", () => {
  expect(against("Sold goods for Kolaway Ltd. in Aba", "Sold goods for Kolaway Ltd. in Aba")).toEqual([]);
  expect(
    against("Sold goods for Kolaway Ltd. in Aba", "Sold goods for Kolaway Ltd. Mainland Stores"),
  ).toContain("entity_unknown");
});

test("ligatures, soft hyphens and zero-width characters change nothing", () => {
  expect(against("Filed 14 office reports", "Filed 14 of\u00adfice\u200b reports")).toEqual([]);
  expect(against("Filed 14 office reports", "Filed 14 oﬃce reports")).toEqual([]);
  expect(against("Filed 14 office reports", "Filed 1\u200b5 office reports")).toContain("number_unknown");
});

test("names with dots below, hyphens and apostrophes are the person's in any spelling", () => {
  expect(
    against(
      "Kept the books of Ọ̀ṣúntókun-Adé’s shop in Ìbàdàn",
      "Kept the books of Osuntokun-Ade's shop in Ibadan",
    ),
  ).toEqual([]);
});

test("a resume in capitals is compared without its case", () => {
  expect(
    against(
      "RECONCILED 14 ACCOUNTS FOR KOLAWAY STORES IN ABA",
      "Reconciled 14 accounts for Kolaway Stores in Aba",
    ),
  ).toEqual([]);
  expect(
    against(
      "RECONCILED 14 ACCOUNTS FOR KOLAWAY STORES IN ABA",
      "Reconciled 14 accounts for Mainland Stores in Aba",
    ),
  ).toContain("entity_unknown");
});

test("a proper noun that opens the sentence is still a name inside a longer one", () => {
  expect(against("Reconciled 14 accounts", "Access Bank had me reconcile 14 accounts")).toContain(
    "entity_unknown",
  );
});

test("German nouns are no names", () => {
  expect(
    against("Reconciled 14 accounts", "Ich habe im Rechnungswesen die Abstimmung der 14 Konten gemacht.", {
      language: "de",
    }),
  ).toEqual([]);
});

test("British and American spelling are one", () => {
  expect(
    against(
      "Organised 3 programmes and analysed 12 colour samples",
      "Organized 3 programmes and analyzed 12 color samples",
    ),
  ).toEqual([]);
});

test("an acronym and its long form are one thing", () => {
  const sentence: Sentence = {
    text: "I completed the National Youth Service Corps year in Akure.",
    kind: "claim",
    sourceIds: ["nysc.highlights.0"],
    paragraph: 0,
  };
  expect(checkSentence(sentence, accountantContext).filter(isHard)).toEqual([]);
});

test("the post's title may hold Senior, and only as the post applied for", () => {
  const say = (text: string, kind: Sentence["kind"]) =>
    checkSentence(
      { text, kind, sourceIds: kind === "claim" ? ["work.0"] : [], paragraph: 0 },
      accountantContext,
    )
      .filter(isHard)
      .map(({ code }) => code);
  expect(say("I am applying for the post of Senior Accountant.", "address")).toEqual([]);
  expect(say("As a Senior Accountant I have worked since March 2021.", "claim")).toContain("escalation");
});

test("the advert's company belongs in a letter and not in a bullet", () => {
  const line = "Reconciled 14 accounts";
  expect(
    against(line, "I would bring this care for 14 accounts to Halcyon Logistics Ltd.", {
      document: "cover_letter",
    }),
  ).toEqual([]);
  expect(against(line, "Reconciled 14 accounts for Halcyon Logistics Ltd", { document: "resume" })).toContain(
    "entity_unknown",
  );
});

test("an advert's figure may be quoted to the company and never claimed", () => {
  const say = (text: string) =>
    checkSentence({ text, kind: "address", sourceIds: [], paragraph: 0 }, accountantContext).filter(isHard);
  expect(say("Your advert speaks of a team of 9 and 35 branches.")).toEqual([]);
  expect(say("My team of 9 served 35 branches.")).not.toEqual([]);
});

test("figures swapped inside one line are told apart by what they count", () => {
  expect(against("Kept books for 3 depots and 26 vans", "Kept books for 26 depots and 3 vans")).toContain(
    "unit_changed",
  );
});

test("twelve words in a row from the advert are copied", () => {
  const text = "You need a careful hand to keep the group ledger clean and to close every month on time.";
  expect(
    checkSentence({ text, kind: "address", sourceIds: [], paragraph: 0 }, accountantContext).map(
      ({ code }) => code,
    ),
  ).toContain("copied_run");
});

test("a cliché is told but not hard", () => {
  const found = checkSentence(
    { text: "I am highly motivated.", kind: "frame", sourceIds: [], paragraph: 0 },
    accountantContext,
  );
  expect(found.map(({ code }) => code)).toEqual(["cliche"]);
  expect(found.filter(isHard)).toEqual([]);
});

test("a blank to fill in is no placeholder", () => {
  expect(
    against("Sold goods to ____ (how many) customers", "Sold goods to ____ (how many) customers"),
  ).toEqual([]);
});

test("a claim without a source, or with a strange one, does not stand", () => {
  const codes = (sourceIds: string[]) =>
    checkSentence(
      { text: "I reconciled 14 bank accounts.", kind: "claim", sourceIds, paragraph: 0 },
      accountantContext,
    ).map(({ code }) => code);
  expect(codes([])).toContain("source_missing");
  expect(codes(["work.9.highlights.0"])).toContain("source_missing");
  expect(codes(["work.0.highlights.0"])).toEqual([]);
});

test("a title that was held in full may share words with a smaller one, the smaller one may not grow", () => {
  const profile = Profile.parse({
    ...accountant,
    work: [
      {
        position: "HR Manager",
        name: "Palmline Industries Limited",
        startDate: "2019",
        endDate: "present",
        highlights: ["Managed payroll for 420 staff"],
      },
      {
        position: "HR Assistant",
        name: "Union Cartons Plc",
        startDate: "2012",
        endDate: "2019",
        highlights: ["Filed leave forms"],
      },
    ],
  });
  const codes = (text: string) =>
    checkSentence(
      { text, kind: "claim", sourceIds: ["work.0", "work.1"], paragraph: 0 },
      { ...accountantContext, profile },
    )
      .filter(isHard)
      .map(({ code }) => code);
  expect(codes("At present I work as HR Manager at Palmline Industries Limited.")).toEqual([]);
  expect(codes("I worked as HR at Union Cartons Plc.")).toContain("status_dropped");
});
