import { addressBlockIn } from "./address-block";
import { addresseeIn, isPostApplied } from "./addressee";
import { closingDate } from "./application-end";
import type { Model } from "~/career/crf/crf";
import { likelyClosingDay } from "./choice/closing-days";
import { formatIn, oneFileIn, papersIn } from "./attachments";
import type { Head } from "./head";
import type { HowToApply, Rule } from "./job-advert";
import { anyOf, inOrder } from "./patterns";
import type { Sentence } from "./sentence";
import { codeInSubject, referenceIn } from "./reference";
import { particularsIn } from "./statement-lists";
import { readStatements } from "./statements";
import { fileNameOf } from "./file-name";
import { throughOfficeIn } from "./through-office";
import { subjectLineOf } from "./subject-line";
import { INSTRUCTS, INSTRUCTS_ANYWHERE } from "./vocabulary/demand-words";
import { walkInAddress } from "./walk-in";

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/giu;
const URL = inOrder(
  [
    anyOf(
      [
        /\b(?:https?:\/\/|www\.|bit\.ly\/|forms\.gle\/|tinyurl\.com\/|t\.me\/|wa\.me\/)/u,
        // "firm.com.ng/jobs": a path behind a name says that it is an address.
        /(?<![\p{L}\p{N}@._-])(?:[a-z\d-]{2,40}\.){1,3}(?:com|ng|org|net|site|online|io|africa|info)\//u,
      ],
      "u",
    ),
    /[^\s<>"')\]]+/u,
  ],
  "giu",
);
const PHONE = /(?<![\d.+])(?:\+?234[ -]?|0)[789][01]\d?(?:[ -]?\d){7,8}(?!\d)/gu;

type Given = {
  text: string;
  sentences: Sentence[];
  head: Head;
  posts: string[];
  today: string;
  /** What is learned of places where things stand, for what no form of words says. */
  choices: Model;
};

/** Where and how the application is to be sent, and until when; the closing date is also a rule. */
export function readHowToApply({ text: whole, sentences, head, posts, today, choices }: Given): {
  howToApply: HowToApply;
  closes?: Rule;
} {
  const applying = sentences.filter(
    (sentence, index) => !sentence.isHeading && (isAboutApplying(sentence) || continues(sentences, index)),
  );
  const text = applying.map(({ text: own }) => own).join("\n");
  const all = sentences.map(({ text: own }) => own).join("\n");
  const email = firstMail(text) ?? firstMail(all);
  const url = firstLink(text) ?? (email ? undefined : firstLink(all));
  const reference = referenceIn(applying, sentences);
  const subject = subjectLineOf(applying, { ...head, reference, hasPosts: posts.length > 1 });
  const ownReference = reference ?? codeInSubject(subject);
  const closing =
    closingDate(sentences, { today, isAboutApplying }) ?? likelyClosingDay(choices, sentences, today);
  const block = addressBlockIn(whole);
  const walkIn = walkInAddress(applying, sentences, { isMailed: email !== undefined, block });
  const phone = phoneToApply(applying, sentences, { isOnlyWay: !email && !url && !walkIn });
  const read = block?.addressee ?? addresseeIn(applying, { sentences, all, mail: email });
  // Neither the post nor the employer reads the letter.
  const isOther = (one: string) => isPostApplied(one, [head.title ?? "", ...posts]) || one === head.company;
  const addressee = read === undefined || isOther(read) ? undefined : read;
  const addressLines = block && addressee === block.addressee ? block.lines : [];
  // "title it FARM MANAGER" names the mail or the file; where it gave the subject, it is the mail.
  const asked = fileNameOf(text, { ...head, reference, hasPosts: posts.length > 1 });
  const fileName = asked === subject ? undefined : asked;
  const statements = readStatements(sentences, new Set(applying));
  const through = throughOfficeIn(sentences);
  const fileFormat = formatIn(text);
  const oneFile = oneFileIn(text);
  return {
    howToApply: {
      ...(email && { email: email.replace(/[.-]+$/, "") }),
      ...(url && { url }),
      ...(phone && { phone: phone.trim() }),
      ...(subject && { subject }),
      ...(ownReference && { reference: ownReference }),
      ...(addressee && { addressee }),
      ...(addressLines.length > 0 && { addressLines }),
      ...(head.recruiter && { recruiter: head.recruiter }),
      ...(through && { through }),
      attachments: papersIn(withoutParticulars(applying)),
      ...(oneFile !== undefined && { oneFile }),
      ...(fileFormat && { fileFormat }),
      ...(fileName && { fileName }),
      ...(walkIn && { walkIn }),
      ...(closing && { closes: closing.date }),
      ...(statements.length > 0 && { statements }),
    },
    ...(closing && {
      closes: { kind: "closes" as const, date: closing.date, start: closing.start, end: closing.end },
    }),
  };
}

/** What is to be stated in the application is no paper: "… statement of experience and names of three referees". */
function withoutParticulars(applying: Sentence[]): string {
  return applying
    .map((sentence) => {
      const list = particularsIn(sentence)?.covers;
      if (!list) return sentence.text;
      const [start, end] = [list.start - sentence.start, list.end - sentence.start];
      return `${sentence.text.slice(0, start)} ${sentence.text.slice(end)}`;
    })
    .join("\n");
}

/** A part behind a semicolon goes on with what the sentence began. */
function continues(sentences: Sentence[], index: number): boolean {
  const [before, own] = [sentences[index - 1], sentences[index]];
  return (
    before !== undefined && before.line === own?.line && before.text.endsWith(";") && isAboutApplying(before)
  );
}

function isAboutApplying({ text, section, label, isBullet }: Sentence): boolean {
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

/** A number to apply by. Where there is another way, one that only shows the way or takes complaints is none. */
function phoneToApply(
  applying: Sentence[],
  sentences: Sentence[],
  { isOnlyWay }: { isOnlyWay: boolean },
): string | undefined {
  for (const { text, label } of [...applying, ...sentences]) {
    const found = first(PHONE, text);
    if (!found || (!isOnlyWay && OTHER_USE.test(`${label ?? ""} ${text.slice(0, text.indexOf(found))}`)))
      continue;
    return found;
  }
  return undefined;
}
const OTHER_USE = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [
        /directions?|complaints?|report(?: it| this)? to|hotline|asks? you/u,
        /(?:enquir(?:y|ies)|inquir(?:y|ies)|questions) only/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

function first(pattern: RegExp, text: string): string | undefined {
  pattern.lastIndex = 0;
  const found = pattern.exec(text)?.[0];
  pattern.lastIndex = 0;
  return found;
}

/** The first address for applications: "ethics@", "privacy@" are for others. */
function firstMail(text: string): string | undefined {
  return text.match(EMAIL)?.find((mail) => !OTHER_BOX.test(mail));
}
const OTHER_BOX = inOrder(
  [
    /^(?:[^@]*[._-])?/u,
    anyOf(
      [
        /privacy|ethics|dpo|dataprotection|complaints?/u,
        /whistle\p{L}*|fraud|abuse|safeguard\p{L}*|integrity/u,
      ],
      "u",
    ),
    /(?:[._-][^@]*)?@/u,
  ],
  "iu",
);

function firstLink(text: string): string | undefined {
  // "(Lumibright Ltd, www.lumibright.ng)" says who they are, not where to apply.
  const links = [...text.matchAll(URL)]
    .filter(({ index }) => !/\([^()]{0,60}$/.test(text.slice(0, index)))
    .map(([link]) => link.replace(/[.,;:!?]+$/, ""));
  const link =
    links.find((one) => !/wa\.me|whatsapp|t\.me|facebook|instagram|twitter|x\.com/i.test(one)) ?? links[0];
  return link && (/^https?:/i.test(link) ? link : `https://${link}`);
}
