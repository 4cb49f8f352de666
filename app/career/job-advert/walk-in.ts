import { patternOf } from "./patterns";
import type { Sentence } from "./sentence";
import {
  ADDRESS,
  COMES,
  NAMED_VENUE,
  NUMBERED_ADDRESS,
  OFFICE_PLACE,
  PLACE_HEADS,
} from "./vocabulary/addresses";

/** Where to come in person. */
export function walkInAddress(applying: Sentence[], sentences: Sentence[]): string | undefined {
  for (const [index, { text, label }] of [...applying, ...sentences].entries()) {
    // A street in a sentence about applying is where the application goes, by hand or by post.
    const isByHand = index < applying.length && NUMBERED_ADDRESS.test(text);
    if (!isByHand && !COMES.test(text) && !/venue|address|walk/.test(label ?? "")) continue;
    const found =
      NUMBERED_ADDRESS.exec(text) ??
      NAMED_VENUE.exec(text) ??
      ADDRESS.exec(text) ??
      OFFICE_PLACE.exec(text) ??
      placeToCome(text);
    if (!found) continue;
    const own = found[0].replace(/^(?:the|our|la|le) /i, "");
    // "at the office": which one another sentence may say.
    const address = own.includes(" ") ? undefined : addressAmong(sentences);
    if (address) return address;
    // A name before the street belongs to the address: "Dawaki Consult, 7 Katsina Road".
    const before =
      /(?:(?:\p{Lu}[\p{L}'&.-]*|of|the|'s|gate|house|office) ?){1,6}(?:\([^)]{1,30}\))?, ?$/u.exec(
        text.slice(Math.max(0, found.index - 60), found.index),
      )?.[0] ?? "";
    const isName = before !== "" && !/^(?:Come|Bring|Walk|Submit)/.test(before.trim());
    return `${isName ? before : ""}${found[0]}`
      .replace(/^(?:to |at |the |our )+/i, "")
      .replace(/[\s,.]+$/, "")
      .trim();
  }
  return undefined;
}

function addressAmong(sentences: Sentence[]): string | undefined {
  for (const { text } of sentences) {
    const found = NUMBERED_ADDRESS.exec(text)?.[0];
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
