import type { HowToApply, Warning } from "../job-advert";
import { anyOf, inOrder } from "../patterns";
import { warning } from "./warning-texts";

const CHAT = anyOf(
  [
    inOrder(
      [
        /(?<!\p{L})(?:reply|respond|answer|write)(?: to)?(?: us)?(?: on| in| via)? (?:this|our|the) /u,
        /(?:chat|dm|inbox)/u,
      ],
      "u",
    ),
    anyOf(
      [
        /(?<!\p{L})(?:dm|inbox|whats ?app|telegram|chat)(?: with)? (?:us|me|him|her|now|only)(?!\p{L})/u,
        /wa\.me\/|\/\/t\.me\//u,
      ],
      "u",
    ),
    /(?<!\p{L})(?:send|apply|message|contact|reach)[^.\n]{0,60}(?:whats ?app|telegram|messenger|dm)(?!\p{L})/u,
  ],
  "iu",
);

/** "Drop CV with Manager Tonye at TyreHaus", "Coming: the yard, Km 4 Jos Road": one can come by, wherever that exactly is. */
const COMES_BY = inOrder(
  [
    /(?<!\p{L})(?:come|coming|drop|bring|submit|walk[- ]in)(?!\p{L})(?! (?:from|with a|back|to work))/u,
    /[^.\n]{0,60}?(?<!\p{L})/u,
    anyOf(
      [
        inOrder(
          [
            /(?:at|to|for|in) (?:our|the|my) /u,
            /(?:office|shop|yard|gate|school|workshop|salon|kitchen|hospital|factory)/u,
          ],
          "u",
        ),
        /\d{1,3},? \p{L}[\p{L}'-]+ (?:street|str|road|rd|close|avenue|crescent)/u,
        /km ?\d+/u,
        /no\.? ?\d{1,3} \p{L}|the (?:yard|workshop|shop)/u,
        /(?:cv|letter|application|papers|certificates) (?:with|to) [^.\n]{1,30} at \p{L}/u,
      ],
      "u",
    ),
  ],
  "iu",
);

/** A chat or a telephone number is the only way to apply. */
export function chatOnly(
  text: string,
  { email, url, walkIn, phone }: HowToApply,
  patterns: Warning[],
): Warning[] {
  const chat = CHAT.exec(text);
  const isChatLink = url !== undefined && /wa\.me|whatsapp|t\.me|telegram|facebook|instagram/i.test(url);
  // A guest house is no address to apply at.
  const hasOffice =
    (walkIn !== undefined || COMES_BY.test(text)) && !patterns.some(({ code }) => code === "guest-house");
  if (email || hasOffice || (url && !isChatLink) || (!chat && !phone)) return [];
  const start = phone ? text.indexOf(phone) : (chat?.index ?? 0);
  return [warning("chat-only", start, start + (phone ?? chat?.[0] ?? "").length)];
}
