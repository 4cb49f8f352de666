import { instructionsIn } from "./instructions";
import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";
import { INSTRUCTS, INSTRUCTS_ANYWHERE } from "./vocabulary/demand-words";
import { PAPERS } from "./vocabulary/papers";

/** The sentences that say how to apply, and the parts that go on with one. */
export function applyingSentences(sentences: Sentence[]): Sentence[] {
  return sentences.filter(
    (sentence, index) => !sentence.isHeading && (isAboutApplying(sentence) || continues(sentences, index)),
  );
}

/** A part behind a semicolon goes on with what the sentence began, and so does the list below "Send:". */
function continues(sentences: Sentence[], index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  return (
    isSent(sentences, index) ||
    (before !== undefined &&
      before.line === own?.line &&
      before.text.endsWith(";") &&
      isAboutApplying(before))
  );
}

/** "Send:" and below it "CV", "two articles": the list of what is sent. */
function isSent(sentences: Sentence[], index: number): boolean {
  if (!sentences[index]?.isBullet) return false;
  let at = index;
  while (sentences[at]?.isBullet && index - at <= MOST_ITEMS) at -= 1;
  const opener = sentences[at];
  const next = sentences[at + 1];
  return (
    opener !== undefined &&
    next !== undefined &&
    next.line === opener.line + 1 &&
    /:\s*[-–—]?$/u.test(opener.text) &&
    instructionsIn(opener.text).at(-1)?.deed === "send"
  );
}
const MOST_ITEMS = 12;

/** Whether a sentence says how, where or with what to apply. */
export function isAboutApplying({ text, section, label, isBullet }: Sentence): boolean {
  if (section === "apply") return true;
  if (isBullet && section !== "head")
    return /@[\w-]+\.\w/.test(text) || /^(?:subject|betreff|objet)/.test(label ?? "");
  return (
    INSTRUCTS.test(text) ||
    INSTRUCTS_ANYWHERE.test(text) ||
    PAPERS_SENT.test(text) ||
    comesWithPapers(text) ||
    NAMES_HEADING.test(text) ||
    LABELS_MAIL.test(text) ||
    ENTRIES_UNTIL.test(text) ||
    /^(?:subject|caption|attn|attention|ref|deadline|venue)/.test(label ?? "")
  );
}
const LABELS_MAIL = anyOf(
  [
    /^(?:mark|caption|label) (?:it|them|the|your)(?!\p{L})/u,
    /^(?:start|begin) (?:the|your|ur) (?:e-?mail|mail|message|text) with(?!\p{L})/u,
  ],
  "iu",
);
// "Heading shall read “AB-7”".
const NAMES_HEADING = inOrder(
  [
    /^(?:(?:the|your|e-?mail|mail) )*(?:heading|caption|subject)(?: line)? /u,
    /(?:shall|should|must|is|to|will)(?!\p{L})/u,
  ],
  "iu",
);
// "We read applications until 15 December".
const ENTRIES_UNTIL =
  /(?<!\p{L})(?:applications?|entries|submissions?) (?:\p{L}+ ){0,4}(?:until|till|up to)(?!\p{L})/iu;
/** "Candidates should report in person with originals of their licences". */
function comesWithPapers(text: string): boolean {
  return (
    COMES.test(text) &&
    instructionsIn(text).some(({ deed, object }) => {
      const brought = BROUGHT.exec(text.slice(object.start, object.end))?.groups?.brought;
      return deed === "come" && brought !== undefined && PAPERS.some(({ pattern }) => pattern.test(brought));
    })
  );
}
const COMES = /(?<!\p{L})(?:come|report|walk[- ]?in|turn up|present)(?!\p{L})/iu;
const BROUGHT = /^ (?:[^.;]{0,60} )?with (?<brought>[^.;]+)/iu;
const PAPERS_SENT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        anyOf(
          [
            /title (?:the|your|ur) (?:e-?)?mail|cvs?|r[eé]sum[eé]s?|cover letters?|pdf|subject(?! to)|file ?names?/u,
            /attach\p{L}*|envelopes?|caption/u,
          ],
          "u",
        ),
        /credentials|attention|lebenslauf|unterlagen|bewerbung|zeugnisse|candidature|dossier|lettre/u,
        /objet|betreff|address(?:ed)? (?:it|them|the letter|your letter|the application|your application) to/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
