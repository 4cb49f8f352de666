import type { Row } from "./build-lists";
import { headingSection } from "./headings";
import { labelKind } from "./segment-labels";
import { namesLanguage } from "./spoken";

/** A row with the section that it is of. `pastimes` and `request` ("Referees on request") are no list of skills. */
export type RowApart = {
  kind: "own" | "skills" | "languages" | "personal" | "pastimes" | "request";
  row: Row;
};

/**
 * The rows of a list of skills or languages, each with what it is of: people write "Hobbies: …", "Referees: available on request" or "Languages: …"
 * below their skills without another heading, and two of them in one line.
 */
export function rowsApart(rows: readonly Row[], own: "skills" | "languages"): RowApart[] {
  return rows.flatMap(partLabels).map((row) => {
    const kind = kindOf(row);
    return { kind: kind === undefined || kind === own ? "own" : kind, row };
  });
}

/** "Hausa, English. Hobby: drawing" holds two rows. */
function partLabels({ paragraph, label, text }: Row): Row[] {
  const rows: Row[] = [];
  let from = 0;
  let before = label;
  for (const { 0: found, 1: name = "", index } of text.matchAll(LABEL)) {
    if (kindOfLabel(name, text.slice(index + found.length)) === undefined) continue;
    if (index > from) rows.push(rowOf(paragraph, before, text.slice(from, index)));
    before = name;
    from = index + found.length;
  }
  return [...rows, rowOf(paragraph, before, text.slice(from))];
}
const LABEL = /(?:^|(?<=[.;|])\s+)(\p{L}[\p{L} &/'’-]{2,30}?)\s*:\s+/gu;

function rowOf(paragraph: number, label: string | undefined, text: string): Row {
  return { paragraph, text: text.trim(), ...(label !== undefined && { label }) };
}

function kindOf({ label, text }: Row): RowApart["kind"] | undefined {
  if (label === undefined && LIKES.test(text)) return "pastimes";
  if (ON_REQUEST.test(`${label ?? ""} ${text}`)) return "request";
  return label === undefined ? undefined : kindOfLabel(label, text);
}
const LIKES = /^I (?:like|love|enjoy)(?: to)? \p{L}/iu;
const ON_REQUEST =
  /^\s*(?:referees?|references?)\b.{0,40}\b(?:(?:on|upon|at) (?:your )?(?:request|demand)|available)\b/iu;

function kindOfLabel(label: string, text: string): RowApart["kind"] | undefined {
  if (PASTIMES.test(label)) return "pastimes";
  if (/^(?:referees?|references?)$/i.test(label)) return "request";
  const section = headingSection(label);
  if (section === "languages") return namesLanguage(text) ? "languages" : "skills";
  if (section === "skills") return "skills";
  return section === "personal" || labelKind(label) === "personal" ? "personal" : undefined;
}
const PASTIMES =
  /^(?:my )?(?:hobb(?:y|ies)|interests?|pastimes?|leisure)(?: (?:and|&) (?:interests?|hobbies))?$/i;
