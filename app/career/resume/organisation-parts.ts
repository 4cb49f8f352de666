import { foldText } from "../nlp/fold";
import { sureEnough } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { isBranch, isPost } from "./places";
import type { Label } from "./tagger/labels";
import { partEndings, units } from "./vocabulary/vocabulary";

/**
 * "Department of Lands" or "High Court No. 3" on a line of its own below an employer or its post, "Isokun Campus" below a school: a part of the
 * organisation over it, whatever it was taken for, and no other one. It is where somebody was.
 */
export function withOrganisationParts(given: readonly Field[], slots: ReadonlyMap<Label, Label>): Field[] {
  const fields = slots.get("employer") === "employer" ? withPartsBeside(given) : given;
  const lines = [...groupByParagraph(fields).values()];
  const owner = slots.get("employer");
  if ((owner !== "employer" && owner !== "school") || slots.has("referee")) return [...fields];
  const isOwner = (field: Field) => slots.get(field.label) === owner && !isPart(field);
  const heads = lines.filter((line) => line.some((field) => isOwner(field) || field.label === "title"));
  const beginsWithOwner = heads[0] !== undefined && isOwnerLine(heads[0], isOwner);
  const parts = new Set<Field>();
  const units = new Map<Field, Field>();
  for (const [at, line] of lines.entries()) {
    const [over, below] = [lines[at - 1], lines[at + 1]];
    const [first] = line;
    const post = below?.[0];
    if (
      owner === "employer" &&
      beginsWithOwner &&
      first &&
      over &&
      post &&
      isUnitOver(below, { line, over })
    ) {
      units.set(post, first);
      continue;
    }
    if (!first || !over || !isPartLine(line) || !isRightBelow(over, line)) continue;
    const isBelowOwner = isOwnerLine(over, isOwner);
    const isBelowPost =
      over.some(({ label }) => label === "title") &&
      !over.some(isOwner) &&
      (beginsWithOwner || (below !== undefined && isOwnerLine(below, isOwner)));
    if (isBelowOwner || (owner === "employer" && isBelowPost)) parts.add(first);
  }
  const above = new Set(units.values());
  return fields.flatMap((field): Field[] => {
    if (above.has(field)) return [];
    if (parts.has(field)) return [{ ...field, label: "place", probability: isPlaceAlone }];
    const unit = units.get(field);
    return [unit ? { ...field, unit: { ...unit, label: "line" } } : field];
  });
}

/** "Benue State Judiciary, Upper Area Court 2, Makurdi": a part of the employer before it on its line is no second one, and as sure as it is one by its words. */
function withPartsBeside(fields: readonly Field[]): Field[] {
  const posts = new Set(fields.flatMap(({ label, paragraph }) => (label === "title" ? [paragraph] : [])));
  return fields.map((field, at) => {
    const [before, mark] = [fields[at - 1], field.segments[0]?.before];
    const isBeside =
      before?.label === "employer" &&
      before.paragraph === field.paragraph &&
      before.probability("employer") >= SURE_EMPLOYER &&
      (mark === "comma" || mark === "dash");
    // "Revenue Service, Audit Department" over the line of the post.
    const mayBe =
      field.label === "place" ||
      (field.label === "title" && posts.has(field.paragraph + 1)) ||
      (field.label === "employer" && field.probability("employer") < SURE_EMPLOYER);
    return isBeside && mayBe && isPart(field)
      ? { ...field, label: "place", probability: isPlaceAlone }
      : field;
  });
}
const SURE_EMPLOYER = 0.9;

/** "Labour Ward" alone between what was done in one post and the line of the next, which has its time: the part of the employer in which that one was held. */
function isUnitOver(
  post: readonly Field[],
  { line, over }: { line: readonly Field[]; over: readonly Field[] },
) {
  const [unit, ...rest] = line;
  const [title] = post;
  return (
    unit !== undefined &&
    rest.length === 0 &&
    mayBePart.has(unit.label) &&
    over.every(({ label }) => label === "line") &&
    isRightBelow(line, post) &&
    title?.label === "title" &&
    title.segments[0]?.index === 0 &&
    post.some(({ label }) => label === "dates") &&
    post.every(({ label }) => label === "title" || label === "dates") &&
    isOrganisationPart(unit.text)
  );
}

const isPlaceAlone: Field["probability"] = (...labels) => (labels.includes("place") ? 1 : 0);

/** True for the name of a part of an organisation: "Works Department", "Faculty of Arts", "Benue State Command", "Food and Beverage". */
export function isOrganisationPart(text: string): boolean {
  const name = text.replace(/\.$/u, "").replace(/\s+(?:no\.?\s*)?(?:\d{1,3}|[ivx]{1,4})$/iu, "");
  const words = foldText(name)
    .split(/[\s/&-]+/)
    .filter((word) => word !== "");
  const endings = [1, 2].map((count) => words.slice(-count).join(" "));
  if (leadsToPart.test(name)) return true;
  // "Head of Department".
  if (isPost(name)) return false;
  return (
    isBranch(name) ||
    (words.length > 1 && words.length < 6 && endings.some((end) => partEndings.has(end))) ||
    (words.length > 1 && words.every((word) => units.has(word)))
  );
}

const leadsToPart =
  /^(?:the )?(?:department|dept\.?|faculty|directorate|division|section|unit) of (?=\p{L})/iu;

function isOwnerLine(line: readonly Field[], isOwner: (field: Field) => boolean): boolean {
  const [first] = line;
  return (
    first !== undefined &&
    isOwner(first) &&
    line.every(({ label }) => label !== "title" && label !== "degree" && label !== "line")
  );
}

const mayBePart: ReadonlySet<Label> = new Set([
  "employer",
  "school",
  "issuer",
  "title",
  "place",
  "degree",
  "area",
  "line",
]);

/** Its first words say so: behind a comma or a dash stands its town, and behind a post its unit. */
const isPart = ({ segments, text }: Field) => isOrganisationPart(segments[0]?.text ?? text);

/** A part alone on its line, with its town or a time. */
function isPartLine([first, ...rest]: readonly Field[]): boolean {
  return (
    first !== undefined &&
    mayBePart.has(first.label) &&
    (first.label !== "line" || first.probability("line") < sureEnough) &&
    first.segments[0]?.index === 0 &&
    isPart(first) &&
    rest.every(({ label }) => label === "place" || label === "dates")
  );
}

function isRightBelow(over: readonly Field[], line: readonly Field[]): boolean {
  return (over[0]?.paragraph ?? 0) + 1 === line[0]?.paragraph;
}
