import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";
import { INSTRUCTS, INSTRUCTS_ANYWHERE } from "./vocabulary/demand-words";

/** The sentences that say how to apply, and the parts that go on with one. */
export function applyingSentences(sentences: Sentence[]): Sentence[] {
  return sentences.filter(
    (sentence, index) => !sentence.isHeading && (isAboutApplying(sentence) || continues(sentences, index)),
  );
}

/** A part behind a semicolon goes on with what the sentence began. */
function continues(sentences: Sentence[], index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  return (
    before !== undefined && before.line === own?.line && before.text.endsWith(";") && isAboutApplying(before)
  );
}

/** Whether a sentence says how, where or with what to apply. */
export function isAboutApplying({ text, section, label, isBullet }: Sentence): boolean {
  if (section === "apply") return true;
  if (isBullet && section !== "head")
    return /@[\w-]+\.\w/.test(text) || /^(?:subject|betreff|objet)/.test(label ?? "");
  return (
    INSTRUCTS.test(text) ||
    INSTRUCTS_ANYWHERE.test(text) ||
    PAPERS_SENT.test(text) ||
    COMES_WITH.test(text) ||
    NAMES_HEADING.test(text) ||
    /^(?:mark|caption|label) (?:it|them|the|your)(?!\p{L})/iu.test(text) ||
    ENTRIES_UNTIL.test(text) ||
    /^(?:subject|attn|attention|ref|deadline|venue)/.test(label ?? "")
  );
}
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
// "Candidates should come with photocopies of their certificates".
const COMES_WITH = inOrder(
  [
    /(?<!\p{L})(?:come|report|walk[- ]?in|turn up)(?: in)?(?: along)? with /u,
    /(?:(?:your|ur|their|the|an?|two|2|original|photocop\p{L}+|copies|of) )*/u,
    anyOf(
      [
        /c\.?v|r[eé]sum[eé]|credentials|cert\p{L}*|passports?|papers/u,
        /licen[cs]e|application|photocop\p{L}+|copies/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const PAPERS_SENT = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        anyOf(
          [
            /title (?:the|your|ur) (?:e-?)?mail|cvs?|r[eé]sum[eé]s?|cover letters?|pdf|subject(?! to)|file ?names?/u,
            /attach\p{L}*|envelope/u,
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
