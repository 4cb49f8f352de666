import type { LetterPlan, PlannedPaper, ProofLine } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import type { Phrases } from "./phrases";

/** What the person brings besides work: years, studies, papers, languages, skills that are asked for, service, home. */
export function writeBackground(
  plan: LetterPlan,
  { phrases, holds, hasOtherPapers }: { phrases: Phrases; holds: Holds; hasOtherPapers: boolean },
): Item[] {
  const { post, studies, askedPapers, otherPapers, proofs, skills, tools } = plan;
  const papers = hasOtherPapers ? [...askedPapers, ...otherPapers] : askedPapers;
  const spoken = proofs.filter(({ line }) => line.isLanguage).map(({ line }) => line);
  return [
    ...writeYears(plan, phrases),
    ...(post ? writeStudies(plan, phrases, holds) : []),
    ...named(
      papers.filter(({ isHeld }) => isHeld),
      (held) =>
        phrases.papersHeld(
          held.map(textOf),
          studies.some(({ state }) => state === "finished"),
        ),
    ),
    ...named(
      papers.filter(({ isHeld }) => !isHeld),
      (open) => phrases.papersOpen(open.map(textOf)),
    ),
    ...named(tools, (lines) => phrases.tools(lines.map(textOf))),
    ...named(skills, (lines) => phrases.skills(lines.map(textOf))),
    ...named(spoken, (lines) => phrases.speak(lines.map(textOf))),
    ...writeServiceAndHome(plan, phrases),
  ].filter(holds);
}

/** Finished studies in one sentence, or in one each where that does not hold; the others with their standing. */
export function writeStudies({ studies }: LetterPlan, phrases: Phrases, holds: Holds): Item[] {
  const { studiesHeld, studyOpen } = phrases;
  const finished = studies.filter(({ state }) => state === "finished");
  const together = named(finished, studiesHeld);
  return [
    ...(together.every(holds) ? together : finished.flatMap((study) => named([study], studiesHeld))),
    ...studies
      .filter(({ state }) => state !== "finished")
      .map((study) => ({ text: studyOpen(study), sourceIds: study.sourceIds })),
  ].filter(holds);
}

function writeServiceAndHome({ service, home }: LetterPlan, phrases: Phrases): Item[] {
  const served = service && phrases.service[service.status](service.year ?? "");
  if (service && served && home)
    return [
      {
        text: phrases.andHome(served.replace(/\.$/, ""), home.text),
        sourceIds: [...service.sourceIds, ...home.sourceIds],
      },
    ];
  return [
    ...(service && served ? [{ text: served, sourceIds: service.sourceIds }] : []),
    ...(home ? [{ text: phrases.home(home.text), sourceIds: home.sourceIds }] : []),
  ];
}

function writeYears({ years, tenure }: LetterPlan, phrases: Phrases): Item[] {
  if (!years) return [];
  if (tenure?.employer === undefined && tenure)
    return [
      {
        text: phrases.yearsHere(years.count, tenure.count),
        sourceIds: [...new Set([...years.sourceIds, ...tenure.sourceIds])],
      },
    ];
  return [
    { text: phrases.years(years.count), sourceIds: years.sourceIds },
    ...(tenure?.employer
      ? [{ text: phrases.yearsWith(tenure.employer, tenure.count), sourceIds: tenure.sourceIds }]
      : []),
  ];
}

function named<One extends { sourceIds: string[] }>(ones: One[], sentence: (ones: One[]) => string): Item[] {
  return ones.length > 0
    ? [{ text: sentence(ones), sourceIds: ones.flatMap(({ sourceIds }) => sourceIds) }]
    : [];
}

function textOf({ text }: ProofLine | PlannedPaper): string {
  return text.replace(/[.;,]+$/, "");
}
