import { wordRun } from "../nlp/fold";
import { standingOf } from "../profile/standing";
import type { Profile } from "../profile.schema";
import { joinInitials, type LockContext, type LockFact } from "./facts";
import type { LockReason } from "./reasons";
import { CLASSES, COMMON_IN_NAMES, EXEMPT, LEVELS, UNFINISHED } from "./vocabulary/studies";

/** The degree, its class and how far it has come, against the cited studies, certificates and service. */
export function checkStudies(text: string, cited: LockFact[], context: LockContext): LockReason[] {
  const run = runOf(text);
  return [
    ...checkLevels(run, cited),
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

/** "A master's degree" needs a cited master's degree of whatever kind. */
function checkLevels(run: string, cited: LockFact[]): LockReason[] {
  return LEVELS.flatMap(({ level, codes, phrases }) => {
    const phrase = phrases.find((one) => run.includes(` ${one} `));
    if (!phrase) return [];
    const isHeld = cited.some(
      (fact) =>
        codes.some((code) => fact.run.includes(` ${code} `)) ||
        fact.run.includes(` ${level}`) ||
        phrases.some((one) => fact.run.includes(` ${one} `)),
    );
    return isHeld ? [] : [{ kind: "degree" as const, words: phrase }];
  });
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

function checkClasses(run: string, cited: LockFact[], { places }: LockContext): LockReason[] {
  const studies = cited.filter(({ entry }) => entry.startsWith("education."));
  const isOfStudy = studies.length > 0 || / (?:degree|honours|honors|hons|graduat\w*|diploma) /.test(run);
  const found = classesIn(run);
  if (!isOfStudy) return [];
  return found.flatMap((one) => {
    const { name, words } = one;
    const near = studies.length > 1 ? nearestStudy(run, one, studies, places) : undefined;
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
  places: LockContext["places"],
): string | undefined {
  const named = studies.flatMap(({ entry, run: own }) => {
    const forms = [
      ...places.filter((place) => place.entry === entry).map((place) => place.run),
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

function checkStandings(
  text: string,
  run: string,
  cited: LockFact[],
  { profile, today }: LockContext,
): LockReason[] {
  const entries = [...new Set(cited.map(({ entry }) => entry))];
  const open = entries.flatMap((entry) => unfinished(entry, profile, today) ?? []);
  const isStated = (words: string) =>
    standingOf(text) !== undefined && standingOf(text) !== "completed"
      ? true
      : UNFINISHED.some((one) => run.includes(` ${one} `)) || repeats(run, words);
  return open.flatMap(({ entry, names, words, isExempt }) => {
    const isMeant = entries.length === 1 || names.some((name) => run.includes(` ${name} `));
    if (!isMeant || (isExempt ? EXEMPT.some((one) => run.includes(` ${one} `)) : isStated(words))) return [];
    return [{ kind: "standing" as const, words: names[0] ?? entry }];
  });
}

type Unfinished = { entry: string; names: string[]; words: string; isExempt: boolean };

/** How a study, a certificate or the service that is not finished may be named; undefined for one that is. */
function unfinished(entry: string, profile: Profile, today: string): Unfinished | undefined {
  const [section, place] = entry.split(".");
  const at = Number(place);
  if (section === "nysc" && profile.nysc?.status && profile.nysc.status !== "discharged")
    return {
      entry,
      names: ["nysc"],
      words: "",
      isExempt: profile.nysc.status !== "serving" && profile.nysc.status !== "not_yet",
    };
  const study = section === "education" ? profile.education[at] : undefined;
  const paper = section === "certificates" ? profile.certificates[at] : undefined;
  if (!study && !paper) return undefined;
  const words = study?.standingText ?? paper?.status ?? "";
  const isGoing =
    study !== undefined &&
    (study.endDate === "present" || (study.endDate ?? (study.startDate ? "9999" : "")) > today);
  const standing =
    study?.standing ??
    paper?.standing ??
    standingOf(`${study?.studyType} ${study?.area} ${study?.institution} ${paper?.name} ${words}`) ??
    (words !== "" || isGoing ? "in_progress" : "completed");
  if (standing === "completed") return undefined;
  const code = runOf(study?.studyType ?? "").trim();
  const level = LEVELS.find(({ codes }) => codes.includes(code));
  const title = [study?.institution, paper?.name, paper?.issuer].filter(Boolean).join(" ");
  const names = [code, ...(level?.phrases ?? []), ...distinctive(title)].filter((name) => name !== "");
  return { entry, names, words, isExempt: false };
}

function distinctive(title: string): string[] {
  return runOf(title)
    .trim()
    .split(" ")
    .filter((word) => word.length > 3 && !COMMON_IN_NAMES.has(word));
}

/** Whether most of the person's own words for the standing are in the sentence. */
function repeats(run: string, words: string): boolean {
  const own = runOf(words)
    .trim()
    .split(" ")
    .filter((word) => word !== "");
  return own.length > 1 && own.filter((word) => run.includes(` ${word} `)).length / own.length > 0.7;
}
