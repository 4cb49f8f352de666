import { describe, expect, test } from "vitest";
import { Profile } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { accountant, accountantContext } from "#tests/fixtures/fact-cases";
import { against, read } from "#tests/fact-check/against";
import { checkSentence } from "./check-sentence";
import { isHard } from "./violation";

type Told = [language: DocumentLanguage, line: string, text: string];
const told = ([language, line, text]: Told) => against(line, text, { language });

describe("what follows from a line may be said", () => {
  test.each<Told>([
    ["en", "Brought waiting time down from 50 to 20 minutes", "I cut waiting time by thirty minutes."],
    [
      "en",
      "Relieved the manager (2 wks in 2022, 3 wks in 2024)",
      "I relieved the manager for five weeks in total.",
    ],
    ["en", "Close the till before 6 pm", "I close the till before six in the evening."],
    ["fr", "Close the till before 6 pm", "Je ferme la caisse avant 18 heures."],
    ["de", "Close the till before 6 pm", "Ich schließe die Kasse vor 18 Uhr."],
    ["de", "Clean the yard two Saturdays a month", "An zwei Samstagen im Monat reinige ich den Hof."],
    ["es", "Open the gate on weekdays", "De lunes a viernes abro la puerta."],
    ["de", "Found over-claims of N1.8m", "Zu hohe Abrechnungen über 1,8 Mio. Naira entdeckt"],
    ["es", "Read for listeners who cannot see", "Leía para oyentes ciegos."],
    [
      "en",
      "Sales grew from N48m (Dec 2020) to N96m (Dec 2023)",
      "Sales doubled between December 2020 and December 2023.",
    ],
    [
      "en",
      "Trained new clerks: 2 in 2021, 3 in 2023",
      "I trained five new clerks: two in 2021 and three in 2023.",
    ],
    ["en", "Wrote 9 SOPs", "I wrote nine standard operating procedures."],
    [
      "fr",
      "I don't sew wedding gown; I give it to another shop",
      "Les robes de mariée, je les confie à un autre atelier.",
    ],
    [
      "de",
      "Waiting time: 90 mins in 2021, 40 mins in 2023",
      "2021 waren es 90 Minuten Wartezeit, 2023 noch 40.",
    ],
  ])("%s: %s > %s", (...one) => expect(told(one)).toEqual([]));
});

describe("what does not follow is turned back", () => {
  test.each<Told>([
    ["en", "Brought waiting time down from 50 to 20 minutes", "I cut waiting time by forty minutes."],
    [
      "en",
      "Relieved the manager (2 wks in 2022, 3 wks in 2024)",
      "I relieved the manager for six weeks in total.",
    ],
    ["en", "Close the till before 6 pm", "I close the till before seven in the evening."],
    ["fr", "Close the till before 6 pm", "Je ferme la caisse avant 17 heures."],
    ["en", "Took the minutes of the meeting", "Took the hours of the meeting"],
    ["de", "Book the slots a day ahead", "Die Plätze buche ich eine Woche im Voraus."],
    ["fr", "Guided 5 interns", "J'ai guidé une cinquantaine de stagiaires."],
    ["fr", "Was not allowed to publish without approval", "Je publiais sans devoir demander."],
    ["es", "Wrote a play for the school", "Mi obra convenció a muchas familias."],
    ["fr", "Stood in for two weeks", "J'ai assuré le remplacement toute l'année."],
    [
      "en",
      "Sales grew from N48m (Dec 2020) to N96m (Dec 2023)",
      "Sales tripled between December 2020 and December 2023.",
    ],
    [
      "de",
      "Waiting time: 90 mins in 2021, 40 mins in 2023",
      "2021 waren es 40 Minuten Wartezeit, 2023 noch 90.",
    ],
    ["fr", "I don't sew wedding gown; I give it to another shop", "Je couds aussi des robes de mariée."],
    ["en", "Met the target in 20 of 27 months", "Met the target in 27 of 20 months"],
    ["es", "Contributed to the new handbook; the country manager led the work", "Redacté el nuevo manual."],
  ])("%s: %s > %s", (...one) => expect(told(one)).not.toEqual([]));
});

test("a time of day is one, however it is written", () => {
  for (const text of ["6 pm", "6:00 p.m.", "18:00", "18h00"])
    expect(read(text), text).toEqual(["clock 1080"]);
  expect(read("de deux jours à trois heures", "fr")).toEqual([
    "duration 2880 minutes",
    "duration 180 minutes",
  ]);
});

/** The hard violations of a sentence about somebody with two jobs in two towns, an award and a study. */
function tellOfTwo(language: DocumentLanguage, text: string, ...sourceIds: string[]): string[] {
  const profile = Profile.parse({
    ...accountant,
    basics: { ...accountant.basics, location: "Ikeja, Lagos" },
    work: [
      {
        position: "Baker (part-time)",
        name: "Kolatree Bakery Services",
        location: "Minna",
        startDate: "2021-01",
        endDate: "present",
        highlights: ["Bake 90 loaves a day"],
      },
      {
        position: "Clerk",
        name: "Swiftpost Parcel Office",
        location: "Bauchi",
        startDate: "2018-01",
        endDate: "2020-12",
        highlights: ["Booked in 120 parcels a day"],
      },
    ],
    awards: [
      { title: "Baker of the Year 2023: shortlisted" },
      { title: "Second best clerk of the Bauchi area" },
    ],
    education: [
      {
        ...accountant.education[0],
        studyType: "PGD",
        area: "Food Science (admission offered, not yet started)",
        highlights: [],
      },
    ],
  });
  return checkSentence(
    { text, kind: "claim", sourceIds, paragraph: 0 },
    { ...accountantContext, profile, language },
  )
    .filter(isHard)
    .map(({ code }) => code);
}

describe("work stays where it was done, and as it was", () => {
  test.each<[DocumentLanguage, string, ...string[]]>([
    ["en", "At Swiftpost I bake 90 loaves a day.", "work.0.highlights.0"],
    ["de", "In Bauchi backe ich 90 Brote am Tag.", "work.0.highlights.0"],
    [
      "en",
      "At Kolatree I bake 90 loaves and book in 120 parcels a day.",
      "work.0.highlights.0",
      "work.1.highlights.0",
    ],
    ["en", "I am a full-time baker at Kolatree Bakery Services.", "work.0"],
    ["es", "Gané el premio Baker of the Year 2023.", "awards.0"],
    ["de", "Ich war die beste Mitarbeiterin der Region Bauchi.", "awards.1"],
    ["en", "I am studying for a PGD in Food Science.", "education.0"],
  ])("%s: %s", (...one) => expect(tellOfTwo(...one)).not.toEqual([]));

  test.each<[DocumentLanguage, string, ...string[]]>([
    ["en", "At Kolatree I bake 90 loaves a day.", "work.0.highlights.0"],
    ["de", "In Minna backe ich 90 Brote am Tag.", "work.0.highlights.0"],
    [
      "en",
      "At Kolatree I bake 90 loaves a day, and before that I booked in 120 parcels a day.",
      "work.0.highlights.0",
      "work.1.highlights.0",
    ],
    ["en", "I am a part-time baker at Kolatree Bakery Services.", "work.0"],
    ["en", "I was shortlisted for Baker of the Year in 2023.", "awards.0"],
    ["en", "I came second best clerk of the Bauchi area.", "awards.1"],
  ])("%s: %s (true)", (...one) => expect(tellOfTwo(...one)).toEqual([]));
});
