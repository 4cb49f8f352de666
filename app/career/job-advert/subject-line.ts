import { inOrder } from "./patterns";
import { anyOf } from "~/pattern";
import { meaningOf } from "./meaning";
import type { Sentence } from "./sentence";

const QUOTES = `["“”„«»']`;
const WORD_SUBJECT = String.raw`(?:subject|title|caption|heading|objet|betreff)`;
const SUBJECTS: readonly RegExp[] = [
  new RegExp(
    String.raw`${QUOTES}\s?(?<subject>[^"“”«»\n]{2,90}?)\s?${QUOTES},? (?:as|in|for|on) (?:the |your |ur |email |mail )*${WORD_SUBJECT}`,
    "iu",
  ),
  new RegExp(
    String.raw`(?:${WORD_SUBJECT}(?: line| of (?:the |your |ur )?(?:e-?)?mail)?|as|marked|under (?:the )?reference|mark(?:ed)?(?: it)?|entitled|titled|title (?:the|your|ur) (?:e-?)?mail)[^"“«\n]{0,45}?\s?["“„«]\s?(?<subject>[^"“”„«»\n]{2,90}?)\s?["”“»]`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:with|using|use|stating|state|indicating|quoting|quote|put|bearing|include|includes|including|having|wearing|insert|write|type|add|mention|carry|carrying|make|let|give|giving|specify|specifying|indicate) (?:the |your |ur )?(?<subject>[^"\n,;@]{2,80}?),? (?:as|in|on|for|be|at|to) (?:the |your |ur |email |mail |e-mail |their |a )*${WORD_SUBJECT}(?!\p{L})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:title|caption|head) (?:the|your|ur) (?:e-?)?mail:? (?<subject>[^"\n.;,]{2,80})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:the )?${WORD_SUBJECT}(?: line| of (?:the |your |ur )?(?:e-?)?mails?)?\s*(?:[:=]|should (?:be|read|carry|bear)|must (?:be|read|carry)|shall be|to be|is|reads?|–|-)\s*(?<subject>[^"\n.;)]{2,80})`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:e-?mail )?subject (?!to |of |matter|s |taught|line is)(?<subject>[A-Z][^"\n.;),]{2,60})`,
    "u",
  ),
  new RegExp(
    String.raw`(?<![\p{L}])(?<subject>[A-Z0-9][A-Z0-9/_-]{3,24}) (?:must|should) (?:be|appear) (?:in|on|as) the subject`,
    "u",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:titled|captioned|headed|entitled|tagged|caption (?:it|your mail|ur mail)|mit (?:dem )?betreff|(?:en|pour|avec(?: pour)?) objet|in the heading) (?!as |with )(?<subject>[^"\n.;,)@]{2,60})`,
    "iu",
  ),
  new RegExp(String.raw`(?<subject>job title[^.,;\n]{0,50}?) as (?:the |your )?${WORD_SUBJECT}`, "iu"),
];

/** What the subject line shall be, as text to copy. */
export function subjectLineOf(
  applying: Sentence[],
  known: Parameters<typeof meaningOf>[1],
): string | undefined {
  for (const pattern of SUBJECTS)
    for (const { text, label, line } of applying) {
      const found = pattern.exec(text)?.groups?.subject;
      const labelled =
        /^(?:subject|subject line|objet|betreff)$/.test(label ?? "") && line >= 0 ? text : undefined;
      const meaning = (labelled ?? found) && meaningOf((labelled ?? found) as string, known);
      if (meaning && !/@/.test(meaning)) return meaning;
    }
  return undefined;
}

/** What the file shall be called. */
export function fileNameOf(text: string, known: Parameters<typeof meaningOf>[1]): string | undefined {
  const found = FILE_NAMED.exec(text)?.groups?.name;
  return found
    ? meaningOf(found.replace(/(?<!\p{L})(?:and|to|should|must)(?!\p{L})[^{]*@.*$/iu, ""), known)?.replace(
        /\{surname\}(?: and)? \{first name\}/,
        "{surname} {first name}",
      )
    : undefined;
}

const FILE_NAMED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /name (?:your|ur|the) (?:file|cv|document)s?(?: as| with)?/u,
        /file ?names?(?: must be| should be| is|:)?/u,
        /(?:re)?name(?:d)?(?: (?:the|your|ur) (?:file|cv|document|resume)s?)?(?: with| as|:)/u,
        /save(?:d)? (?:the |your |ur )?(?:file|cv|document|resume)?s? ?(?:with|as)|saved (?:with|as)/u,
      ],
      "u",
    ),
    / ["“']?(?<name>[^"”,.;\n]{3,60})/u,
  ],
  "iu",
);
