import { hasRunOut, isOpenOrEnded, standingOf, standingOfPaper } from "../profile/standing";
import type { Profile, Standing } from "../profile.schema";
import { plain, type Amount } from "./amount";
import { withMonthFirst, type LockContext, type LockFact } from "./facts";
import { partitionsIn } from "./partitions";
import { readAmounts } from "./read-amounts";
import { contentStems } from "../nlp/stem";
import type { LockReason } from "./reasons";
import { runOf } from "./study-run";
import {
  CLAIMED_HELD,
  COMMON_IN_NAMES,
  EXEMPT,
  LEVELS,
  PERHAPS_UNFINISHED,
  UNFINISHED,
} from "./vocabulary/studies";
import vocabulary from "./vocabulary/standings.json";

/** A study, paper or service that is not finished may not be said to be held, unless the sentence says how far it has come. */
export function checkStandings(
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
    const isClaimed = CLAIMED_HELD.test(run);
    const isOpen =
      // What has run out is begun and under way no more: only words for its end or for what comes after count.
      (open.isEnded ? AFTER_ITS_END : UNFINISHED).test(run) ||
      (PERHAPS_UNFINISHED.test(run) && !isClaimed) ||
      (!isClaimed && isPartNamed(run, open)) ||
      isOpenInPart(text, open, entries, profile) ||
      (open.isEnded && isCalledEnded(run)) ||
      (standingOf(text) ?? "completed") !== "completed" ||
      amounts.some(({ kind, value }) => kind === "date" && value > Number(today.slice(0, 4))) ||
      (!open.isEnded && isSetFor(text, withMonthFirst(open.words), language, today)) ||
      isOneOff(run, open.words, language) ||
      repeats(
        run,
        // Elsewhere the word is no number: "one module of four is passed".
        [...amounts, ...(ONE_OF.test(run) ? [plain("one", -1, 1)] : [])].filter(
          ({ value }) => !open.numbers.includes(value),
        ),
        open.words,
        language,
      );
    const isWrong = open.isExempt ? !EXEMPT.test(run) : !isOpen || (!open.isEnded && isBorne(text, open));
    return isWrong ? [{ kind: "standing", words: open.names[0] ?? entry }] : [];
  });
}

/** "All that is missing is the thesis": a part of the study that the person's own words for its standing name. */
function isPartNamed(run: string, { words, names }: Unfinished): boolean {
  if (/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten) /iu.test(words)) return false;
  const own = contentStems(words).filter(
    (word) => word.length > 4 && !names.some((name) => name.startsWith(word)),
  );
  const stated = new Set(contentStems(run));
  return own.some((word) => stated.has(word) && !REACHED.has(word));
}
const REACHED = new Set(contentStems(vocabulary.claims.join(" ")));

/** "As a Fellow of the College" of a fellowship that is not finished: its name is borne, and the part says nothing of how far it is. */
function isBorne(text: string, { title }: Unfinished): boolean {
  const bearing = title.map((word) => word.slice(0, 6)).filter((word) => word.length === 6);
  return text.split(PARTS).some((part) => {
    const run = runOf(part);
    const [, borne = ""] = AS_ONE.exec(run) ?? [];
    return (
      borne !== "" &&
      bearing.some((word) => borne.startsWith(word)) &&
      !UNFINISHED.test(run) &&
      !PERHAPS_UNFINISHED.test(run)
    );
  });
}
const AS_ONE = / (?:as|i am|i m|being) an? (\p{L}{6,}) /u;
const AFTER_ITS_END = anyPhrase(vocabulary.afterItsEnd);

/** "Level 2 comes in February": the month for which the paper is set, in words that claim nothing. */
function isSetFor(text: string, words: string, language: LockContext["language"], today: string): boolean {
  const isToCome = ({ kind, value, month = 12 }: Amount) =>
    kind === "month" || `${value}-${String(month).padStart(2, "0")}` >= today.slice(0, 7);
  const months = readAmounts(words, language)
    .filter(isToCome)
    .flatMap(({ month }) => month ?? []);
  if (months.length === 0) return false;
  return text.split(PARTS).some((part) => {
    const stated = readAmounts(part, language).flatMap(({ month }) => month ?? []);
    return stated.some((month) => months.includes(month)) && !CLAIMS.test(runOf(part));
  });
}
const PARTS = /[;,.]\s| and | but | while /u;
const CLAIMS = anyPhrase(vocabulary.claims);

/** "I hold an ND and read zoology": the part that has a name or number of this study alone says that it goes on, and claims nothing. */
function isOpenInPart(text: string, open: Unfinished, entries: string[], profile: Profile): boolean {
  const others = runOf(
    entries.flatMap((entry) => (entry === open.entry ? [] : titleOf(entry, profile))).join(" "),
  );
  const own = [...open.names, ...open.numbers.map(String)].filter((name) => !others.includes(` ${name} `));
  const parts = text.split(PARTS).map(runOf);
  const named = parts.filter((run) => own.some((name) => run.includes(` ${name} `)));
  const isRead = named.some((run) => own.some((name) => run.includes(` read ${name} `)));
  return isRead
    ? !named.some((run) => CLAIMED_HELD.test(run))
    : named.some((run) => PERHAPS_UNFINISHED.test(run) && !CLAIMED_HELD.test(run));
}

