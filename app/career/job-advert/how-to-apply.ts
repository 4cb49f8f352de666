import { addressBlockIn } from "./address-block";
import { addresseeIn, isPostApplied } from "./addressee";
import { hasCompanyForm } from "./company-name";
import { closingDate, isOfAnswer, isOfChoosing, lasts, pastClosingDate } from "./application-end";
import { likelyClosingDay } from "./choice/closing-days";
import { papersIn } from "./attachments";
import { applyingSentences, isAboutApplying } from "./applying-sentences";
import { firstLink, firstMail, phoneToApply, withoutPagesToRead, withoutQuestionBoxes } from "./contacts";
import { formatIn, oneFileIn } from "./file-wishes";
import type { Head } from "./head";
import type { AskedStatement, HowToApply, Rule } from "./job-advert";
import { patternOf } from "./patterns";
import type { Sentence } from "./sentence";
import { withoutStartOfWork } from "./start-of-work";
import { withPost } from "./reader-with-post";
import { codeInSubject, referenceIn } from "./reference";
import { letterFormIn } from "./letter-form";
import { readStatements } from "./statements";
import { fileNameOf } from "./file-name";
import type { AdvertModels } from "./tagger/advert-model";
import { throughOfficeIn } from "./through-office";
import { subjectLineOf } from "./subject-line";
import { withTimes } from "./meeting";
import { visitIn } from "./visit";
import { HONORIFICS, POST_LETTERS } from "./vocabulary/addressees";
import { walkInPlace } from "./walk-in";

type Given = {
  text: string;
  sentences: Sentence[];
  head: Head;
  posts: string[];
  today: string;
  /** The day on which the advert says that it was published. */
  published: string | undefined;
  /** What is learned, for what no form of words says. */
  models: Pick<AdvertModels, "choices" | "asked">;
};

/** Where and how the application is to be sent, and until when; the closing date is also a rule. */
export function readHowToApply({ text: whole, sentences, head, posts, today, published, models }: Given): {
  howToApply: HowToApply;
  closes?: Rule;
} {
  const applying = applyingSentences(sentences);
  const text = applying.map(({ text: own }) => own).join("\n");
  const all = sentences.map(({ text: own }) => own).join("\n");
  const ownBox = firstMail(withoutQuestionBoxes(applying)) ?? firstMail(withoutQuestionBoxes(sentences));
  // Where nothing else is named, the box for questions is the way.
  const email = ownBox ?? (firstLink(text) ? undefined : firstMail(all));
  const pages = withoutPagesToRead;
  const linked = firstLink(pages(applying)) ?? (email ? undefined : firstLink(pages(sentences)));
  const reference = referenceIn(applying, sentences);
  const asSubject = subjectLineOf(applying, { ...head, reference, hasPosts: posts.length > 1 });
  const own = asSubject && POINTS_BACK.test(asSubject) ? (head.title ?? "{title}") : asSubject;
  const subject = own && namesEach(own, posts) ? "{title}" : own;
  const ownReference = reference ?? codeInSubject(subject);
  const isSent = email !== undefined || linked !== undefined;
  const dated = sentences.filter((own) => !lasts(own));
  const closing =
    closingDate(dated, { today, published, isAboutApplying, isSent }) ??
    likelyClosingDay(
      models.choices,
      withoutStartOfWork(dated).filter(({ text: own }) => !isOfAnswer(own) && !(isSent && isOfChoosing(own))),
      today,
    ) ??
    pastClosingDate(dated, today);
  const block = addressBlockIn(whole.replace(QUOTED_READER, "$1"));
  const place = walkInPlace(applying, sentences, { isMailed: email !== undefined, block });
  const walkIn = place && withTimes(place.place, place.sentence.text);
  const visit = visitIn(sentences, { found: place, today });
  const phone = phoneToApply(applying, sentences, { isOnlyWay: !email && !linked && !walkIn });
  // A page that only tells more is the way where nothing else is.
  const url = linked ?? (email || phone || walkIn ? undefined : firstLink(all));
  const read = (block?.addressee ?? addresseeIn(applying, { sentences, mail: email, way: email ?? url }))
    // "Miss Kelechi 0814 000 0000 WhatsApp": the way to reach somebody is no part of the name.
    ?.replace(NUMBER_BEHIND, "")
    .replace(OFFICE_BEHIND, ", $<office>");
  // Neither the post nor the employer reads the letter.
  const isOther = (one: string) =>
    isPostApplied(one, [head.title ?? "", ...posts]) || isFirm(one, head.company);
  const reader = read === undefined || isOther(read) ? undefined : read;
  const held = reader && withPost(reader, whole);
  // "Ada Homes, Store Keeper": who reads does not hold the post that is free.
  const addressee = held && isOther(held.split(", ").at(-1) ?? "") ? undefined : held;
  const addressLines = block && reader === block.addressee ? block.lines : [];
  // "title it FARM MANAGER" names the mail or the file; where it gave the subject, it is the mail.
  const asked = fileNameOf(text, { ...head, reference, hasPosts: posts.length > 1 });
  const fileName = asked === subject ? undefined : asked;
  const statements = readStatements(sentences, new Set(applying), models.asked);
  const letter = letterFormIn(sentences, new Set(applying));
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
      attachments: papersIn(withoutStated(applying, statements)),
      ...(oneFile !== undefined && { oneFile }),
      ...(fileFormat && { fileFormat }),
      ...(fileName && { fileName }),
      ...(walkIn && { walkIn }),
      ...(visit && { visit }),
      ...(closing && { closes: closing.date }),
      ...(statements.length > 0 && { statements }),
      ...(letter && { letter }),
    },
    ...(closing && {
      closes: { kind: "closes" as const, date: closing.date, start: closing.start, end: closing.end },
    }),
  };
}

