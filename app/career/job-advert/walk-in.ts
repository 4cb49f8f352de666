import type { AddressBlock } from "./address-block";
import { placeBehind, withoutTimes } from "./meeting";
import { anyOf, inOrder, patternOf, sourceOf } from "./patterns";
import type { Sentence } from "./sentence";
import { streetIn } from "./street";
import type { Place } from "./visit";
import {
  ADDRESS,
  COMES,
  NAMED_VENUE,
  NUMBERED_ADDRESS,
  OFFICE_PLACE,
  PLACE_HEADS,
} from "./vocabulary/addresses";

/** Where to come in person, and the sentence that says so. Of an advert with a mail (`isMailed`), the address on a letter is no such place. */
export function walkInPlace(
  applying: Sentence[],
  sentences: Sentence[],
  { isMailed, block }: { isMailed: boolean; block: AddressBlock | undefined },
): Place | undefined {
  const inOrderOfText = [...applying, ...sentences];
  const onLetter = isMailed ? linesOnLetter(sentences) : new Set<number>();
  for (const [index, sentence] of inOrderOfText.entries()) {
    const { text, label, line } = sentence;
    if (onLetter.has(line) && !BY_HAND.test(text)) continue;
    // Of an application by mail, what stands below the name of its reader is the head of the letter.
    if (isMailed && block && BY_MAIL.test(`${label ?? ""} ${text}`) && isHeadOfLetter(text, block)) continue;
    // A street in a sentence about applying is where the application goes, by hand or by post.
    const isByHand = index < applying.length && NUMBERED_ADDRESS.test(text);
    // "From a two-room office in Potiskum we have grown": what a house says of itself.
    if (isMailed && (sentence.section === "about" || OF_EMPLOYER.test(text))) continue;
    // "addressed to the Head, 8 Ring Crescent, Bida to a@b.ng": it is mailed.
    if (isMailed && MAILED_TO_READER.test(text) && !DELIVERED.test(text)) continue;
    // Whoever is shortlisted is told later where to come.
    if (SHORTLISTED.test(text) || WORKS_THERE.test(text) || STAY_AWAY.test(text)) continue;
    if (REPORTS_TO.test(text) && !NUMBERED_ADDRESS.test(text)) continue;
    if (index < applying.length && NAMED_ABOVE.test(text)) {
      const above = addressAmong(sentences);
      if (above) return { place: withoutTimes(above), sentence };
    }
    const isBlock = inOrderOfText.slice(Math.max(0, index - 4), index).some((one) => opensBlock(one.text));
    if (
      !isByHand &&
      !isBlock &&
      !COMES.test(text) &&
      !/venue|address|walk|interview|screening/.test(label ?? "")
    )
      continue;
    const whole = placeBehind(text);
    if (whole) return { place: withoutTimes(whole.replace(ADDRESSED_TO, "")), sentence };
    const found =
      streetIn(text, NUMBERED_ADDRESS) ??
      NAMED_VENUE.exec(text) ??
      streetIn(text, ADDRESS) ??
      OFFICE_PLACE.exec(text) ??
      placeToCome(text);
    if (!found) continue;
    const own = found[0].replace(/^(?:the|our|la|le) /i, "");
    // "at the office": which one another sentence may say.
    const address = own.includes(" ") ? undefined : addressAmong(sentences);
    if (address) return { place: withoutTimes(address), sentence };
    // A name before the street belongs to the address: "Dawaki Consult, 7 Katsina Road".
    const before =
      /(?:(?:\p{Lu}[\p{L}'&.-]*|of|the|'s|gate|house|office) ?){1,6}(?:\([^)]{1,30}\))?, ?$/u.exec(
        text.slice(Math.max(0, found.index - 60), found.index),
      )?.[0] ?? "";
    const isName = before !== "" && !/^(?:Come|Bring|Walk|Submit)/.test(before.trim());
    const place = `${isName ? before : ""}${found[0]}`
      .replace(/^(?:to |at |the |our )+/i, "")
      .replace(ADDRESSED_TO, "")
      .replace(/[\s,.]+$/, "")
      .trim();
    // A box at a post office is where a letter goes, not where people come.
    if (/^(?:hello|hi|good (?:day|morning)|dear)(?!\p{L})/iu.test(place)) continue;
    // "Applications close two weeks from now": no street.
    if (/^(?:applications?|entries|submissions?|adverts?|portal|it|we|they) close(?!\p{L})/iu.test(place))
      continue;
    // "channels that help drive growth"
    if (DRIVES.test(place)) continue;
    if (LETTER_BOX.test(place) && !NUMBERED_ADDRESS.test(place)) continue;
    // "the hospital", "each hotel": where there is a mail, a place without a name is where the work is done.
    if ((isMailed && !/\p{Lu}|\d/u.test(place)) || HOURS_OF_WORK.test(place)) continue;
    return { place: withoutTimes(place), sentence };
  }
  return undefined;
}

