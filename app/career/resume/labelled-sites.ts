import { findPeriods } from "../dates";
import type { DocumentText } from "./document-text";
import type { Draft } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { fieldsOfPost } from "./notes/note-fields";
import { isPost } from "./places";
import { numberedSite, siteLabel } from "./vocabulary/sites";

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
  return lines.flatMap(([at, own]) => {
    const lead = leads.size >= fewest ? leads.get(at) : undefined;
    if (lead !== undefined) return postAt(draft, own, lead, paragraphs[at]?.text ?? "") ?? own;
    return own.map((field, place) => asPlace(field, own[place - 1]));
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
  return fieldsOfPost(
    first,
    {
      title: isClosed(title) ? title : title.replace(/\)$/u, ""),
      place,
      period: { ...(period.start && { start: period.start }), ...(period.end && { end: period.end }) },
      dates: [behind.slice(period.index, end)],
      isSure: true,
      left: [],
      end: end + (/^[\s.,:;)–—-]*/u.exec(behind.slice(end))?.[0].length ?? 0),
    },
    behind,
  );
}

const isClosed = (text: string) => text.split("(").length === text.split(")").length;

function asPlace(field: Field, before: Field | undefined): Field {
  const isName = field.label === "employer" || field.label === "school" || field.label === "issuer";
  if (!isName || before?.label !== "label" || !siteLabel.test(before.text.trim())) return field;
  return { ...field, label: "place", probability: (...all) => (all.includes("place") ? 0.85 : 0) };
}
