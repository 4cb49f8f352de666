import { expect, test } from "vitest";
import type { DocumentLanguage } from "~/career/generated-document";
import { accountantContext } from "#tests/fixtures/fact-cases";
import { against, read } from "#tests/fact-check/against";
import { checkLetter } from "./check-letter";
import { checkSentence } from "./check-sentence";
import { isHard } from "./violation";

const inLanguage = (line: string, text: string, language: DocumentLanguage) =>
  against(line, text, { language });

test("k, m, bn and their words are one scale", () => {
  expect(read("₦400k, ₦3m, ₦1.8bn, 40k requests")).toEqual([
    "money 400000 NGN",
    "money 3000000 NGN",
    "money 1800000000 NGN",
    "count 40000",
  ]);
  expect(read("1.800 millones de nairas", "es")).toEqual(["money 1800000000 NGN"]);
  expect(read("1,8 Mrd. Naira", "de")).toEqual(["money 1800000000 NGN"]);
});

test("the French 1er is a day, and En 2020 no European norm", () => {
  expect(read("depuis le 1er mars 2022", "fr")).toEqual(["year 2022 03"]);
  expect(inLanguage("Sold 40 phones in 2020", "En 2020, j'ai vendu 40 téléphones.", "fr")).toEqual([]);
});

test("a postcode in the person's own address stays, today's date is put right", () => {
  const profile = {
    ...accountantContext.profile,
    basics: { ...accountantContext.profile?.basics, location: "12 Allen Avenue, Ikeja 100271" },
  };
  const context = { ...accountantContext, profile: profile as NonNullable<typeof accountantContext.profile> }; // the rest of the accountant is whole
  const letter = {
    sender: { lines: ["12 Allen Avenue, Ikeja 100271"] },
    date: "20 November 2026",
    recipient: [],
    paragraphs: [],
  };
  expect(checkLetter({ type: "cover_letter", letter, sentences: [] }, context).letter).toMatchObject({
    sender: { lines: ["12 Allen Avenue, Ikeja 100271"] },
    date: "21 November 2026",
  });
});

test("what the person typed into a form is a source like any line", () => {
  const { advert, today, language, targetTitle, company } = accountantContext;
  const typed = {
    advert,
    today,
    language,
    targetTitle,
    company,
    lines: [{ id: "form.0", section: "form", text: "I have sold insurance for 7 months" }],
  };
  const say = (text: string) =>
    checkSentence({ text, kind: "claim", sourceIds: ["form.0"], paragraph: 0 }, typed).filter(isHard);
  expect(say("I sold insurance for seven months.")).toEqual([]);
  expect(say("I sold insurance for nine months.")).not.toEqual([]);
});

test("figures swapped inside one line are told apart by their nouns, their measures and the way of a change", () => {
  expect(
    against("Cared for 18 patients on a ward of 32 beds", "Cared for 32 patients on a ward of 18 beds"),
  ).toContain("unit_changed");
  expect(against("Cut the close from 12 to 5 days", "Cut the close from 5 to 12 days")).toContain(
    "unit_changed",
  );
  expect(
    against("Supervise 45 labourers on a 12 km road", "Supervise 12 labourers on a 45 km road"),
  ).not.toEqual([]);
  expect(
    inLanguage("Raised the share from 54% to 79%", "La proporción pasó del 79 % al 54 %.", "es"),
  ).not.toEqual([]);
  // Across languages two common nouns can be told apart only where both are known: the labourers and the artisans of a translation are not.
  expect(
    inLanguage("Trained 4 pupils in 9 schools", "Ich habe 9 Schüler an 4 Schulen unterrichtet.", "de"),
  ).not.toEqual([]);
});

test("a measure is another thing than its neighbour, whatever stands behind it", () => {
  expect(against("Built a 12 km road", "Built a 12-mile road")).toContain("unit_changed");
  expect(against("Built a 12 km road", "Built a road of 12 kilometres")).toEqual([]);
});

test("a rate is no span of time, and its period belongs to it", () => {
  expect(read("from 17 to 5 a year")).toEqual(["count 17", "count 5"]);
  expect(
    against(
      "Reduced failures from 17 to 5 a year by monthly checks",
      "Reduced failures from 17 to 5 a month by monthly checks",
    ),
  ).toContain("unit_changed");
});

test("a fortnight is two weeks in every language, and Friday comes once a week", () => {
  for (const [text, language] of [
    ["Every two weeks I took 14 samples.", "en"],
    ["Tomaba 14 muestras cada quince días.", "es"],
    ["Tous les quinze jours, je prenais 14 échantillons.", "fr"],
    ["Alle zwei Wochen nahm ich 14 Proben.", "de"],
  ] as const) {
    expect(inLanguage("Took 14 samples every fortnight", text, language), text).toEqual([]);
  }
  expect(
    inLanguage("Ran a club of 35 girls every Friday", "Dirigía un club de 35 chicas todos los días.", "es"),
  ).toContain("unit_changed");
});

