/**
 * Why we hold a piece of personal data, on which basis of the Nigeria Data Protection Act 2023, and for how
 * long.
 */
export const PURPOSES = {
  account: {
    description: "the account and signing in",
    basis: "contract",
    retention: "until 30 days after the account is closed; 7 days when the address was never verified",
  },
  writing: {
    description: "making the documents that were asked for",
    basis: "contract",
    retention:
      "text of an upload 30 days; a file that is not here whole yet 24 hours; what was typed as long as its documents, at most 24 months",
  },
  profile: {
    description: "the career profile, so that the next application needs no resume",
    basis: "contract",
    retention:
      "until the person deletes it, at most as long as the account; the words of a resume behind it 30 days, unless the person keeps them",
  },
  history: {
    description: "the person's applications and documents, to edit, download and follow up",
    basis: "contract",
    retention: "24 months from the last change, after a warning 30 days before",
  },
  credits: {
    description: "counting credits correctly",
    basis: "contract",
    retention: "as long as the account",
  },
  payments: {
    description: "billing, giving money back, and the records that tax law asks for",
    basis: "legal obligation",
    retention:
      "6 years from the payment, under a pseudonym once the account is erased; attempts that were never paid 12 months; what Paystack's messages say 90 days",
  },
  invitations: {
    description: "thanking people who invite friends, and catching invitations of oneself",
    basis: "legitimate interest",
    retention:
      "as long as the account, with keyed hashes of cards and bank accounts that paid; the hash of a network address 30 days",
  },
  institutions: {
    description: "letting schools and organisations buy for others, and giving what they bought",
    basis: "contract",
    retention:
      "members as long as they stay; invitations 30 days; who took a seat as long as the account, and never shown to the institution",
  },
  choices: {
    description: "showing and sending things the way the person chose",
    basis: "contract",
    retention: "as long as the account",
  },
  marketing: {
    description: "marketing mail, and the proof of consent to it",
    basis: "consent",
    retention: "until the account is erased",
  },
  notices: {
    description: "showing that a person was told of changed prices and terms in time, and of which news",
    basis: "legal obligation",
    retention: "as long as the account",
  },
  mail: { description: "mail about the account and the documents", basis: "contract", retention: "90 days" },
  security: {
    description: "keeping strangers out",
    basis: "legitimate interest",
    retention:
      "sessions and remembered devices 30 days; second steps until the person removes them; API keys until 30 days after their end, or until they are revoked; links and codes 24 hours after they expire; counters at most a day",
  },
  programs: {
    description: "letting the person's own programs work with the account",
    basis: "contract",
    retention:
      "addresses for webhooks until the person deletes them; events and their deliveries 30 days; answers to calls with an Idempotency-Key 24 hours",
  },
  service: {
    description: "keeping the writing reliable and its cost known",
    basis: "legitimate interest",
    retention:
      "400 days, so that a year can be compared with the one before; never a word that was sent or came back, and no link to the person once the request is gone",
  },
  analytics: {
    description: "knowing how the product is used and what it earns",
    basis: "legitimate interest",
    retention:
      "400 days, payments 6 years, under a number that means nobody once the account is erased; then only sums of a day",
  },
  transfer: {
    description: "the proof of consent to sending a resume's text to an AI provider abroad",
    basis: "consent",
    retention: "until the account is erased",
  },
  support: {
    description: "answering questions, and knowing how soon they were answered",
    basis: "contract",
    retention: "24 months after the last message; mails that were put aside 30 days",
  },
  complaints: {
    description: "answering complaints about personal data within 30 days, and showing that it was done",
    basis: "legal obligation",
    retention: "24 months after the answer; with the account when that is erased",
  },
  staff: {
    description: "knowing who of the staff did what",
    basis: "legitimate interest",
    retention: "6 years",
  },
} as const;

export type Purpose = keyof typeof PURPOSES;
