import { endsAsAgent } from "./job-words";
import { isOrganisation, isPlace, isTitle } from "./line-kinds";
import { tidy } from "./text-lines";

export type Fields = { position?: string; name?: string; location?: string };
type ReadFields = { fields: Fields; rest: string[]; isSureTitle: boolean; isSureName: boolean };

/** Sorts the parts of head lines into title, employer and place. */
export function readFields(lines: string[]): ReadFields {
  const read: ReadFields = { fields: {}, rest: [], isSureTitle: false, isSureName: false };
  const unknown: string[] = [];
  const whole = lines.join(" | ");
  for (const part of lines.flatMap((line) =>
    splitParts(line.replace(/^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)]|[a-h][.)])\s+/i, "")),
  )) {
    const kind = kindOfPart(part);
    if (kind === "location" && read.fields.location === undefined) read.fields.location = unwrap(part);
    else if (
      kind === "position" &&
      read.fields.position !== undefined &&
      OWN_WORK.test(read.fields.position) &&
      read.fields.name === undefined
    )
      Object.assign(read, {
        isSureName: true,
        fields: { ...read.fields, position: unwrap(part), name: read.fields.position },
      });
    else if (kind === "position" && read.fields.position === undefined)
      Object.assign(read, { isSureTitle: true, fields: { ...read.fields, position: unwrap(part) } });
    else if (kind === "name" && read.fields.name === undefined)
      Object.assign(read, { isSureName: true, fields: { ...read.fields, name: unwrap(part) } });
    else if (kind === "name" && read.fields.position === undefined && !read.isSureTitle && isTitle(part))
      read.fields.position = part;
    else unknown.push(part);
  }
  for (const part of titleFirst(unknown)) {
    if (part.length > 200) read.rest.push(part);
    // "Cash Officer, Ojota Branch"
    else if (
      read.fields.position !== undefined &&
      BRANCH.test(part) &&
      whole.includes(`${read.fields.position}, ${part}`)
    )
      read.fields.position = `${read.fields.position}, ${part}`;
    else if (
      read.fields.location === undefined &&
      read.isSureName &&
      read.fields.name !== undefined &&
      isTownOf(read.fields.name, part, whole)
    )
      read.fields.location = unwrap(part);
    // "Coker, Bello & Co.": the partners' names are one firm.
    else if (
      read.fields.name !== undefined &&
      whole.includes(`${part}, ${read.fields.name}`) &&
      kindOfPart(part) === undefined
    )
      read.fields.name = `${part}, ${read.fields.name}`;
    // "Head, Treasury" under a named employer is one title.
    else if (
      read.isSureName &&
      read.isSureTitle &&
      read.fields.position !== undefined &&
      whole.includes(`${read.fields.position}, ${part}`) &&
      kindOfPart(part) === undefined
    )
      read.fields.position = `${read.fields.position}, ${part}`;
    else if (read.fields.position === undefined && (read.isSureName || kindOfPart(part) !== "name"))
      read.fields.position = part;
    else if (read.fields.name === undefined) read.fields.name = part;
    else if (read.fields.location === undefined && kindOfPart(part) === undefined && part.length <= 60)
      read.fields.location = unwrap(part);
    else read.rest.push(part);
  }
  return withTownApart(isTitleLeftInName(read) ? withTitleOutOfName(read) : withOwnBusiness(read));
}

const BRANCH = /\b(?:branch|department|dept|unit|division|section|ward)\.?$/i;

/** "Dangote Cement Plc, Obajana": behind a whole employer's name a few capitalised words say where it is. */
function withTownApart(read: ReadFields): ReadFields {
  const { name, location } = read.fields;
  const [, employer = "", town = ""] = /^(.+?),\s+([^,]+)$/.exec(name ?? "") ?? [];
  const isApart = employer !== "" && ENDS_AS_ORGANISATION.test(employer) && isTown(town);
  return isApart && (location === undefined || isPlace(location))
    ? {
        ...read,
        fields: {
          ...read.fields,
          name: employer,
          location: location === undefined ? town : `${town}, ${location}`,
        },
      }
    : read;
}

function isTownOf(name: string, part: string, whole: string): boolean {
  return ENDS_AS_ORGANISATION.test(name) && isTown(part) && whole.includes(`${name}, ${part}`);
}

