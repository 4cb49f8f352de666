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

/** The same for a chat: the salutation, the opening, the first proofs that fit, name and phone. */
export function writeChatMessage(letter: Letter, form: ShortForm): string {
  const { opening, middle } = partsOf(letter);
  const attached = form.attached("");
  const phone = contactsOf(letter).find(isPhone) ?? "";
  const signature = [signatureOf(letter), phone].filter(Boolean).join(", ");
  const frame = [letter.salutation ?? "", attached, signature];
  const room = form.most - countWords(frame.join(" "));
  const first = joinUpTo(letterSentences(opening), room, true, MAX_CHAT_OPENING);
  return [
    letter.salutation ?? "",
    first,
    ...chooseProofs(middle, room - countWords(first)),
    attached,
    signature,
  ]
    .filter(Boolean)
    .join("\n\n");
}

// The post that is sought, and the one that is held.
const MAX_CHAT_OPENING = 2;
const MAX_CHAT_PROOFS = 2;

/** The first lines of the first list that has room, below what leads to it; without a list, the first sentences of the first paragraphs. */
function chooseProofs(parts: LetterParagraph[], room: number): string[] {
  const units = unitsOf(parts);
  const lists = [...new Set(units.filter(({ isItem }) => isItem).map(({ at }) => at))];
  for (const list of lists) {
    const left = room - countWords(leadOf(parts, list));
    const own = units.filter(({ at }) => at === list);
    const texts = fitting(
      own.map(({ text }) => text),
      left,
    ).slice(0, MAX_CHAT_PROOFS);
    if (texts.length > 0) return printUnits(own.filter(({ text }) => texts.includes(text)));
  }
  const firsts = units.filter(({ isItem, index }) => !isItem && index === 0).map(({ text }) => text);
  return [fitting(firsts, room).slice(0, MAX_CHAT_PROOFS).join("\n")];
}

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

/** A sentence of a paragraph or an item of a list, by its places, with what leads to the list. */
type Unit = { at: number; index: number; text: string; isItem: boolean; lead: string };

/**
 * Paragraphs and lists that fit, in their order. Each gives its first line before another gives its second, so that a mail has something of all of them. A
 * lead stands only before an item of its list.
 */
function chooseMiddle(parts: LetterParagraph[], room: number): string[] {
  let left = room;
  const chosen: Unit[] = [];
  for (const unit of unitsOf(parts).toSorted((one, other) => one.index - other.index || one.at - other.at)) {
    const before = chosen.filter(({ at }) => at === unit.at).length;
    if (!unit.isItem && before < unit.index) continue;
    const words = countWords(unit.text) + (before === 0 ? countWords(unit.lead) : 0);
    if (words > left) continue;
    left -= words;
    chosen.push(unit);
  }
  return parts.flatMap((_, at) => printUnits(chosen.filter((unit) => unit.at === at)));
}

function unitsOf(parts: LetterParagraph[]): Unit[] {
  return parts.flatMap((part, at) => {
    const isItem = typeof part !== "string";
    const texts = isItem ? part.items : letterSentences(part).filter(isWhole);
    return texts.map((text, index) => ({ at, index, text, isItem, lead: isItem ? leadOf(parts, at) : "" }));
  });
}

/** What leads to the list at this place. */
function leadOf(parts: LetterParagraph[], at: number): string {
  const before = parts[at - 1];
  return typeof before === "string" && before.endsWith(":") ? before : "";
}

function printUnits(units: Unit[]): string[] {
  const [first] = units;
  if (!first) return [];
  if (!first.isItem) return [units.map(({ text }) => text).join(" ")];
  return [[first.lead, ...units.map(({ text }) => `- ${text}`)].filter(Boolean).join("\n")];
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
