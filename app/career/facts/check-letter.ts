import type { Sentence, GeneratedLetter } from "~/career/generated-document";
import type { Letter } from "~/career/letter.schema";
import { isBlank } from "~/career/profile.schema";
import { checkSentence } from "./check-sentence";
import { isClaim } from "./claims";
import { FRAME, FRAME_WORDS } from "./letter-frame";
import { foldText, wordsOf } from "~/career/nlp/fold";
import { contactKey, factsOf, type FactContext, type Facts } from "./prepare";
import { STOP_WORDS } from "~/career/nlp/stop-words";
import { isHard, type Violation } from "./violation";

/** A sentence or line that was not let through, with the reasons. */
export type Reverted = { text: string; violations: Violation[] };
export type CheckedLetter = {
  letter: Letter;
  sentences: Sentence[];
  kept: number;
  reverted: Reverted[];
  style: Reverted[];
};

/**
 * The letter with only what the person's lines bear out: a violating sentence is dropped, an emptied paragraph goes, a frame line
 * (sender, salutation, subject, closing) that does not hold is replaced. `style` names clichés that were left in.
 */
export function checkLetter(written: GeneratedLetter, context: FactContext | Facts): CheckedLetter {
  const facts = factsOf(context, "cover_letter");
  const { sentences, reverted, style } = checkSentences(written.sentences, facts);
  const frame = checkFrame(written.letter, facts);
  const paragraphs = [...new Set(sentences.map((sentence) => sentence.paragraph))]
    .toSorted((a, b) => a - b)
    .map((paragraph) =>
      sentences
        .filter((sentence) => sentence.paragraph === paragraph)
        .map((sentence) => sentence.text)
        .join(" "),
    );
  return {
    letter: { ...frame.letter, paragraphs },
    sentences,
    kept: sentences.length,
    reverted: [...frame.reverted, ...reverted],
    style,
  };
}

function checkSentences(
  sentences: Sentence[],
  facts: Facts,
): { sentences: Sentence[]; reverted: Reverted[]; style: Reverted[] } {
  const kept: Sentence[] = [];
  const reverted: Reverted[] = [];
  const style: Reverted[] = [];
  let lostParagraph = -1;
  for (const sentence of sentences) {
    const violations = checkSentence(sentence, facts);
    const hard = violations.filter(isHard);
    // "There, I also …" would now speak of another place than it was written for.
    if (
      hard.length === 0 &&
      lostParagraph === sentence.paragraph &&
      POINTS_BACK.test(foldText(sentence.text))
    ) {
      hard.push({
        code: "source_missing",
        found: sentence.text,
        explain: "It speaks of a sentence that was taken out.",
      });
    }
    if (hard.length > 0) reverted.push({ text: sentence.text, violations: hard });
    else kept.push(sentence);
    lostParagraph = hard.length > 0 ? sentence.paragraph : -1;
    if (hard.length === 0 && violations.length > 0) style.push({ text: sentence.text, violations });
  }
  return { sentences: kept, reverted, style };
}
const POINTS_BACK =
  /^(?:there|this|that|these|those|it|both|in (?:that|this|the same) (?:role|post|position|job|year)|alli|ahi|esto|este|la-bas|cela|ce poste|dort|dies|dabei)\b/;

