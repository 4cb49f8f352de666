import { standingOf } from "~/career/profile/standing";
import type { Field } from "../field";
import { isSchool } from "../row-kinds";
import { ongoingLead } from "../vocabulary/note-words";
import { fieldOf } from "./note-fields";

/** Where a sentence may begin that tells how a study stands. */
const joints =
  /\s*(?:[,;(]\s*|\s[–—-]\s+|\s)(?=(?:but|and|then|i|still|remain(?:ing|s)?|now|no|yet|not|could|left|stop|stopped|drop|dropped|part \d)(?!\p{L}))/giu;
const longest = 90;

/** "… 2016 but i stop after year one": how a study stands, told behind it, or before it ("Now doing"), is its standing. */
export function withStanding(fields: readonly Field[], text: string): Field[] {
  const [first] = fields;
  const own = ongoingLead.exec(text)?.[0];
  const isStated = ({ label, text: words }: Field) => label === "standing" && standingOf(words) !== undefined;
  if (!first || fields.some(isStated))
    return fields.map((field) => (isStated(field) ? { ...field, probability: sure } : field));
  // "i start" says nothing of how a study stands; a sentence about it is a line of it.
  const others = fields.map((field): Field => {
    if (field.label !== "standing" && field.label !== "other") return field;
    if (ownSentence.test(field.text)) return { ...field, label: "line" };
    return { ...field, label: "other" };
  });
  const at = standingAt(text, first.segments[0]?.from ?? 0);
  if (at === undefined)
    return own === undefined ? others : [...others, fieldOf(first, "standing", own.trim(), behind)];
  const stated = text.slice(at).replace(/^[\s,;(–—-]+|[\s)]+$/gu, "");
  return [...others.flatMap((field) => cutAt(field, at)), fieldOf(first, "standing", stated, behind)];
}

const behind = 50;
const sure: Field["probability"] = (...labels) => (labels.includes("standing") ? 0.9 : 0);
const ownSentence = /^(?:(?:but|and|then)\s+)*(?:i|we|my|no)\s+\S+\s+\S/iu;

function standingAt(text: string, from: number): number | undefined {
  const found = [...text.matchAll(joints)];
  let at = found.findLastIndex(({ 0: joint, index }) => {
    const rest = text.slice(index + joint.length).replace(/^(?:but|and|then)\s+/iu, "");
    return index > from + 1 && rest.length <= longest && standingOf(rest) !== undefined && !isSchool(rest);
  });
  // "but i no finish": what joins it belongs to it.
  while (at > 0 && isJoining(text.slice(found[at - 1]?.index, found[at]?.index))) at -= 1;
  return found[at]?.index;
}

const isJoining = (text: string) => /^[\s,;(–—-]*(?:but|and|then|i|still|now)$/iu.test(text);

function cutAt(field: Field, at: number): Field[] {
  const segments = field.segments.flatMap((one) => {
    if (one.from >= at) return [];
    if (one.to <= at) return [one];
    const text = one.text.slice(0, at - one.from).trimEnd();
    return [{ ...one, to: one.from + text.length, text }];
  });
  const last = segments.at(-1);
  if (segments.length === 0 || !last) return [];
  if (segments.length === field.segments.length && last.to === field.segments.at(-1)?.to) return [field];
  const [start] = segments;
  const text = field.text.slice(0, Math.max(0, last.to - (start?.from ?? 0))).trimEnd();
  return text === "" ? [] : [{ ...field, segments, text }];
}
