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

/** A chat or a telephone number is the only way to apply. */
export function chatOnly(
  text: string,
  { email, url, walkIn, phone }: HowToApply,
  patterns: Warning[],
): Warning[] {
  const chat = CHAT.exec(text);
  const isChatLink = url !== undefined && /wa\.me|whatsapp|t\.me|telegram|facebook|instagram/i.test(url);
  // A guest house is no address to apply at.
  const hasOffice = walkIn !== undefined && !patterns.some(({ code }) => code === "guest-house");
  if (email || hasOffice || (url && !isChatLink) || (!chat && !phone)) return [];
  const start = phone ? text.indexOf(phone) : (chat?.index ?? 0);
  return [warning("chat-only", start, start + (phone ?? chat?.[0] ?? "").length)];
}