/** "One module stands between me and the certificate" of 3 of 4 modules. */
function isOneOff(run: string, words: string, language: LockContext["language"]): boolean {
  if (CLAIMED_HELD.test(run)) return false;
  const all = readAmounts(words, language).filter(({ kind }) => kind === "count");
  return partitionsIn(words, all, language).some(({ part, whole }) => {
    const nouns = [...part.nouns, ...whole.nouns];
    const isOne = part.value === 1 || whole.value - part.value === 1;
    return isOne && contentStems(ONE.exec(run)?.[1] ?? "").some((noun) => nouns.includes(noun));
  });
}
const ONE_OF = / one (?:\p{L}+ )?(?:out )?of /u;
const ONE = / (?:one|1|an?|last|final|single) (?:more |last |final |single |other )?(\p{L}+) /u;

type Unfinished = {
  entry: string;
  names: string[];
  /** Those of its name: "Level 3". */ numbers: number[];
  words: string;
  /** The words of its name. */ title: string[];
  isExempt: boolean;
  isEnded: boolean;
};

/** How a study, a certificate or the service that is not finished may be named; undefined for one that is. */
function unfinished(entry: string, profile: Profile, today: string): Unfinished | undefined {
  const [section, place] = entry.split(".");
  const at = Number(place);
  const status = section === "nysc" ? profile.nysc?.status : undefined;
  if (status && status !== "discharged")
    return {
      entry,
      names: ["nysc"],
      numbers: [],
      words: "",
      title: [],
      isExempt: status === "exempted" || status === "excluded",
      isEnded: false,
    };
  const study = section === "education" ? profile.education[at] : undefined;
  const paper = section === "certificates" ? profile.certificates[at] : undefined;
  if (!study && !paper) return undefined;
  const words = study?.standingText ?? paper?.status ?? "";
  const isGoing =
    study !== undefined &&
    (study.endDate === "present" || (study.endDate ?? (study.startDate ? "9999" : "")) > today);
  const standing = paper
    ? standingInLock(paper, today)
    : (study?.standing ??
      standingOf(`${study?.studyType} ${study?.area} ${study?.institution} ${words}`) ??
      (words !== "" || isGoing ? "in_progress" : "completed"));
  if (standing === "completed") return undefined;
  const code = runOf(study?.studyType ?? "").trim();
  const level = LEVELS.find(({ codes }) => codes.includes(code));
  const title = titleOf(entry, profile).join(" ");
  const names = [code, ...(level?.phrases ?? []), ...distinctive(title)].filter((name) => name !== "");
  const numbers = (title.match(/\d+/g) ?? []).map(Number);
  return {
    entry,
    names,
    numbers,
    words,
    title: runOf(`${study?.studyType ?? ""} ${title}`)
      .trim()
      .split(" "),
    isExempt: false,
    isEnded: paper !== undefined && (ENDED.test(runOf(words)) || hasRunOut(words, today)),
  };
}

/** "Lapsed in 2024", and not "never lapsed" or "lapsed and renewed". */
function isCalledEnded(run: string): boolean {
  const claims = run.replace(NOT_SO, " ");
  return ENDED.test(claims) && !RENEWED.test(claims);
}
const ENDED = anyPhrase(vocabulary.ended);
const RENEWED = anyPhrase(vocabulary.renewed);
const [ANY_ENDED, ANY_RENEWED] = [vocabulary.ended.join("|"), vocabulary.renewed.join("|")];
const NOT_SO = new RegExp(
  `(?<= )(?:not|never|t) (?:\\p{L}+ ){0,2}?(?:${ANY_ENDED}|${ANY_RENEWED})(?= )`,
  "gu",
);

function anyPhrase(phrases: string[]): RegExp {
  return new RegExp(` (?:${phrases.join("|")}) `, "u");
}

function titleOf(entry: string, { education, certificates }: Profile): string[] {
  const [section, place] = entry.split(".");
  const study = section === "education" ? education[Number(place)] : undefined;
  const paper = section === "certificates" ? certificates[Number(place)] : undefined;
  return [study?.institution, study?.area, paper?.name, paper?.issuer].filter((one) => one !== undefined);
}

/** A paper of which nobody knows the standing, or that has run out, is open; one that was renewed or is in force is held. */
function standingInLock(paper: Profile["certificates"][number], today: string): Standing {
  const words = `${paper.name} ${paper.status ?? ""}`;
  const isOpen = isOpenOrEnded(words) || hasRunOut(words, today);
  const isInForce =
    paper.standing === undefined && IN_FORCE.test(runOf(paper.status ?? "").replace(NOT_IN_FORCE, " "));
  const standing = standingOfPaper(paper) ?? "in_progress";
  if (isInForce && !isOpen && ["in_progress", "deferred"].includes(standing)) return "completed";
  return standing === "completed" && isOpen ? "in_progress" : standing;
}

const IN_FORCE = anyPhrase(vocabulary.inForce);
const NOT_IN_FORCE = new RegExp(
  ` (?:not|never|no longer) (?:been |being |currently )?(?:${vocabulary.inForce.join("|")})(?= )`,
  "gu",
);

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
  const all = readAmounts(words, language).filter(({ kind }) => kind === "count");
  const parts = partitionsIn(words, all, language).map(({ part, whole }) => ({ part, whole }));
  // Of "4 of 9 papers" the four or the rest are what was reached; nine alone is all of it.
  const counts =
    parts.length > 0
      ? parts.flatMap(({ part, whole }) => [part.value, whole.value - part.value])
      : all.map(({ value }) => value);
  return (
    isGrade ||
    (own.length > 1 && own.filter((word) => run.includes(` ${word} `)).length / own.length > 0.7) ||
    (counts.length > 0 &&
      counts.some((count) => amounts.some((one) => one.kind === "count" && one.value === count)))
  );
}
