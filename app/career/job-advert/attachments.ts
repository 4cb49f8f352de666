import { anyOf, inOrder } from "./patterns";
import { namedPapers } from "./named-papers";
import { IN_BODY, NO_ATTACHMENTS, NOT_NEEDED, NOT_WANTED, PAPERS } from "./vocabulary/papers";

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
    /(?<!\p{L})/u,
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

const LINKED = /https?:|www\.|\.gle|bit\.ly|(?<!\p{L})(?:click|links?|portal|online)(?!\p{L})/iu;

/** "Paste your CV in the body of the mail"; a notice period that stands there leaves the papers attached. */
function isPasted(text: string): boolean {
  return text
    .split(/\n|[.!?](?=\s|$)/u)
    .some((sentence) => IN_BODY.test(sentence) && PAPERS.some(({ pattern }) => pattern.test(sentence)));
}

/** "NYSC discharge certificate", "birth certificate" */
const OWN_CERTIFICATE = inOrder(
  [
    /(?<!\p{L})(?<of>NYSC|birth|marriage|call[- ]to[- ]bar|tax clearance|NEBOSH|BOSIET|TRCN)/u,
    /(?: discharge| exemption| \(?or exemption\)?| discharge\/exemption)? cert(?:ificate)?s?(?!\p{L})/u,
  ],
  "giu",
);

/** The papers to send, by the names of PAPERS. */
export function papersIn(whole: string): string[] {
  if (NO_ATTACHMENTS.test(whole) || isPasted(whole)) return [];
  const own = [...whole.matchAll(OWN_CERTIFICATE)].filter(
    ({ index }) => !NOT_WANTED.test(whole.slice(Math.max(0, index - 24), index)),
  );
  // What has a name of its own is no certificate in general.
  const text = whole.replace(OWN_CERTIFICATE, (found) => "_".repeat(found.length));
  const wanted = PAPERS.filter(({ name, pattern }) => {
    const found = pattern.exec(text);
    if (found === null) return false;
    // A form behind a link is filled in there and goes with no mail.
    if (
      name === "application form" &&
      LINKED.test(text.slice(Math.max(0, found.index - 80), found.index + 80))
    )
      return false;
    const before = text.slice(Math.max(0, found.index - 24), found.index);
    return !NOT_WANTED.test(before) && !NOT_NEEDED.test(text.slice(found.index + found[0].length));
  }).map(({ name }) => name);
  const known = wanted.filter((name) => !(name === "photograph" && wanted.includes("passport photograph")));
  const certificates = own.map(({ groups }) => `${groups?.of?.replace(/-/g, " ") ?? ""} certificate`);
  return [...new Set([...known, ...certificates, ...namedPapers(text)])];
}
