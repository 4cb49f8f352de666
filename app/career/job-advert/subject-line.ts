import { askedSubject, behind, EXAMPLE, OF_A_MAIL } from "./asked-subject";
import { meaningOf } from "./meaning";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { SUBJECT_CLAUSES } from "./vocabulary/subject-clauses";

/** Clauses that say "subject": they win over marks and titles, wherever they stand. */
const NAMED_SUBJECT = SUBJECT_CLAUSES.filter(({ example }) => /subject/i.test(example));

type Known = Parameters<typeof meaningOf>[1];

const SUBJECT_LABEL = inOrder(
  [
    /^/,
    anyOf(
      [
        /(?:in the )?subject(?: of (?:the |your )?(?:e-?mail|mail|message|application))?|subject line/,
        /(?:e-?mail|mail|message) (?:subject|title|caption|heading)|title of (?:the )?mail|caption/,
        /objet|betreff/,
      ],
      "",
    ),
    /$/,
  ],
  "",
);

/** What the subject line shall be, as text to copy. */
export function subjectLineOf(applying: Sentence[], known: Known): string | undefined {
  for (const clauses of [NAMED_SUBJECT, SUBJECT_CLAUSES])
    for (const { text, label = "", start } of applying) {
      // "Subject: Camp Head Chef wanted" over an advert is that of the mail which brought it.
      const isLabelled = start > label.length + MARK && SUBJECT_LABEL.test(label);
      const plain = text.replace(EXAMPLE, "");
      const asked = OF_A_MAIL.test(plain)
        ? undefined
        : isLabelled
          ? (behind(plain) ?? plain)
          : askedSubject(text, clauses);
      const meaning = asked && meaningOf(withoutMarks(asked), known);
      if (meaning && !/@/.test(meaning)) return meaning;
    }
  return undefined;
}

/** A colon and a blank stand between a label and its value. */
const MARK = 3;

/** "exactly: REF/041", "HKS WUSE*", "HKS (wrong subject = not opened)": how it shall be written, the signs of a chat and what happens else are no words of it. */
function withoutMarks(asked: string): string {
  return asked
    .replace(/^(?:exactly|strictly|as follows|thus) ?: ?/iu, "")
    .replace(ELSE, "")
    .replace(/^[*_]+|[*_]+$/gu, "");
}
const ELSE = patternOf(
  String.raw`\s*\((?:${sourceOf("wrong, any other, no other, other, otherwise, else, without, not, if, no, do not, don['’]t, please, only, this, we, nothing")})(?!\p{L})[^()]*\)?\s*$`,
  "iu",
);
