import { findPeriods } from "../dates";
import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { numbering } from "./headings";
import { isOrganisation, isPost } from "./places";
import { runsBetween } from "./text-style";
import { verbs } from "./vocabulary/vocabulary";

const mostWordsOfHead = 18;
const fewestWordsOfRest = 3;

/**
 * "Dangote Cement Plc, Obajana - truck driver from 2015 to 2021. I carried cement to Kano.": a job told on one line, as people type it on a phone.
 * The head with its period and the sentences behind it are two paragraphs. A line that begins with a verb tells of work and has no head. `isUnpaid`: it
 * stands under voluntary work.
 */
export function splitHeadFromSentences(paragraph: Paragraph, isUnpaid = false): Paragraph[] {
  const { text, runs } = paragraph;
  const lead = numbering.exec(text)?.[0].length ?? 0;
  if (text.length > 1_500 || text.includes("\t") || (paragraph.listLevel !== undefined && lead === 0))
    return [paragraph];
  const period = findPeriods(text).find(
    ({ start, end }) => isUnpaid || (start !== undefined && end !== undefined),
  );
  if (!period) return [paragraph];
  const from = period.index + period.length;
  const stop = /^[^.!?]{0,60}?[\p{L}\d)]{2}\.\s+(?=[\p{Lu}\d])/u.exec(text.slice(from - 2));
  if (!stop) return [paragraph];
  const cut = from - 2 + stop[0].length;
  const head = text.slice(lead, cut);
  const [first = ""] = foldText(head).split(/[\s,.]+/);
  const isHead =
    head.split(/\s+/).length <= mostWordsOfHead &&
    !verbs.has(first) &&
    // "Flood response, Sept 2024": what was done for nothing often has neither.
    (isOrganisation(head) || isPost(head) || isUnpaid) &&
    text.slice(cut).split(/\s+/).length >= fewestWordsOfRest;
  if (!isHead) return [paragraph];
  const written = text.slice(0, cut).replace(/[.\s]+$/, "");
  return [
    { ...paragraph, text: written, runs: runsBetween(runs, 0, written.length) },
    {
      ...paragraph,
      text: text.slice(cut),
      runs: runsBetween(runs, cut, text.length),
      spaceBefore: 0,
      listLevel: undefined,
    },
  ];
}