/** "Mama Esohe Kitchens" of Mama Esohe Kitchens Limited is no Mama Kitchens. */
function isFirm(reader: string, company = ""): boolean {
  return reader === company || (hasCompanyForm(reader) && company.startsWith(`${reader} `));
}

/** "With the same as subject": what was named before, mostly the post. */
const POINTS_BACK = /^(?:the )?(?:same|above|this)$/iu;

/** "Baker or Cashier" where these are the posts: whichever one applies for. */
function namesEach(subject: string, posts: readonly string[]): boolean {
  const named = subject
    .replace(/[{}]/gu, "")
    .split(/\s*(?:,|\/|(?<!\p{L})(?:or|and)(?!\p{L}))\s*/u)
    .filter(Boolean);
  return (
    named.length > 1 && named.every((name) => posts.some((post) => post.toLowerCase() === name.toLowerCase()))
  );
}

/** What is to be stated in the application is no paper: "… statement of experience and names of three referees". */
function withoutStated(applying: Sentence[], statements: AskedStatement[]): string {
  return applying
    .map(({ text, start, end }) => {
      const own = statements.filter((one) => one.start >= start && one.end <= end);
      // Referees are papers, unless they stand in a row of particulars.
      const isOfParticulars = own.some(({ kind }) => kind === "identity" || kind === "record");
      return own
        .filter(({ kind }) => kind !== "referees" || isOfParticulars)
        .reduceRight(
          (rest, one) => `${rest.slice(0, one.start - start)}${rest.slice(one.end - start)}`,
          text,
        );
    })
    .join("\n");
}

/** 'addressed to "The Head, Human Resources"' */
const QUOTED_READER = /(?<=(?:to|attention:?) )["“]([^"“”\n]{4,80})["”]/giu;
/** "Hajiya Maryam HR": the letters behind a name are the office. */
const OFFICE_BEHIND = patternOf(
  String.raw`(?<=^(?:${HONORIFICS.join("|")})\.? \p{Lu}\p{Ll}[^,]*) (?<office>${POST_LETTERS.join("|")})$`,
  "u",
);
const NUMBER_BEHIND = /[\s,(:–-]+\+?\d[\d\s-]{6,}.*$/u;
