import { anyOf } from "~/pattern";
import { findPeriods } from "../dates";
import { untilWords } from "../resume/unbroken";
import { Standing, type Certificate } from "../profile.schema";

/** Where people say that they stopped: a level, a class or a year. */
const LEVELS =
  "(?:[1-7]00|o?nd|hnd|nce|j?ss|year|part|form|primary|(?:first|second|third|final|last) \\p{L}+)";
const DISCONTINUED = anyOf(
  [
    /(?<!\p{L})(?:discontinued|withdr(?:ew|awn)|drop(?:ped)? out|not completed|abgebrochen)(?!\p{L})|(?:^|, )(?:i )?stopped(?!\p{L})/u, // Discontinued
    /(?<!\p{L})not finish(?:ed)?(?!\p{L})/u, // stopped, no money, not finished
    new RegExp(
      `(?<!\\p{L})(?:i )?(?:stop(?:ped)?|left|drop(?:ped)?|quit),? (?:school )?(?:(?:in|at|after|from|for) )?${LEVELS}`,
      "u",
    ), // stop at ND1
    /(?<!\p{L})(?:did not|didn['’]t|could not|couldn['’]t|never|no|unable to) (?:finish|complete|continue|graduate)/u, // could not finish
    /(?<!\p{L})(?:because of|due to|lack of) (?:\p{L}+ )?(?:funds?|money|school fees|finances?)(?!\p{L})/u, // because of fund
    /(?<!\p{L})(?:no|not|never|didn['’]t) (?:get |have )?(?:any |enough )?(?:money|funds?|fees?) to (?:finish|complete|continue|go on)(?!\p{L})/u, // no money to finish
    /(?<!\p{L})abandonn[ée]/u, // abandonné
  ],
  "iu",
);

/** How each standing is printed, and the words by which people tell it. The first pattern that fits decides. */
const WORDS: Record<Standing, { print: string; read: RegExp }> = {
  deferred: { print: "Deferred", read: /\bdefer(?:red|ral)?\b|\bsuspended\b|\bon hold\b|^paused\b/i },
  discontinued: { print: "Discontinued", read: DISCONTINUED },
  part_passed: {
    print: "Part passed",
    read: /\bpart[- ](?:passed|qualified|qualification)\b|\b\d{1,2} (?:of|out of) \d{1,2} (?:modules?|papers?|levels?|subjects?|courses?|exams?)\b|\bone semester completed\b|\b(?:final|last|one|two|three|\d) (?:stages?|papers?|levels?|units?|modules?)(?: is| are)? (?:remaining|outstanding|left|to go|pending)\b|\bpassed\b.*\b(?:outstanding|remaining|not yet)\b|\b(?:parts?|levels?|stages?|units?|modules?|papers?) [\w– &-]{1,12} passed\b/i,
  },
  in_view: {
    print: "In view",
    read: /\bin[- ]view\b|\bbooked\b|\bscheduled for\b|\bexpected\b|\banticipated\b|\bawait(?:ing|ed)\b|\bvoraussichtlich\b|\bpr[ée]vu\b/i,
  },
  in_progress: {
    print: "In progress",
    read: /\bin[- ]progress\b|\bon-?going\b|\bcurrently (?:studying|enrolled)\b|\bin training\b|\bwill (?:finish|complete|graduate)\b|\bin process\b|\ben cours\b|\blaufend\b|\ben curso\b/i,
  },
  completed: {
    print: "Completed",
    read: /^(?:successfully )?(?:completed|passed|obtained|abgeschlossen|termin[ée])$/i,
  },
};

/** The standing that some words tell, or undefined. */
export function standingOf(text: string): Standing | undefined {
  return (
    Standing.options.filter((one) => one !== "completed").find((one) => WORDS[one].read.test(text)) ??
    (WORDS.completed.read.test(text.trim()) ? "completed" : undefined)
  );
}

/** "part_passed" → "Part passed". */
export function printStanding(standing: Standing): string {
  return WORDS[standing].print;
}

/** "Skills level in view", "Intermediate 1 in view" behind a paper with its date: what is to come is another one. */
export function isNextStep(words: string): boolean {
  const standing = standingOf(words);
  return (standing === "in_view" || standing === "in_progress") && STEP.test(words);
}
const STEP =
  /(?<!\p{L})(?:levels?|stages?|parts?|modules?|intermediate|foundation|final|professional)(?: (?:[IVX]+|\d|[A-C]))?(?: exams?(?:ination)?)? (?:is |are |now )?(?:in|booked|scheduled|expected|on-?going)(?!\p{L})/iu;

/** The standing of which the whole text is the printed word. */
export function readStanding(text: string): Standing | undefined {
  return Standing.options.find((one) => WORDS[one].print.toLowerCase() === text.trim().toLowerCase());
}

/**
 * The standing of a paper: what it says of itself; one with a date, or with nothing beside its name, is completed ("Registered Surveyor, No. 2271,
 * 2011"). Undefined where its words tell neither.
 */
export function standingOfPaper({
  name,
  date,
  status,
  standing,
}: Pick<Certificate, "name" | "date" | "status" | "standing">): Standing | undefined {
  const isOfNext = date !== undefined && isNextStep(status ?? "");
  const said = standing ?? standingOf(isOfNext ? name : `${name} ${status ?? ""}`);
  if (said !== undefined) return said;
  return status === undefined || date !== undefined || isYears(status) ? "completed" : undefined;
}

/** "2015 to 2018" beside a paper says when it was got. */
export function isYears(text: string): boolean {
  return YEARS.test(text);
}
const YEARS = /^(?:19|20)\d{2}(?:\s*(?:to|-|–|,|and|&)\s*(?:19|20)\d{2})*$/i;

/** Whether the words of a paper say that it is still to come, has run out or was never given: "pending", "expired", "no certificate issued". */
export function isOpenOrEnded(words: string): boolean {
  return OPEN_OR_ENDED.test(words) || isUncertified(words);
}
const OPEN_OR_ENDED = anyOf(
  [
    /(?<!\p{L})in (?:process|progress|view)(?!\p{L})/u,
    /(?<!\p{L})(?:registration|processing|application|result|renewal)s? (?:is )?(?:pending|ongoing|on-going)(?!\p{L})/u,
    /(?<!\p{L})(?:awaiting|pending|being processed|under processing|applied for)(?!\p{L})/u,
    /(?<!\p{L})(?:not yet|yet to|expired|lapsed|to be renewed)(?!\p{L})/u,
  ],
  "iu",
);

/** Whether the words of a course say that nothing was given for it: "no certificate issued". */
export function isUncertified(words: string): boolean {
  return UNCERTIFIED.test(words);
}
const UNCERTIFIED =
  /(?<!\p{L})(?:no|without(?: an?)?) certificates?(?:,|$| (?:issued|given|was|were|yet|collected))|(?<!\p{L})(?:not|never) certif(?:ied|icated)(?!\p{L})/iu;

/** Whether the words of a paper name a day before `today` (ISO) until which it was good: "exp. June 2026", "valid 2021-2024". */
export function hasRunOut(words: string, today: string): boolean {
  return findPeriods(words).some(({ start, end, index }) => {
    const before = words.slice(0, index);
    if (end === undefined || end === "present") return false;
    const isUntil = untilWords.test(before) || KEPT_UNTIL.test(before) || isWholeYears(start, end);
    return isUntil && end < today.slice(0, end.length);
  });
}

/** "Aug 2023 – Aug 2025": from a month to the same one of a later year a paper was good. */
const isWholeYears = (start = "", end = "") =>
  start.length === 7 && start < end && start.slice(4) === end.slice(4);

/** "Licence last renewed to", "good until". */
const KEPT_UNTIL = /(?<!\p{L})(?:renewed|good) (?:up )?(?:to|till|until|through) ?$/iu;