/** "The officer will report to the General Manager and oversee the stores": whose staff somebody is. */
const REPORTS_TO = inOrder(
  [
    /(?<!\p{L})report(?:s|ing)? (?:directly )?to (?:the |our )?(?:[\p{L}&]+ ){0,3}/u,
    /(?:manager|director|head|supervisor|lead|coordinator|officer|partner|md|ceo|chairman|principal)(?!\p{L})/u,
  ],
  "iu",
);

const MAILED_TO_READER = inOrder(
  [/(?<!\p{L})address(?:ed)?(?: \p{L}+)? to:? [^@]{5,160}/u, / (?:to|at|via|through):? \S{1,64}@/u],
  "iu",
);
const DELIVERED = patternOf(
  String.raw`(?<!\p{L})${sourceOf("by hand, delivered?, dropp?(?:ed)?, deposit(?:ed)?, handed in, (?:or|and) (?:by|sent?|e-?mail(?:ed)?)")}(?!\p{L})`,
  "iu",
);
const OF_EMPLOYER =
  /(?<!\p{L})(?:we have|has) grown(?!\p{L})|(?<!\p{L})(?:founded|established) in(?!\p{L})/iu;

function isHeadOfLetter(text: string, { addressee, lines }: AddressBlock): boolean {
  return lines.length > 0 && text.includes(addressee) && lines.every((line) => text.includes(line));
}
/** "to the Director, 5 Ring Road, by e-mail only", "Attention: the Director, 5 Ring Road" */
const BY_MAIL = anyOf(
  [
    /(?<!\p{L})(?:(?:by|via|through) e-?mail|e-?mail only|electronically)(?!\p{L})(?!.* or by hand)/u,
    /(?<!\p{L})(?:attention|attn)(?!\p{L})/u,
  ],
  "iu",
);

