import { foldText } from "../nlp/fold";
import { isBehind } from "./entry";
import { type Field, groupByParagraph } from "./field";
import { isOrganisationPart } from "./organisation-parts";
import { isBranch, isOrganisation, isPlace } from "./places";
import type { Label } from "./tagger/labels";
import { siteWords } from "./vocabulary/sites";
import { units } from "./vocabulary/vocabulary";

/**
 * Posts in words that nobody knows. A head has one employer: where it surely stands on a line of its own, what was taken for another one beside the
 * post ("Loom Fixer, Weaving Section" over "United Textiles Mill") is a part of it, and alone on the next line ("Tower Climber" over "Skylink Telecoms")
 * it is the post.
 */
export function withWholeTitles(fields: readonly Field[], slots: ReadonlyMap<Label, Label>): Field[] {
  if (slots.get("employer") !== "employer" || slots.has("referee")) return [...fields];
  const heads = [...groupByParagraph(fields).values()].filter((line) =>
    line.some(({ label }) => label !== "place"),
  );
  const read = new Map<Field, Field[]>();
  for (const [at, line] of heads.entries()) {
    const near = [heads[at - 1], heads[at + 1]].flatMap((one) =>
      one && isNextTo(one, line) && areOfOne(one, line) ? [one] : [],
    );
    const isBelow = near.some(isEmployerLine);
    const isBeside = !isBelow && line.some(isSureEmployer);
    if (!isBelow && !isBeside) continue;
    const whole = isBeside ? joinTitle(line, isFieldOfRank) : (withTitle(line, near) ?? joinTitle(line));
    for (const [place, field] of line.entries()) read.set(field, place === 0 ? whole : []);
  }
  return fields.flatMap((field) => read.get(field) ?? [field]);
}

function isNextTo(one: readonly Field[], line: readonly Field[]): boolean {
  return Math.abs((one[0]?.paragraph ?? 0) - (line[0]?.paragraph ?? 0)) <= mostBetween;
}

// A line with a place, or a part of the employer, may stand between.
const mostBetween = 2;

/** Two lines of one head have one time. */
function areOfOne(one: readonly Field[], other: readonly Field[]): boolean {
  return [...one, ...other].filter(({ label }) => label === "dates").length < 2;
}

function isEmployerLine(line: readonly Field[]): boolean {
  const [first] = line;
  return (
    first !== undefined &&
    isSureEmployer(first) &&
    line.every(
      ({ label }) => label === "employer" || label === "place" || label === "dates" || label === "link",
    )
  );
}

/** What alone on its line was taken for a second employer, where none of the lines beside it has a post. */
function withTitle(line: readonly Field[], near: readonly (readonly Field[])[]): Field[] | undefined {
  const [first, ...rest] = line;
  const isAlone = rest.every(({ label }) => label === "dates" || label === "place");
  const hasPost = near.some((one) => one.some(({ label }) => label === "title"));
  if (!first || first.segments[0]?.index !== 0 || !isAlone || hasPost || !mayBeOfTitle(first))
    return undefined;
  return [{ ...first, label: "title", probability: asTitle(first) }, ...rest];
}

function isSureEmployer(field: Field): boolean {
  return (
    field.label === "employer" &&
    (field.probability("employer") >= 0.95 || isOrganisation(field.text)) &&
    !isOrganisationPart(field.text)
  );
}

/** "Head, Special Risks" beside its employer: behind a bare rank stands what of, unless it is a place or who else employed. */
function isFieldOfRank(field: Field, title: Field): boolean {
  return (
    (field.label === "place" || field.label === "employer") &&
    !isSureEmployer(field) &&
    !isPlace(field.text) &&
    !siteWords.test(field.text) &&
    namesField(field.text) &&
    foldText(title.text)
      .split(/[^a-z]+/u)
      .filter(Boolean)
      .every((word) => ranks.has(word))
  );
}
/** "Fire & Engineering", "Revenue Assurance": what one is a head of, and no town. */
function namesField(text: string): boolean {
  const words = foldText(text).split(/[^a-z]+/u);
  return (
    !/\d/u.test(text) &&
    !isBranch(text) &&
    (/ (?:&|and) /u.test(text) || words.some((word) => isUnit(word) || /ing$/u.test(word)))
  );
}
// "Port of Onne" is no field for its "of".
const isUnit = (word: string) => units.has(word) && !/^(?:and|of|the|for)$/u.test(word);
const ranks: ReadonlySet<string> = new Set(
  `head chief deputy assistant asst ag acting senior snr principal general group regional national country area zonal manager officer director supervisor superintendent
  coordinator lead leader executive analyst specialist associate consultant vice president avp vp md controller administrator`.split(
    /\s+/u,
  ),
);

/** The post of a line with what stands right before or behind it (`mayFollow`). What was built stands behind a dash. */
function joinTitle(line: readonly Field[], mayFollow?: (field: Field, title: Field) => boolean): Field[] {
  const joined: Field[] = [];
  for (const field of line) {
    const last = joined.at(-1);
    const mark = marks.get(field.segments[0]?.before ?? "");
    const isUnit =
      last?.label === "title" &&
      (mayFollow
        ? mark === ", " && mayFollow(field, last)
        : mayBeOfTitle(field) && (mark === ", " || mark === ": " || isOrganisationPart(field.text)));
    const isLead =
      !mayFollow &&
      last !== undefined &&
      field.label === "title" &&
      mark === ", " &&
      mayBeOfTitle(last) &&
      !isOrganisationPart(last.text);
    if (!last || !mark || !isBehind(last, field) || !(isUnit || isLead)) {
      joined.push(field);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      label: "title",
      text: last.text + mark + field.text,
      segments: [...last.segments, ...field.segments],
      probability: (isUnit ? last : field).probability,
    };
  }
  return joined;
}

const marks: ReadonlyMap<string, string> = new Map([
  ["comma", ", "],
  ["dash", " – "],
  ["colon", ": "],
]);

const taken: ReadonlySet<Label> = new Set(["employer", "place", "issuer", "school"]);

function mayBeOfTitle(field: Field): boolean {
  if (!taken.has(field.label) || field.probability(field.label) >= 0.9) return false;
  if (isOrganisationPart(field.text)) return true;
  return (
    field.label === "employer" &&
    !isOrganisation(field.text) &&
    !isPlace(field.text) &&
    !siteWords.test(field.text)
  );
}

const asTitle =
  (field: Field): Field["probability"] =>
  (...labels) =>
    field.probability(...labels, ...(labels.includes("title") ? (["employer"] as const) : []));
