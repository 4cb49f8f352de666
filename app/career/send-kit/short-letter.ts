import { letterSentences } from "../letter/letter-sentences";
import type { Letter, LetterParagraph } from "../letter.schema";
import { countWords } from "../writer/wording";

/** `most`: words in all. `attached`: the sentence that names the attachments, after how the text ends; empty leaves it out. */
type ShortForm = { most: number; attached: (end: string) => string };

// The opening and the end must leave room for proofs.
const MAX_OPENING_WORDS = 55;
const MAX_END_WORDS = 35;

/**
 * A letter cut to the length of a mail: the salutation, the opening, as many proofs as fit, the last sentences, the name. Every
 * sentence is one of the letter; each paragraph is cut at its end alone, so that what refers to the sentence before it stays right.
 */
export function writeMailBody(letter: Letter, form: ShortForm): string {
  const { opening, middle, end } = partsOf(letter);
  const first = joinUpTo(letterSentences(opening), MAX_OPENING_WORDS, true);
  const last = lastUpTo(letterSentences(end), MAX_END_WORDS);
  const attached = form.attached(last);
  const frame = [letter.salutation ?? "", first, last, attached, letter.closing ?? "", signatureOf(letter)];
  const room = form.most - countWords(frame.join(" "));
  const contacts = contactsOf(letter).filter((line) => !last.includes(line));
  const signature = [letter.closing, signatureOf(letter), ...contacts].filter(Boolean).join("\n");
  return [
    letter.salutation ?? "",
    first,
    ...chooseMiddle(middle, room - countWords(contacts.join(" "))),
    [last, attached].filter(Boolean).join(" "),
    signature,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The same for a chat, as plain lines: the salutation, the opening, the first proofs that fit, name and phone. */
export function writeChatMessage(letter: Letter, form: ShortForm): string {
  const { opening, middle } = partsOf(letter);
  const attached = form.attached("");
  const phone = contactsOf(letter).find(isPhone) ?? "";
  const signature = [signatureOf(letter), phone].filter(Boolean).join(", ");
  const frame = [letter.salutation ?? "", attached, signature];
  const room = form.most - countWords(frame.join(" "));
  const first = joinUpTo(letterSentences(opening), room, true, MAX_CHAT_OPENING);
  const proofs = middle.flatMap((part) =>
    typeof part === "string" ? letterSentences(part).slice(0, 1).filter(isWhole) : part.items,
  );
  return [
    letter.salutation ?? "",
    first,
    fitting(proofs, room - countWords(first))
      .slice(0, MAX_CHAT_PROOFS)
      .join("\n"),
    attached,
    signature,
  ]
    .filter(Boolean)
    .join("\n\n");
}

// The post that is sought, and the one that is held.
const MAX_CHAT_OPENING = 2;
const MAX_CHAT_PROOFS = 2;

/** A phone number or an address for mail of the sender's lines, one each. */
export function contactsOf({ sender }: Letter): string[] {
  return detailsOf(sender.lines).filter((detail) => isPhone(detail) || isEmail(detail));
}

/** The sender's lines without phone, mail and links: where they live. */
export function addressOf({ sender }: Letter): string[] {
  return detailsOf(sender.lines).filter(
    (detail) => !isPhone(detail) && !isEmail(detail) && !/^(?:https?:|www\.)|\.\w{2,}\//i.test(detail),
  );
}

function detailsOf(lines: string[]): string[] {
  return lines.flatMap((line) => line.split(/\s+[|·•]\s+/)).filter((detail) => !detail.includes("____"));
}

function isPhone(detail: string): boolean {
  return /^\+?[\d ()-]{7,24}$/.test(detail);
}

function isEmail(detail: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(detail);
}

function signatureOf({ signature, sender }: Letter): string {
  return signature ?? sender.name ?? "";
}

function partsOf({ paragraphs }: Letter): { opening: string; middle: LetterParagraph[]; end: string } {
  const [opening] = paragraphs;
  const end = paragraphs.length > 1 ? paragraphs.at(-1) : undefined;
  return {
    opening: typeof opening === "string" ? opening : "",
    middle: paragraphs.slice(typeof opening === "string" ? 1 : 0, typeof end === "string" ? -1 : undefined),
    end: typeof end === "string" ? end : "",
  };
}

/** Not the lead of a list. */
function isWhole(sentence: string): boolean {
  return !sentence.endsWith(":");
}

/** Paragraphs and lists that fit, in their order. A lead stands only before an item of its list. */
function chooseMiddle(parts: LetterParagraph[], room: number): string[] {
  const chosen: string[] = [];
  let left = room;
  const add = (text: string) => {
    if (text === "") return;
    chosen.push(text);
    left -= countWords(text);
  };
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const lead = typeof before === "string" && before.endsWith(":") ? before : "";
    if (typeof part === "string") {
      if (!part.endsWith(":")) add(joinUpTo(letterSentences(part), left, false));
      continue;
    }
    const items = fitting(part.items, left - countWords(lead));
    if (items.length > 0) add([lead, ...items.map((item) => `- ${item}`)].filter(Boolean).join("\n"));
  }
  return chosen;
}

function fitting(texts: string[], room: number): string[] {
  let left = room;
  return texts.filter((text) => {
    const words = countWords(text);
    if (words > left) return false;
    left -= words;
    return true;
  });
}

/** Sentences from the first on while they fit, at most `many`. `atLeastOne`: the first stays, however long. */
function joinUpTo(sentences: string[], room: number, atLeastOne: boolean, many = sentences.length): string {
  let left = room;
  const end = sentences.findIndex((sentence, at) => {
    left -= countWords(sentence);
    return left < 0 && !(atLeastOne && at === 0);
  });
  return sentences.slice(0, end < 0 ? many : Math.min(end, many)).join(" ");
}

function lastUpTo(sentences: string[], room: number): string {
  let left = room;
  const cut = sentences.findLastIndex((sentence) => {
    left -= countWords(sentence);
    return left < 0;
  });
  return sentences.slice(cut + 1).join(" ");
}
