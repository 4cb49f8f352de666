import { withoutHeadFacts } from "./head-facts";
import { isAboutPaper } from "./kind-of-paper";
import { withoutOtherPlaces, withAddresses } from "./addresses";
import { readFacts, readPersonal } from "./build-personal";
import type { DocumentText } from "./document-text";
import { type Draft, pieces } from "./draft";
import { type Field, groupByParagraph } from "./field";
import { labelKind } from "./segment-labels";
import { readPerson } from "./person";
import { rowsOf } from "./block-rows";

export function readHead(draft: Draft, document: DocumentText, found: readonly Field[]): void {
  const fields = withoutHeadFacts(draft, withoutOtherPlaces(found));
  const labelled = personalRows(document, fields);
  readPersonal(
    draft,
    rowsOf(
      document,
      fields.filter(({ paragraph }) => labelled.has(paragraph)),
    ),
  );
  const left = readPerson(
    draft,
    withAddresses(document, fields.filter(({ paragraph }) => !labelled.has(paragraph)).map(asHeadline)),
  );
  const stated = new Set(left.filter(({ label }) => label === "personal").map(({ paragraph }) => paragraph));
  const here = groupByParagraph(fields);
  // "PCN Reg. No: 12345": a label whose value nothing else claimed.
  const named = new Set(
    [...groupByParagraph(left)]
      .filter(
        ([paragraph, rest]) =>
          rest[0]?.label === "label" &&
          rest.every(({ label }) => label !== "name") &&
          rest.length > 1 &&
          rest.length === here.get(paragraph)?.length,
      )
      .map(([paragraph]) => paragraph),
  );
  const rows = rowsOf(
    document,
    left.filter(
      ({ label, paragraph }) =>
        named.has(paragraph) || (stated.has(paragraph) && (label === "label" || label === "personal")),
    ),
  );
  readPersonal(draft, rows);
  readSummary(
    draft,
    left.filter(
      ({ label, text, paragraph }) =>
        label === "line" && !named.has(paragraph) && text.split(" ").length > 7 && !isAboutPaper(text),
    ),
  );
}

/** The paragraphs under a heading of personal things that tell facts without labels: "Married, two kids", "Kogi State, Okene LGA". */
export function statedFacts(
  draft: Draft,
  { paragraphs }: DocumentText,
  fields: readonly Field[],
): Set<number> {
  const stated = new Set<number>();
  for (const [paragraph, here] of groupByParagraph(fields)) {
    const text = paragraphs[paragraph]?.text ?? "";
    const isPlain = here.every(
      ({ label, segments: [first] }) =>
        label !== "phone" && label !== "email" && first?.atom !== "label" && first?.fixed !== "label",
    );
    if (
      isPlain &&
      !/^\p{L}{0,4}\.? ?\d+,? \p{L}/u.test(text) &&
      paragraphs[paragraph]?.cell === undefined &&
      readFacts(draft, paragraph, text)
    )
      stated.add(paragraph);
  }
  return stated;
}

/** "Trade: Welder", "Present rank: Principal Officer": what the person is, by its label. */
function asHeadline(field: Field): Field {
  const isRank = field.label === "title" && field.segments[0]?.label === "title";
  return isRank ? { ...field, label: "headline", probability: () => 0.9 } : field;
}

/** The paragraphs of rows whose label announces a personal detail ("Date of birth"), label and value: whatever the value looks like, it is that. */
function personalRows({ paragraphs }: DocumentText, fields: readonly Field[]): Set<number> {
  const found = new Set<number>();
  const rows = new Set<string>();
  const rowOf = (paragraph: number) => {
    const cell = paragraphs[paragraph]?.cell;
    return cell === undefined ? undefined : `${cell.table}/${cell.row}`;
  };
  for (const [paragraph, here] of groupByParagraph(fields)) {
    const [first] = here;
    const labels = here.filter(({ label }) => label === "label").length;
    const row = rowOf(paragraph);
    if (first?.label === "label" && labels === 1 && announcesDetail(first)) {
      found.add(paragraph);
      if (row !== undefined && here.length === 1) rows.add(row);
    } else if (row !== undefined && rows.has(row) && here.every(isOfValue)) found.add(paragraph);
  }
  return found;
}

/** "ORHIONMWON / EDO": what stands beside a label is none, unless it is a known one. */
const isOfValue = ({ label, text }: Field) => label !== "label" || labelKind(text) === undefined;

/** "Date of birth", or what fills a column of such labels ("Service number"). */
function announcesDetail({ text, segments: [first] }: Field): boolean {
  const kind = labelKind(text);
  return kind === "personal" || (kind === undefined && first?.fixed === "label" && first.count === 1);
}

export function readSummary(draft: Draft, fields: readonly Field[]): void {
  for (const { text, paragraph, label } of fields) {
    if (label === "label") continue;
    draft.profile.summary.push(...pieces(text, 2000));
    draft.use(paragraph, text);
    draft.fact(`summary.${draft.profile.summary.length - 1}`, paragraph, 1);
  }
}
