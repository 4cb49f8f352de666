import { foldText, wordRun, wordsOf } from "../nlp/fold";
import { isOpenOrEnded, standingOf, standingOfPaper } from "../profile/standing";
import type { Profile, Standing } from "../profile.schema";
import type { Amount } from "./amount";
import { readAmounts } from "./read-amounts";
import { joinInitials, type LockContext, type LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { ADDRESS, NEGATION } from "./vocabulary/speech";
import { CLASSES, COMMON_IN_NAMES, EXEMPT, LEVELS, UNFINISHED } from "./vocabulary/studies";

/** The degree, its class and how far it has come, against the cited studies, certificates and service. */
export function checkStudies(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  const run = runOf(text);
  return [
    ...checkLevels(text, run, cited, context),
    ...checkClasses(run, cited, context),
    ...checkStandings(text, run, cited, context),
  ];
}

function runOf(text: string): string {
  const classes = joinInitials(text).replace(
    /\b2[:.]([12])\b(?!\s*(?:%|million|bn|m\b))/g,
    (_, half: string) => (half === "1" ? "second class upper" : "second class lower"),
  );
  return wordRun(classes);
}

/** A degree by its short form or its level, "M.Sc.", "a master's degree", needs one like it among the cited studies, or at all if none is cited. */
function checkLevels(text: string, run: string, cited: LockFact[], context: LockContext): LockReason[] {
  const isStudy = ({ entry }: LockFact) => /^(?:education|certificates)/.test(entry);
  const facts = cited.some(isStudy) ? cited : [...cited, ...[...context.facts.values()].filter(isStudy)];
  const written = joinInitials(text).match(/\p{Lu}\p{L}*\p{Lu}\p{L}*/gu) ?? [];
  return LEVELS.flatMap(({ level, codes, phrases }) => {
    const code = written.map(foldText).find((word) => codes.includes(word));
    const isCodeHeld =
      code === undefined || facts.some(({ words }) => words.has(code)) || quotes(code, text, context);
    if (!isCodeHeld) return [{ kind: "degree" as const, words: code }];
    const phrase = phrases.find((one) => run.includes(` ${one} `));
    if (!phrase) return [];
    const isHeld = facts.some(
      (fact) =>
        codes.some((one) => fact.words.has(one)) ||
        fact.run.includes(` ${level}`) ||
        phrases.some((one) => fact.run.includes(` ${one} `)),
    );
    return isHeld ? [] : [{ kind: "degree" as const, words: phrase }];
  });
}

/** "You ask for an M.Sc.": the advert's word in a sentence that speaks to the reader. */
function quotes(word: string, text: string, { advertFact }: LockContext): boolean {
  return advertFact.words.has(word) && wordsOf(text).some((one) => ADDRESS.has(one) || NEGATION.has(one));
}

type FoundClass = { name: string; at: number; words: string };

function classesIn(run: string): FoundClass[] {
  const found = CLASSES.flatMap(({ name, phrases }) =>
    phrases.flatMap((phrase): FoundClass[] => {
      const at = run.indexOf(` ${phrase} `);
      return at < 0 ? [] : [{ name, at, words: phrase }];
    }),
  ).toSorted((a, b) => b.words.length - a.words.length);
  return found.filter(
    (one, index) =>
      !found
        .slice(0, index)
        .some((longer) => longer.at <= one.at && one.at < longer.at + longer.words.length),
  );
}

function checkClasses(run: string, cited: LockFact[], context: LockContext): LockReason[] {
  const studies = cited.filter(({ entry }) => entry.startsWith("education."));
  const isOfStudy = studies.length > 0 || / (?:degree|honours|honors|hons|graduat\w*|diploma) /.test(run);
  const found = classesIn(run);
  if (!isOfStudy) return [];
  return found.flatMap((one) => {
    const { name, words } = one;
    const near = studies.length > 1 ? nearestStudy(run, one, studies, context) : undefined;
    const held = studies
      .filter(({ entry }) => near === undefined || entry === near)
      .flatMap((fact) => classesIn(runOf(fact.text)).map(({ name: own }) => own));
    const isHeld =
      held.includes(name) || (name === "second" && (held.includes("upper") || held.includes("lower")));
    return isHeld ? [] : [{ kind: "class" as const, words }];
  });
}

/** The cited study that a class is said of: the one right behind it, else the last one named before it. */
function nearestStudy(
  run: string,
  { at, words }: FoundClass,
  studies: LockFact[],
  { places, profile }: LockContext,
): string | undefined {
  const typeOf = (entry: string) => {
    const { studyType, area } = profile.education[Number(entry.split(".")[1])] ?? {};
    return runOf(studyType ?? area ?? "");
  };
  const named = studies.flatMap(({ entry, run: own }) => {
    // Two studies of one school are told apart by their degrees alone.
    const isShared = (school: string) =>
      studies.some((other) => other.entry !== entry && other.run.includes(school));
    const forms = [
      ...[typeOf(entry)].filter((type) => type.trim() !== ""),
      ...places.filter((place) => place.entry === entry && !isShared(place.run)).map((place) => place.run),
      ...LEVELS.flatMap(({ codes }) => codes)
        .filter((code) => own.includes(` ${code} `))
        .map((code) => ` ${code} `),
    ];
    return forms.flatMap((form) => (run.includes(form) ? [{ entry, from: run.indexOf(form) }] : []));
  });
  const before = named.filter(({ from }) => from < at).toSorted((a, b) => b.from - a.from)[0];
  const next = named.filter(({ from }) => from > at).toSorted((a, b) => a.from - b.from)[0];
  const isBeside = next !== undefined && next.from - (at + words.length + 1) <= 1;
  return (isBeside ? next : (before ?? next))?.entry;
}

/** A study, paper or service that is not finished may not be said to be held, unless the sentence says how far it has come. */
function checkStandings(
  text: string,
  run: string,
  cited: LockFact[],
  { profile, today, language }: LockContext,
): LockReason[] {
  const entries = [...new Set(cited.map(({ entry }) => entry))];
  return entries.flatMap((entry): LockReason[] => {
    const open = unfinished(entry, profile, today);
    if (!open || !(entries.length === 1 || open.names.some((name) => run.includes(` ${name} `)))) return [];
    const amounts = readAmounts(text, language);
    const isOpen =
      UNFINISHED.test(run) ||
      (standingOf(text) ?? "completed") !== "completed" ||
      amounts.some(({ kind, value }) => kind === "date" && value > Number(today.slice(0, 4))) ||
      repeats(run, amounts, open.words, language);
    const isWrong = open.isExempt ? !EXEMPT.test(run) : !isOpen;
    return isWrong ? [{ kind: "standing", words: open.names[0] ?? entry }] : [];
  });
}

type Unfinished = { names: string[]; words: string; isExempt: boolean };

/** How a study, a certificate or the service that is not finished may be named; undefined for one that is. */
function unfinished(entry: string, profile: Profile, today: string): Unfinished | undefined {
  const [section, place] = entry.split(".");
  const at = Number(place);
  const status = section === "nysc" ? profile.nysc?.status : undefined;
  if (status && status !== "discharged")
    return { names: ["nysc"], words: "", isExempt: status === "exempted" || status === "excluded" };
  const study = section === "education" ? profile.education[at] : undefined;
  const paper = section === "certificates" ? profile.certificates[at] : undefined;
  if (!study && !paper) return undefined;
  const words = study?.standingText ?? paper?.status ?? "";
  const isGoing =
    study !== undefined &&
    (study.endDate === "present" || (study.endDate ?? (study.startDate ? "9999" : "")) > today);
  const standing = paper
    ? standingInLock(paper)
    : (study?.standing ??
      standingOf(`${study?.studyType} ${study?.area} ${study?.institution} ${words}`) ??
      (words !== "" || isGoing ? "in_progress" : "completed"));
  if (standing === "completed") return undefined;
  const code = runOf(study?.studyType ?? "").trim();
  const level = LEVELS.find(({ codes }) => codes.includes(code));
  const title = [study?.institution, study?.area, paper?.name, paper?.issuer].filter(Boolean).join(" ");
  const names = [code, ...(level?.phrases ?? []), ...distinctive(title)].filter((name) => name !== "");
  return { names, words, isExempt: false };
}

/** A paper of which nobody knows the standing, or that has run out, is open. */
function standingInLock(paper: Profile["certificates"][number]): Standing {
  const standing = standingOfPaper(paper) ?? "in_progress";
  const isOpen = isOpenOrEnded(`${paper.name} ${paper.status ?? ""}`);
  return standing === "completed" && isOpen ? "in_progress" : standing;
}

function distinctive(title: string): string[] {
  return runOf(title)
    .trim()
    .split(" ")
    .filter((word) => word.length > 3 && !COMMON_IN_NAMES.has(word));
}

/** Whether the sentence has the person's own words for the standing, or its figures ("5 of 8 modules"). */
function repeats(run: string, amounts: Amount[], words: string, language: LockContext["language"]): boolean {
  const own = runOf(words)
    .trim()
    .split(" ")
    .filter((word) => word !== "");
  // "An associate of FISON", whose associate member they are.
  const grade = own.filter((word) => !word.startsWith("member"));
  const isGrade =
    grade.length > 0 && grade.length < own.length && grade.every((word) => run.includes(` ${word} `));
  const counts = readAmounts(words, language).filter(({ kind }) => kind === "count");
  return (
    isGrade ||
    (own.length > 1 && own.filter((word) => run.includes(` ${word} `)).length / own.length > 0.7) ||
    (counts.length > 0 &&
      counts.some(({ value }) => amounts.some((one) => one.kind === "count" && one.value === value)))
  );
}
