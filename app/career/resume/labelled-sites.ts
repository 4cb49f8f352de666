import { findPeriods } from "../dates";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { isPost } from "./places";
import { fieldsOfSite } from "./site-fields";
import { firmWord, numberedSite, projectLabel, siteLabel } from "./vocabulary/sites";

const fewest = 2;
const longest = 400;

/**
 * What stands behind "Site:" or "Posting 2:" is where a post was held, and no employer: below the name of a firm people say so where they were posted. Where such
 * labels are numbered each begins a post, told on its line with its time.
 */
export function withLabelledSites(
  draft: Draft,
  { paragraphs }: DocumentText,
  fields: readonly Field[],
): Field[] {
  const lines = [...groupByParagraph(fields)];
  const leads = new Map(
    lines.flatMap(([at]) => {
      const lead = numberedSite.exec(paragraphs[at]?.text ?? "")?.[0];
      return lead === undefined ? [] : [[at, lead] as const];
    }),
  );
  const open: Open = {};
  return lines.flatMap(([at, own]) => {
    const numbered = leads.size >= fewest ? leads.get(at) : undefined;
    if (numbered !== undefined) return postAt(draft, own, numbered, paragraphs[at]?.text ?? "") ?? own;
    // "PROJECT: EA FIELD FLOWLINE; GBARAN MANIFOLD" below an employer: what was worked on there.
    const [lead, ...rest] = own;
    if (open.employer && lead?.label === "label" && projectLabel.test(lead.text.trim()))
      return [lead, ...rest.map((field) => withLabel(field, "line"))];
    return own.map((field, place) => {
      const found = asPlace(field, own[place - 1], open);
      goOn(open, found);
      return found;
    });
  });
}

/** "Jack-up rig Delta (night). Camp Boss, 2014 – 2018. Camp shut down": where, what, when, and what is told of it. */
function postAt(draft: Draft, [first]: readonly Field[], lead: string, text: string): Field[] | undefined {
  if (text.length > longest) return undefined;
  const behind = text.slice(lead.length);
  const [period] = findPeriods(behind);
  if (!first || !period) return undefined;
  const head = behind.slice(0, period.index).replace(/[\s,(;:–—-]+$/u, "");
  const pieces = [...head.matchAll(/(?:[^.,()\t–—-]|[.,-](?!\s)|(?<!\s)[–—])+/gu)].filter(
    ([piece]) => piece.trim() !== "",
  );
  const named = pieces.findLastIndex(([piece]) => isPost(piece.trim()));
  // "Escravos camp. Camp Boss (night)": behind the name of a place stands what somebody was there.
  const at =
    named < 0 ? pieces.findLastIndex(({ index }) => /[.–—-]\s+$/u.test(head.slice(0, index + 1))) : named;
  const from = pieces[at]?.index ?? 0;
  const title = head.slice(from).trim();
  const place = head.slice(0, from).replace(/[\s.,(–—-]+$/u, "");
  if (at < 1 || title === "" || place === "") return undefined;
  const end = period.index + period.length;
  draft.useRewritten(first.paragraph, lead);
  return fieldsOfSite(first, {
    title: isClosed(title) ? title : title.replace(/\)$/u, ""),
    place,
    period: { ...(period.start && { start: period.start }), ...(period.end && { end: period.end }) },
    dates: behind.slice(period.index, end),
    rest: behind.slice(end).replace(/^[\s.,:;)–—-]+/u, ""),
  });
}

const isClosed = (text: string) => text.split("(").length === text.split(")").length;

/** What the entry has that is open: whether its title stands over its employer, a title below it, and a place. */
type Open = { title?: "over" | "below"; employer?: boolean; place?: boolean };

function goOn(open: Open, { label }: Field): void {
  if (label === "employer") {
    Object.assign(open, { employer: true, place: false });
    if (open.title === "below") delete open.title;
  } else if (label === "place") open.place = true;
  else if (label === "title") {
    // A title over its employer begins an entry; one more below the same employer is held at a place of its own.
    const isBelow = open.employer === true && open.title !== "over";
    if (!isBelow || open.title === "below") open.place = false;
    open.employer = isBelow;
    open.title = isBelow ? "below" : "over";
  }
}

/** Behind a label of a site a name is a place, where the entry has an employer and the name is of no firm. */
function asPlace(field: Field, before: Field | undefined, { employer, place }: Open): Field {
  const isName = field.label === "employer" || field.label === "school" || field.label === "issuer";
  if (!isName || before?.label !== "label") return field;
  if (!siteLabel.test(before.text.trim())) return field;
  if (!employer || (!place && firmWord.test(field.text))) return field;
  return withLabel(field, place ? "line" : "place");
}

function withLabel(field: Field, label: Field["label"]): Field {
  return { ...field, label, probability: (...all) => (all.includes(label) ? 0.85 : 0) };
}