test("quarters, places and decades are quantities", () => {
  expect(read("in Q3 2023")).toContain("ordinal 3 quarter");
  expect(
    against("Signed up 240 customers in the third quarter of 2023", "Signed up 240 customers in Q3 2023"),
  ).toEqual([]);
  expect(against("Ranked third of 22 in 2022", "Ranked first of 22 in 2022")).not.toEqual([]);
  expect(read("over a decade, two decades")).toEqual(["duration 240 months", "duration 120 months"]);
});

test("percent are no percentage points", () => {
  expect(
    against("Reduced waste from 11% to 7%", "Reduced waste from 11% to 7 percentage points"),
  ).not.toEqual([]);
  expect(read("7 points de pourcentage", "fr")).toEqual(["points 7"]);
});

test("as long as the dates of the job say, and no longer", () => {
  const line = "Kept the stock book"; // the job lasts from March 2019 to February 2021
  expect(against(line, "I worked at Zenta Foods for two years and kept the stock book.")).toEqual([]);
  expect(against(line, "I worked at Zenta Foods for three years and kept the stock book.")).not.toEqual([]);
  expect(
    against(
      "Processed payroll for 14 months",
      "I worked at Zenta Foods and processed payroll for 18 months.",
    ),
  ).not.toEqual([]);
});

test("somebody else's rank is theirs in a translation, and not the person's", () => {
  const line = "Report progress on 3 sites to the project manager every week";
  expect(inLanguage(line, "Informo cada semana al director del proyecto sobre 3 obras.", "es")).toEqual([]);
  expect(inLanguage(line, "Como director del proyecto, informo cada semana sobre 3 obras.", "es")).toContain(
    "escalation",
  );
  expect(inLanguage(line, "Als Projektleiter berichte ich jede Woche über 3 Baustellen.", "de")).toContain(
    "escalation",
  );
});

test("false friends: führte is kept, half is helped, avance is progress", () => {
  expect(
    inLanguage("Kept the stock book of 350 items", "Ich führte das Lagerbuch mit 350 Artikeln.", "de"),
  ).toEqual([]);
  expect(
    inLanguage("Helped a nurse to move 12 beds", "Ich half einer Pflegekraft, 12 Betten umzustellen.", "de"),
  ).toEqual([]);
  expect(inLanguage("Report the progress of 3 sites", "Informo sobre el avance de 3 obras.", "es")).toEqual(
    [],
  );
});

test("help, denial and status hold in translation", () => {
  expect(inLanguage("Assisted the engineer in supervising 24 flats", "Supervisé 24 pisos.", "es")).toContain(
    "help_dropped",
  );
  expect(
    inLanguage(
      "Assisted the engineer in supervising 24 flats",
      "Ayudé al ingeniero a supervisar 24 pisos.",
      "es",
    ),
  ).toEqual([]);
  expect(inLanguage("Have had no accident since 2017", "Seit 2017 bin ich unfallfrei.", "de")).toEqual([]);
  expect(inLanguage("Have had no accident since 2017", "He tenido un accidente desde 2017.", "es")).toContain(
    "negation_changed",
  );
});

test("a result, a cause, praise or a reach nobody wrote does not stand", () => {
  const line = "Delivered 98 loads on time";
  for (const text of [
    "Delivered 98 loads on time, improving customer satisfaction",
    "Delivered 98 loads on time by planning routes with drones",
    "Delivered 98 loads on time and was praised by clients",
    "Delivered 98 loads on time across Nigeria",
  ])
    expect(against(line, text), text).toContain("escalation");
  expect(
    inLanguage(line, "Ich lieferte 98 Ladungen pünktlich und steigerte so die Kundenzufriedenheit.", "de"),
  ).toContain("escalation");
});

test("German names show by their company: two nouns side by side, or a noun after bei", () => {
  expect(
    inLanguage("Reconciled 14 accounts", "Bei Kestrel Holdings habe ich 14 Konten abgestimmt.", "de"),
  ).toContain("entity_unknown");
  expect(inLanguage("Reconciled 14 accounts", "Bei Orbitex stimmte ich 14 Konten ab.", "de")).toContain(
    "entity_unknown",
  );
  expect(
    inLanguage("Reconciled 14 accounts", "Bei Kunden aus 14 Ländern habe ich Konten abgestimmt.", "de"),
  ).not.toContain("entity_unknown");
});