function isTown(text: string): boolean {
  const words = text.split(" ");
  return (
    words.length <= 3 &&
    words.every((word) => /^[\p{Lu}\d][\p{L}\p{M}\d'’-]*\.?$/u.test(word)) &&
    /\p{L}{3}/u.test(text) &&
    !isOrganisation(text) &&
    !isTitle(text) &&
    !IS_PART_OF_EMPLOYER.test(text.replace(/\b(?:GRA|Phase|Area|Zone|Mile)\b.*/, "")) &&
    !/^[A-Z]{2,6}$/.test(text) &&
    !IS_FIRM.test(text)
  );
}

/** "Owner, Adunni Stitches, Oje Market": the business of an owner is what stands behind the title. */
function withOwnBusiness(read: ReadFields): ReadFields {
  const { position, name, location } = read.fields;
  const [, title = "", business = ""] = OWNER.exec(position ?? "") ?? [];
  if (title === "" || (name !== undefined && location !== undefined && !isPlace(location))) return read;
  const place = [name, location].filter((part) => part !== undefined).join(", ");
  return { ...read, fields: { position: title, name: business, ...(place !== "" && { location: place }) } };
}

const OWNER =
  /^((?:owner|founder|co-founder|ceo|md|proprietor|proprietress|managing director|director)(?:\s*(?:\/|and|&)\s*(?:owner|founder|ceo|md|manager))?),\s+(\p{Lu}.*)$/iu;

/** Of two parts of unknown kind, the one that names a doer is the title: "Chicken Republic – Counter Helper". */
function titleFirst(unknown: string[]): string[] {
  const doers = unknown.filter(endsAsAgent);
  const [doer] = doers;
  return doer !== undefined && doers.length === 1
    ? [doer, ...unknown.filter((part) => part !== doer)]
    : unknown;
}

// "Sommelier, Protea Hotel": a short part before an employer is the title, unless both name one firm ("Coker, Bello & Co.") or a part of it.
const TITLE_AND_EMPLOYER = /^([^,]{3,50}),\s+(.+)$/;
const IS_FIRM = /(?:&|\band\b)|\b(?:co|sons|partners|associates|chambers)\b/i;
const IS_PART_OF_EMPLOYER =
  /\b(?:branch|department|dept|division|unit|section|house|block|road|street|faculty|directorate|office|ward|plant|site|estate|close|avenue|way|crescent|\d+)\b/i;

function isTitleLeftInName({ fields: { position, name }, isSureTitle }: ReadFields): boolean {
  // "IT Student, EEDC": neither a known title nor a known employer, but short names in capitals are employers.
  if (name === undefined && !isSureTitle && /^[^,]{3,50},\s+[A-Z]{2,6}$/.test(position ?? "")) return true;
  const [, first = "", employer = ""] = TITLE_AND_EMPLOYER.exec(name ?? "") ?? [];
  const isApart =
    first.split(" ").length <= 5 && kindOfPart(first) === undefined && !IS_PART_OF_EMPLOYER.test(first);
  return (
    position === undefined &&
    isApart &&
    ENDS_AS_ORGANISATION.test(employer.split(/\s*,/)[0] ?? "") &&
    !IS_FIRM.test(employer)
  );
}

function withTitleOutOfName(read: ReadFields): ReadFields {
  const [, position = "", name = ""] =
    TITLE_AND_EMPLOYER.exec(read.fields.name ?? read.fields.position ?? "") ?? [];
  return { ...read, fields: { ...read.fields, position, name } };
}

function kindOfPart(part: string): keyof Fields | undefined {
  if (part.length > 200) return undefined;
  if (isPlace(unwrap(part))) return "location";
  if (OWN_WORK.test(part)) return "position";
  const title = isTitle(part);
  const organisation = isOrganisation(part);
  if (title && organisation && HEAD_OF.test(part)) return "position";
  if (title && organisation)
    return ENDS_AS_ORGANISATION.test(part.replace(/\s*\([^()]*\)$/, "")) ||
      /^(?:office|ministry|department|nigeria|nigerian|federal|national|institute|association) /i.test(part)
      ? "name"
      : "position";
  if (title) return "position";
  return organisation || /^[A-Z]{2,6}$/.test(part) ? "name" : undefined;
}

const OWN_WORK = /^(?:self[- ]?employed|freelance|own business|private business)\b/i;

// "Head of Kitchen" is no kitchen.
const HEAD_OF =
  /^(?:deputy |assistant )?(?:head|chief|director|manager|supervisor|leader|secretary|captain) of [^,\s]+(?: [^,\s]+)?$/i;

const ENDS_AS_ORGANISATION =
  /\b(?:ltd|limited|plc|llc|inc|nig|nigeria|company|co|bank|group|ventures?|enterprises?|services|solutions|technologies|industries|foods|stores?|supermarket|hospital|clinic|cent(?:re|er)|pharmacy|schools?|college|university|polytechnic|academy|institute|ministry|agency|commission|authority|council|board|corporation|foundation|church|hotels?|restaurant|consult(?:ing|ants|s)?|associates|partners|logistics|motors|farms?|fashions?|house|palace|stitches|apartments|parish|towers|suites|lodge|plaza|resort|newspapers?|fm|tv|radio|press|army|police|chambers|academy|studios?|hub|boutique|saloon|salon|shop|mart|eatery|bakery|kitchen|lounge|works)\.?\)?$/i;

/** The parts of a head line: at cells, spaced dashes, "at", and at commas where that parts a title, an employer and a place. */
function splitParts(line: string): string[] {
  return line
    .split(/\s*[|\t]\s*|\s+[–—-]+\s+|\s*[•·]\s*/)
    .reduce<string[]>(joinService, [])
    .flatMap(splitStop)
    .flatMap((part) => splitAt(part))
    .flatMap((part) => splitCommas(part))
    .flatMap((part) => splitBrackets(part))
    .map((part) => tidy(part.replace(/^[\s,:;.–—-]+|[\s,:;–—-]+$/g, "")))
    .filter((part) => part !== "");
}

/** "NYSC – Ministry of Works" is one employer. */
function joinService(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  const isService =
    last !== undefined && /^(?:nysc|national youth service corps?(?: \(nysc\))?)$/i.test(last.trim());
  return isService && part !== "" && !isTitle(part)
    ? [...parts.slice(0, -1), `${last} – ${part}`]
    : [...parts, part];
}

/** "Dispatch rider. Alheri Pharmacy Ltd" */
function splitStop(part: string): string[] {
  const [, before = "", after = ""] = /^(.*\p{L}{3})\.\s+(\p{Lu}.*)$/u.exec(part) ?? [];
  const isTitleFirst = isTitle(before) && !isOrganisation(before) && isOrganisation(after) && !isTitle(after);
  return isTitleFirst ||
    (!isTitle(before) && isTitle(after) && !isOrganisation(after) && after.split(" ").length <= 6)
    ? [before, after]
    : [part];
}

function splitAt(part: string): string[] {
  const [, title = "", employer = ""] = /^(.+?)\s+(?:at|@|with)\s+(.+)$/i.exec(part) ?? [];
  const isJob = isTitle(title)
    ? !isTitle(employer)
    : isOrganisation(employer) && !isOrganisation(title) && title.split(" ").length <= 5;
  return title !== "" && isJob ? [title, employer] : [part];
}

function splitCommas(part: string): string[] {
  const pieces = part.split(/\s*,\s*(?![^(]*\))/);
  if (pieces.length === 1 || isPlace(part)) return [part];
  const places: string[] = [];
  while (pieces.length > 1 && isPlace(pieces.at(-1) ?? "")) places.unshift(pieces.pop() ?? "");
  const cut = pieces.findIndex(
    (piece, index) =>
      index > 0 &&
      kindOfPart(pieces.slice(0, index).join(", ")) !== undefined &&
      kindOfPart(piece) !== undefined &&
      kindOfPart(piece) !== kindOfPart(pieces.slice(0, index).join(", ")),
  );
  const first = pieces[0] ?? "";
  const isFirm =
    cut > 1 &&
    /(?:&|\band) (?:co|sons|partners|associates)\b/i.test(pieces[cut] ?? "") &&
    kindOfPart(first) === "position";
  const last = pieces.at(-1) ?? "";
  // "IBEDC Osogbo, Technical Staff (Contract)"
  if (cut < 0 && pieces.length > 1 && kindOfPart(last) === "position" && kindOfPart(first) !== "position")
    return [pieces.slice(0, -1).join(", "), last, ...(places.length > 0 ? [places.join(", ")] : [])];
  const afterTitle = isFirm || (cut < 0 && pieces.length > 1 && kindOfPart(first) === "position") ? 1 : cut;
  const named =
    afterTitle > 0
      ? [pieces.slice(0, afterTitle).join(", "), pieces.slice(afterTitle).join(", ")]
      : [pieces.join(", ")];
  return [...named, ...(places.length > 0 ? [places.join(", ")] : [])];
}

function splitBrackets(part: string): string[] {
  const [, before = "", inside = ""] = /^(.+?)\s*\(([^()]+)\)$/.exec(part) ?? [];
  return before !== "" && isPlace(inside) ? [before, inside] : [part];
}

function unwrap(part: string): string {
  return part.replace(/^\(([^()]*)\)$/, "$1").replace(/(?<=\p{L}{4})\.$/u, "");
}
