import { EXAMPLE } from "./asked-subject";
import { meaningOf } from "./meaning";
import { anyOf, inOrder } from "./patterns";

type Known = Parameters<typeof meaningOf>[1];

/** What the file shall be called. */
export function fileNameOf(text: string, known: Known): string | undefined {
  const found = FILE_NAMED.exec(text.replace(EXAMPLE, ""))?.groups?.name;
  return found
    ? meaningOf(
        found
          .replace(/: .*$|[,]? (?:that|which|containing|holding)(?!\p{L}).*$/iu, "")
          .replace(
            /(?:,? )(?:and(?! [A-Z]{2,}[A-Z\d]*(?![\p{L}]))|to|should|must|in|before|with)(?!\p{L})[^{]*@?.*$/u,
            keepsNames,
          ),
        known,
      )
    : undefined;
}

/** "surname and first name" stays whole; "your name to a@b.ng" ends before the address. */
function keepsNames(found: string): string {
  return /^,? and (?:your |ur |the )?(?:\p{L}+ )?names?$/iu.test(found) ? found : "";
}

const FILE_NAMED = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /(?:pdf|file|document|cv) (?:called|titled|entitled|named)/u,
        /(?:re)?name (?:your|ur|the) (?:cv |pdf )?(?:file|cv|document|resume|attachment)s?(?: as| with)?/u,
        inOrder(
          [
            /file ?names?(?: of (?:the|your|ur) (?:cv|file|document|resume|attachment))?/u,
            /(?: (?:must|should|shall)(?: also)? be| is| ?=|:)?/u,
          ],
          "u",
        ),
        /(?:file|cv|document|resume|attachment)s? (?:(?:must|should|shall|to) be )?(?:named|saved)(?: with| as|:)?/u,
        anyOf(
          [
            /(?:merged and |and )?(?:re)?named(?: with| as|:)|(?:label|call|title|name|save|nommer) (?:it|them)(?: as)?/u,
            /(?:re)?named(?= \S*(?:_|\.pdf|\.docx?))|nommée?(?: comme suit)?:?/u,
            /saved(?: as a pdf)? (?:with|as|in)(?! (?:pdf|word|a |one ))/u,
          ],
          "u",
        ),
        /save (?:it |the |your |ur )?(?:file|cv|document|resume)?s? ?(?:with|as)(?! (?:pdf|word|a |one ))/u,
      ],
      "u",
    ),
    / ["“']?(?<name>(?:[^"”.;\n]|\.(?=pdf|docx?)){3,60})/u,
  ],
  "iu",
);
