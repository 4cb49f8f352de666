import type { LockContext, LockFact } from "./facts";
import { wordsForPlace } from "./places";
import type { LockReason } from "./reasons";
import { runOf } from "./study-run";
import { CLASSES, GRADES, LEVELS } from "./vocabulary/studies";

/** A class of degree against the study that it is said of. */
export function checkClasses(
  text: string,
  run: string,
  cited: LockFact[],
  context: LockContext,
): LockReason[] {
  const studies = cited.filter(({ entry }) => entry.startsWith("education."));
  const isOfStudy = studies.length > 0 || / (?:degree|honours|honors|hons|graduat\w*|diploma) /.test(run);
  if (!isOfStudy) return [];
  const grades = new Set(GRADES.map(({ name }) => name));
  return classesIn(run).flatMap((one) => {
    const { name, words } = one;
    const near = studies.length > 1 ? nearestStudy(text, run, one, studies, context) : undefined;
    const held = studies
      .filter(({ entry }) => near === undefined || entry === near)
      .flatMap((fact) => classesIn(runOf(fact.text)).map(({ name: own }) => own));
    // "Good Hygiene Practice" is a certificate.
    const whole = run.slice(one.at).trim().split(" ");
    const title = ` ${whole.slice(0, words.split(" ").length + 1).join(" ")} `;
    const isOfTitle = cited.some((fact) => !fact.entry.startsWith("education.") && fact.run.includes(title));
    const isHeld =
      isOfTitle ||
      held.includes(name) ||
      (grades.has(name) && held.length === 0) ||
      (name === "second" && (held.includes("upper") || held.includes("lower")));
    return isHeld ? [] : [{ kind: "class" as const, words }];
  });
}

type FoundClass = { name: string; at: number; words: string };

function classesIn(run: string): FoundClass[] {
  const found = [...CLASSES, ...GRADES]
    .flatMap(({ name, phrases }) =>
      phrases.flatMap((phrase): FoundClass[] => {
        const at = run.indexOf(` ${phrase} `);
        return at < 0 ? [] : [{ name, at, words: phrase }];
      }),
    )
    .toSorted((a, b) => b.words.length - a.words.length);
  return found.filter(
    (one, index) =>
      !found
        .slice(0, index)
        .some((longer) => longer.at <= one.at && one.at < longer.at + longer.words.length),
  );
}

const SCHOOL = /^ (?:university|polytechnic) of (?:the )?(\p{L}{3,}) /u;
const BESIDE = /^ ?(?:(?:in|of|from|at) (?:the )?)?$/;

/** The cited study that a class is said of: the one right behind it, else the last one named before it. */
function nearestStudy(
  text: string,
  run: string,
  { at, words }: FoundClass,
  studies: LockFact[],
  { places, profile }: LockContext,
): string | undefined {
  const titlesOf = (entry: string) => {
    const { studyType, area } = profile.education[Number(entry.split(".")[1])] ?? {};
    return [studyType, area].map((title) => runOf(title ?? "")).filter((title) => title.trim() !== "");
  };
  const named = studies.flatMap(({ entry, run: own }) => {
    // Two studies of one school are told apart by their degrees alone.
    const isShared = (school: string) =>
      studies.some((other) => other.entry !== entry && other.run.includes(school));
    const forms = [
      ...titlesOf(entry).filter((title) =>
        studies.every((one) => one.entry === entry || !one.run.includes(title)),
      ),
      ...places
        .filter((place) => place.entry === entry && !isShared(place.run))
        .flatMap((place) => wordsForPlace(text, place) ?? []),
      ...LEVELS.flatMap(({ codes, phrases }) =>
        codes.some((code) => own.includes(` ${code} `)) ? [...codes, ...phrases] : [],
      )
        // An HND is of the level of an ND, and no ND.
        .filter((form) => studies.every((one) => one.entry === entry || !one.run.includes(` ${form} `)))
        .map((form) => ` ${form} `),
    ];
    // "From Jos" for the University of Jos.
    const [, school = ""] =
      SCHOOL.exec(runOf(profile.education[Number(entry.split(".")[1])]?.institution ?? "")) ?? [];
    if (school !== "" && !isShared(school)) forms.push(` ${school} `);
    return forms.flatMap((form) => (run.includes(form) ? [{ entry, from: run.indexOf(form) }] : []));
  });
  const before = named.filter(({ from }) => from < at).toSorted((a, b) => b.from - a.from)[0];
  const next = named.filter(({ from }) => from > at).toSorted((a, b) => a.from - b.from)[0];
  const isBeside =
    next !== undefined && BESIDE.test(run.slice(at + words.length + 1, Math.max(at, next.from) + 1));
  return (isBeside ? next : (before ?? next))?.entry;
}
