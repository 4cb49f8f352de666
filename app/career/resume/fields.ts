import type { DocumentText } from "./document-text";
import { isEngagement } from "./engagements";
import type { Field } from "./field";
import {
  areTitles,
  asTitle,
  behindComma,
  endsNameList,
  isBehindBar,
  isBehindStroke,
  isLongForm,
  isNoteOfTitle,
  isShortForm,
  joins,
  oneOfAHead,
  partners,
} from "./field-joins";
import { inColumn, isHeadOfPapers, partHeadings, place, sureLabel } from "./field-labels";
import { endsInState, isPost } from "./places";
import { isGenericSchool } from "./schools";
import type { Segment } from "./segments";
import { asLabel, type Label } from "./tagger/labels";
import type { Tagged } from "~/career/crf/crf";

/** Joins the tagged segments to fields, in order. */
export function fieldsOf(
  document: DocumentText,
  segments: readonly Segment[],
  tagged: readonly Tagged[],
): Field[] {
  const fields: Field[] = [];
  segments.forEach((segment, at) => {
    const tag = tagged[at];
    if (!tag) return;
    const last = fields.at(-1);
    const likely = asLabel(tag.label);
    const isHeading = (likely === "degree" || likely === "item") && isHeadOfPapers(document, segment);
    const own =
      segment.fixed ?? inColumn(document, segment) ?? (isHeading ? "heading" : sureLabel(segment, tag));
    // "Samuel Ade | Product Designer": a post beside the name is what the person is.
    const isBesideName = last?.label === "name" && last.paragraph === segment.paragraph;
    const isHeadline =
      (own === "name" || ((own === "headline" || own === "title") && isBesideName)) &&
      segment.before === "bar" &&
      isPost(segment.text);
    const label = isHeadline ? "headline" : own;
    const chances = (labels: readonly Label[]) =>
      segment.fixed && labels.includes(segment.fixed)
        ? 1
        : [
            ...labels,
            ...(isHeadline && labels.includes("headline") ? (["name", "title"] as const) : []),
          ].reduce((sum, one) => sum + (tag.probabilities[place.get(one) ?? -1] ?? 0), 0);
    if (last && isShortForm(last, segment)) {
      last.segments.push(segment);
      return;
    }
    if (last && endsNameList(last, segment)) {
      last.segments.push(segment);
      return;
    }
    if (last && isLongForm(last, segment, own)) {
      last.segments.push(segment);
      last.label = own;
      last.probability = (...all) => chances(all);
      return;
    }
    const isSecond =
      last !== undefined && isBehindStroke(document, segment) && areTitles(last, label, segment, chances);
    if (isSecond && last.label !== "title") asTitle(last);
    const isNote = last?.label === "title" && (isNoteOfTitle(label, segment, chances) || isSecond);
    const isOther = partners.has(label) && segment.before !== "start" && !isNote && chances([label]) < 0.85;
    // "National Youth Service, Girls College": how a post was held is no part of the name beside it.
    const isService = [segment, last?.segments.at(-1)].some(
      (one) => one !== undefined && isEngagement(one.text),
    );
    const isApart =
      (oneOfAHead.has(label) && isBehindBar(document, segment)) ||
      (label === "employer" && segment.before === "comma" && isService);
    const isJoined = isNote || (last !== undefined && joins(last, label, segment));
    if (last && last.paragraph === segment.paragraph && !isOther && !isApart && isJoined) {
      if (isNote) {
        last.segments.push(segment);
        const own = last.probability;
        // "SIWES / IT Student": both sides of a stroke are one post, and as sure as the surer one.
        if (isSecond) last.probability = (...all) => Math.max(own(...all), chances(all));
        return;
      }
      const before = last.probability;
      const behind = segment.before === "comma" ? (behindComma[label] ?? []) : [];
      last.segments.push(segment);
      last.probability = (...all) => Math.min(before(...all), chances([...all, ...behind]));
      return;
    }
    const { cell } = document.paragraphs[segment.paragraph] ?? {};
    fields.push({
      ...(cell && { row: `${cell.table}/${cell.row}` }),
      label,
      text: "",
      paragraph: segment.paragraph,
      segments: [segment],
      probability: (...all) => chances(all),
    });
  });
  for (const field of fields) {
    field.text = textOf(document, field);
    if (field.label === "place" && endsInState(field.text))
      field.probability = (...all) => (all.includes("place") ? 1 : 0);
  }
  partHeadings(fields);
  return withTowns(document, withSurnames(document, fields));
}

/** "ONOJA, Ojoma Comfort": the surname before the other names was taken for their label. */
function withSurnames(document: DocumentText, fields: Field[]): Field[] {
  return fields.filter((field, at) => {
    const next = fields[at + 1];
    const [segment] = field.segments;
    const isSurname =
      field.label === "label" &&
      segment?.atom === undefined &&
      segment?.fixed === undefined &&
      /^\p{L}[\p{L}'’-]+$/u.test(field.text) &&
      next?.label === "name" &&
      next.paragraph === field.paragraph &&
      next.segments[0]?.before === "comma";
    if (!isSurname) return true;
    next.segments.unshift(...field.segments);
    next.text = textOf(document, next);
    return false;
  });
}

/** "College of Education" + "Afaha Nsit": the town of a school whose name others have belongs to its name. */
function withTowns(document: DocumentText, fields: Field[]): Field[] {
  return fields.flatMap((field, at): Field[] => {
    const before = fields[at - 1];
    const [town, ...rest] = field.segments;
    const isTown =
      field.label === "place" &&
      town?.before === "comma" &&
      before?.label === "school" &&
      before.paragraph === field.paragraph &&
      isGenericSchool(before.text);
    if (!isTown || !town) return [field];
    before.segments.push(town);
    before.text = textOf(document, before);
    if (rest.length === 0) return [];
    field.segments = rest;
    field.text = textOf(document, field);
    return [field];
  });
}

/** The text of a field with the marks inside it; a bracket that was cut off behind it comes back. */
function textOf({ paragraphs }: DocumentText, { paragraph, segments, label }: Field): string {
  const text = paragraphs[paragraph]?.text ?? "";
  const from = segments[0]?.from ?? 0;
  const to = segments.at(-1)?.to ?? 0;
  const inside = text.slice(from, to);
  const open = (inside.match(/[([]/g) ?? []).length - (inside.match(/[)\]]/g) ?? []).length;
  const next = /^\s*[)\]]/.exec(text.slice(to))?.[0];
  const end = label === "line" && /^[.!?]/.test(text.slice(to)) ? text.charAt(to) : "";
  // The rest of the bracket is another field: "Front-End Developer (Coursera, 2022)".
  if (open === 1 && !next)
    return inside.replace(/\s*[([]([^()[\]]*)$/, (whole, words: string) =>
      words.trim() === "" ? whole : `, ${words}`,
    );
  return open > 0 && next ? inside + next.trim() : open < 0 ? inside.replace(/[)\]]\s*$/, "") : inside + end;
}