function checkFrame(letter: Letter, facts: Facts): { letter: Letter; reverted: Reverted[] } {
  const reverted: Reverted[] = [];
  const { profile, language, targetTitle } = facts.context;
  const refuse = (text: string, explain: string) =>
    void reverted.push({ text, violations: [{ code: "structure", found: text, explain }] });
  const hold = (
    text: string | undefined,
    isRight: (text: string) => boolean,
    instead: string | undefined,
    explain: string,
  ) => {
    if (text === undefined || isRight(text)) return text;
    refuse(text, explain);
    return instead;
  };
  const keepLines = (lines: string[], isRight: (text: string) => boolean, explain: string) =>
    lines.filter((line) => isRight(line) || refuse(line, explain));

  const name = profile?.basics.name;
  const isOwnName = (text: string) => !profile || foldText(text) === foldText(name ?? "") || isBlank(text);
  const checked: Letter = {
    ...letter,
    sender: {
      name: hold(letter.sender.name, isOwnName, name, "This is not your name."),
      lines: keepLines(
        letter.sender.lines,
        (line) => isOwnContact(line, facts),
        "This is not one of your contacts.",
      ),
    },
    date: hold(letter.date, (text) => isToday(text, facts), todayAsText(facts), "This is not today's date."),
    recipient: keepLines(
      letter.recipient,
      (line) => isFrameLine(line, facts),
      "The advert does not name this.",
    ),
    salutation: hold(
      letter.salutation,
      (text) => isFrameLine(text, facts),
      FRAME[language].salutation,
      "The advert does not name this person.",
    ),
    subject: hold(
      letter.subject,
      (text) => isRightSubject(text, facts),
      targetTitle === "" ? undefined : FRAME[language].subject(targetTitle),
      "The subject names the post and nothing else.",
    ),
    closing: hold(
      letter.closing,
      (text) => wordsOf(text).every((word) => FRAME_WORDS.has(word) || STOP_WORDS.has(word)),
      FRAME[language].closing,
      "A closing says nothing more.",
    ),
    signature: hold(letter.signature, isOwnName, name, "This is not your name."),
  };
  return { letter: withoutAbsent(checked), reverted };
}

function withoutAbsent(letter: Letter): Letter {
  const { sender, date, recipient, salutation, subject, paragraphs, closing, signature } = letter;
  return {
    sender: { ...(sender.name !== undefined && { name: sender.name }), lines: sender.lines },
    ...(date !== undefined && { date }),
    recipient,
    ...(salutation !== undefined && { salutation }),
    ...(subject !== undefined && { subject }),
    paragraphs,
    ...(closing !== undefined && { closing }),
    ...(signature !== undefined && { signature }),
  };
}

function isOwnContact(line: string, facts: Facts): boolean {
  const { profile } = facts.context;
  if (!profile || isBlank(line)) return true;
  const { label, location, name } = profile.basics;
  const own = [label, location, name].flatMap((text) => (text ? [foldText(text)] : []));
  return line.split(/\s+[|·•–-]\s+|\s*;\s*/).every((piece) => {
    const bare = piece.replace(/^\p{L}[\p{L}-]*:\s+/u, "").trim();
    return (
      bare === "" ||
      facts.contacts.has(contactKey(bare)) ||
      own.some((text) => text === foldText(bare) || text.startsWith(`${foldText(bare)},`))
    );
  });
}

/** Words of a letter's frame, of the advert or the company, and no chatter or claim made of them ("Here is the letter"). */
function isFrameLine(line: string, facts: Facts): boolean {
  const chatter = checkSentence({ text: line, kind: "frame", sourceIds: [], paragraph: 0 }, facts).some(
    ({ code }) => code === "placeholder" || code === "markup" || code === "contact_leak",
  );
  return (
    !chatter &&
    !isClaim(line) &&
    wordsOf(line).every(
      (word) =>
        FRAME_WORDS.has(word) ||
        STOP_WORDS.has(word) ||
        facts.advert.words.has(word) ||
        facts.companyWords.has(word),
    ) &&
    line.length <= 160
  );
}

function isRightSubject(text: string, facts: Facts): boolean {
  return (
    checkSentence({ text, kind: "address", sourceIds: [], paragraph: 0 }, facts).filter(isHard).length === 0
  );
}

function isToday(text: string, facts: Facts): boolean {
  return foldText(text)
    .replace(/(\d)(?:er|st|nd|rd|th)\b/, "$1")
    .includes(foldText(todayAsText(facts)));
}

function todayAsText(facts: Facts): string {
  const locale = facts.context.language === "en" ? "en-GB" : facts.context.language;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${facts.context.today.slice(0, 10)}T00:00:00Z`),
  );
}
