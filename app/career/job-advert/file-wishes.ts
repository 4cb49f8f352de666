import { anyOf, inOrder } from "./patterns";

/** The file format that is asked for. */
export function formatIn(text: string): "PDF" | "Word" | undefined {
  const without = text.replace(OTHER_FORMAT, " ");
  const asksPdf = /(?<!\p{L})pdfs?(?!\p{L})/iu.test(without);
  const asksWord = WORD_FORMAT.test(without);
  return asksPdf === asksWord ? undefined : asksPdf ? "PDF" : "Word";
}

const WORD_FORMAT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [/(?:in|as|ms|microsoft|separate) word|word (?:format|documents?|files?|docs?|or pdf)|docx?/u],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

const OTHER_FORMAT = inOrder(
  [
    /(?<!\p{L})(?:not|no|never|don'?t|nicht|kein\p{L}*|pas de) /u,
    /(?:an? |in |as |like |accept |open |send )?(?:ms |microsoft )?(?:pdfs?|word)(?!\p{L})/u,
  ],
  "giu",
);

/** Whether all papers go in one file. */
export function oneFileIn(text: string): boolean | undefined {
  return SEPARATE_FILES.test(text) ? false : ONE_FILE.test(text) || undefined;
}

const SEPARATE_FILES = inOrder(
  [
    /(?<!\p{L})(?<!(?:no|not|without)(?: an?)? )/u,
    anyOf([/separate(?:ly)?|(?:two|three|2|3) files|séparé\p{L}*|getrennt\p{L}*/u], "u"),
    /(?!\p{L})/u,
  ],
  "iu",
);

const ONE_FILE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        inOrder(
          [
            /(?:one|single|1|en un|un seul|une seule|eine|einer|in einer?) (?:single |\(1\) |only |ms |microsoft )*/u,
            /(?:pdf|file|document|fichier|attachment|datei|word)/u,
          ],
          "u",
        ),
        /merged?|combined?|all in one|both in one|together in|same (?:file|document|pdf)|seul (?:fichier|pdf)/u,
      ],
      "u",
    ),
  ],
  "iu",
);
