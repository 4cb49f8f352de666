import type { Sentence } from "~/career/generated-document";
import type { Reverted } from "./check-letter";
import { checkSentence } from "./check-sentence";
import type { Facts } from "./prepare";
import { isHard, type Violation } from "./violation";

/** Checks the worded lines of one resume and remembers what it turned back. */
export type LineCheck = {
  one: (text: string, prefix: string, own: string[]) => string[];
  many: (texts: string[], prefix: string, own: string[]) => string[];
  summary: (texts: string[], own: string[]) => string[];
  kept: () => number;
  reverted: Reverted[];
};

export function linesOfResume(sentences: Sentence[], facts: Facts): LineCheck {
  const reverted: Reverted[] = [];
  let kept = 0;

  const one = (text: string, prefix: string, own: string[]): string[] => {
    if (own.includes(text)) return [text];
    const sentence =
      sentences.find(
        (candidate) => candidate.text === text && candidate.sourceIds.every((id) => isUnder(id, prefix)),
      ) ?? sentences.find((candidate) => candidate.text === text);
    const violations = sentence ? checkBullet(sentence, prefix, facts) : [UNKNOWN];
    if (violations.length === 0) {
      kept += 1;
      return [text];
    }
    reverted.push({ text, violations });
    return ownLines(sentence?.sourceIds ?? [], prefix, own, facts);
  };

  const many = (texts: string[], prefix: string, own: string[]): string[] => {
    const lines = [...new Set(texts.flatMap((text) => one(text, prefix, own)))];
    return lines.length === 0 && texts.length > 0 ? own : lines;
  };

  const summary = (texts: string[], own: string[]): string[] => {
    const checked = texts
      .map((text) => (own.includes(text) ? text : checkParagraph(text)))
      .filter((text) => text !== "");
    return checked.length === 0 && texts.length > 0 ? own : [...new Set(checked)];
  };

  /** A summary is made of several sentences, each with its own sources: the ones that do not hold are taken out. */
  const checkParagraph = (paragraph: string): string => {
    const whole = sentences.find(({ text }) => text === paragraph);
    const parts = whole
      ? [whole]
      : sentences
          .filter(({ text }) => paragraph.includes(text))
          .toSorted((a, b) => paragraph.indexOf(a.text) - paragraph.indexOf(b.text));
    if (parts.reduce((rest, { text }) => rest.replace(text, ""), paragraph).trim() !== "") {
      reverted.push({ text: paragraph, violations: [UNKNOWN] });
      return "";
    }
    const standing = parts.flatMap((sentence) => {
      const violations = checkSentence(sentence, facts).filter(isHard);
      if (violations.length === 0) {
        kept += 1;
        return [sentence.text];
      }
      reverted.push({ text: sentence.text, violations });
      return sentence.sourceIds.length > 0 && sentence.sourceIds.every((id) => id.startsWith("summary."))
        ? sentence.sourceIds.flatMap((id) => facts.lines.get(id)?.text ?? [])
        : [];
    });
    return [...new Set(standing)].join(" ");
  };

  return { one, many, summary, kept: () => kept, reverted };
}

const UNKNOWN: Violation = {
  code: "source_missing",
  found: "",
  explain: "Nothing says what this line is drawn from.",
};

function checkBullet(sentence: Sentence, prefix: string, facts: Facts): Violation[] {
  const foreign = sentence.sourceIds.find((id) => !isUnder(id, prefix));
  if (foreign !== undefined)
    return [{ code: "source_missing", found: foreign, explain: "This line belongs to another entry." }];
  return checkSentence({ ...sentence, kind: "claim" }, facts).filter(isHard);
}

function isUnder(id: string, prefix: string): boolean {
  return id === prefix || id.startsWith(`${prefix}.`);
}

function ownLines(ids: string[], prefix: string, own: string[], facts: Facts): string[] {
  return ids
    .filter((id) => isUnder(id, prefix))
    .flatMap((id) => facts.lines.get(id)?.text ?? [])
    .filter((text) => own.includes(text));
}
