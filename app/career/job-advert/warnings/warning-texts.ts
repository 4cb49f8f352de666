import type { Warning, WarningCode } from "../job-advert";

/** One calm sentence for each code. */
const WARNING_TEXTS: Record<WarningCode, string> = {
  fee: "This advert speaks of money that you should pay. Honest employers do not charge applicants.",
  "identity-numbers":
    "This advert asks for your BVN, NIN, card or account. No employer needs them before you have a contract.",
  "guest-house":
    "The meeting is in a guest house or a private room. Ask for the office, and tell somebody where you go.",
  "odd-hours": "The meeting is at an unusual hour. Ask for office hours, and do not go alone.",
  "pay-out-of-line":
    "The pay is far above what such work usually brings. Ask how it is earned before you go further.",
  "chat-only": "A chat number is the only way to apply. Ask for an office address or a company mail first.",
  "free-mail-for-employer":
    "A large employer has mail of its own, and this address is a free one. Check it on the employer's website.",
  "name-and-domain-differ":
    "The address does not belong to the employer that is named. Check it on the employer's website.",
  "no-employer-named": "The advert does not say who the employer is. Ask before you send your papers.",
};

/** A warning of a code with its sentence, at its place in the advert. */
export function warning(code: WarningCode, start: number, end: number): Warning {
  return { code, text: WARNING_TEXTS[code], start, end };
}