/** The lines of "Address the letter to the Head, 4 Ring Road", and those below "The letter should be addressed to:". */
function linesOnLetter(sentences: readonly Sentence[]): Set<number> {
  const lines = new Set<number>();
  for (const { text, line } of sentences) {
    if (!ADDRESSED.test(text) || BY_HAND.test(text)) continue;
    const isAbove = /:\s*$/u.test(text);
    for (let at = line; at <= line + (isAbove ? LINES_OF_ADDRESS : 0); at += 1) lines.add(at);
  }
  return lines;
}
// "Drop it at 8 Nza Street, addressed to the Manager".
const ADDRESSED_TO = /,? (?:and )?address(?:ed)?$/iu;
const LINES_OF_ADDRESS = 5;
const ADDRESSED = anyOf(
  [
    /(?<!\p{L})address (?:the|your|all|it|them)(?: \p{L}+){0,2} to(?!\p{L})/u,
    /(?<!\p{L})(?:letters?|applications?) (?:\p{L}+ ){0,3}(?:be )?addressed to(?!\p{L})/u,
  ],
  "iu",
);
const BY_HAND = inOrder(
  [
    /(?<!\p{L})/u,
    anyOf(
      [/hand|deliver\p{L}*|submit\p{L}*|drop\p{L}*|sen[dt]|post(?:ed)?/u, /forward\p{L}*|bring|come/u],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);

/** "submitted by hand to:" stands above the lines of an address. */
function opensBlock(text: string): boolean {
  return (
    /(?:to|at)\s?:?\s?$/iu.test(text) &&
    /(?<!\p{L})(?:by hand|submit(?:ted)?|deliver(?:ed)?)(?!\p{L})/iu.test(text)
  );
}
// "45k and transport, resume 8am, close 6pm"
const HOURS_OF_WORK = /(?<!\p{L})(?:resume|close|open)s? (?:by |at |from )?\d/iu;
/** "Don't come to the office" */
const STAY_AWAY = /(?<!\p{L})(?:don['’]?t|do not|never|no need to) (?:come|visit|walk|call)(?!\p{L})/iu;
const SHORTLISTED = /(?<!\p{L})(?:shortlisted|successful) (?:\p{L}+ ){0,3}(?:will|shall|would)(?!\p{L})/iu;
const LETTER_BOX = /(?<!\p{L})p\.? ?(?:o\.? ?box|m\.? ?b)(?!\p{L})/iu;
// "you come to the office in Utako twice a week" says where the work is done.
const WORKS_THERE = inOrder(
  [
    /(?<!\p{L})(?:office|site|hub|branch|shop)(?!\p{L})[^.;]{0,40}(?<!\p{L})/u,
    anyOf(
      [
        inOrder(
          [
            /(?:once|twice|thrice|\d ?(?:days?|times|x)|(?:two|three|four) (?:days?|times))/u,
            /(?: in)?(?: a| per| every|\/) ?(?:week|month)/u,
          ],
          "u",
        ),
        /daily/u,
      ],
      "u",
    ),
    /(?!\p{L})/u,
  ],
  "iu",
);
const DRIVES = /(?<!\p{L})(?:to|help|helps|that|and|will|which) drive(?!\p{L})/u;
const NAMED_ABOVE =
  /(?<!\p{L})(?:above|below|same|our|following)(?: \p{L}+)? address(?!\p{L})|address (?:above|below)(?!\p{L})/iu;

function addressAmong(sentences: Sentence[]): string | undefined {
  for (const { text } of sentences) {
    const address = NUMBERED_ADDRESS.exec(text)?.[0];
    const found = address && streetIn(address, NUMBERED_ADDRESS)?.[0];
    if (found) return found.replace(/[\s,.]+$/, "").trim();
  }
  return undefined;
}

const HEADS = PLACE_HEADS.flatMap(({ words }) => words).join("|");
const BEHIND = String.raw`(?:,? (?:(?:behind|opposite|beside|by|near|along|off|after|at|in|of|quartier|rue|avenue) )?(?:the )?\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,3}){0,4}`;
const TO_COME = patternOf(
  String.raw`(?<!\p{L})(?:to|at|in|inside|into|chez|au|à l[ae']|zu[rm]?|beim) (?<place>(?:the |our |la |le )?(?:[\p{L}'&.-]+ ){0,4}?(?:${HEADS})(?!\p{L})(?: [\dA-Z]{1,3}(?!\p{L}))?${BEHIND})`,
  "u",
);
const AT_A_NAME = patternOf(
  String.raw`(?<!\p{L})(?:chez|bei) (?<place>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,4}${BEHIND})`,
  "u",
);

/** A place that bears its noun and no street: "bring CV to the hotel gate", "submit at the Parish Office". */
function placeToCome(text: string): { 0: string; index: number } | undefined {
  for (const pattern of [TO_COME, AT_A_NAME]) {
    const found = pattern.exec(text);
    const place = found?.groups?.place;
    if (!found || !place || /@|https?:/.test(place)) continue;
    return { 0: place, index: found.index + found[0].length - place.length };
  }
  return undefined;
}
