import { env } from "~/env.server";
import { listTextRecipients } from "~/features/ai/judge/text-recipients.server";
import type { DataRecipient } from "./privacy";

/**
 * The companies that receive personal data, derived from the active configuration, so that the privacy policy
 * is always correct.
 */
export function listDataRecipients(): DataRecipient[] {
  const countries = new Intl.DisplayNames(["en-GB"], { type: "region" });
  const writers = listTextRecipients().map(({ label, legalEntity, country, terms, isJudge }) => ({
    name: legalEntity || label,
    country: country ? (countries.of(country) ?? country) : "country not yet named",
    purpose: `${isJudge ? "may check new sentences of your documents if you agree; gets these and the lines of your resume that they come from" : "may write your documents and read what we are not sure of, if you agree; gets the text of your resume and of the advert"}, without your contact details${terms ? `. Its terms: ${terms.replace(/[.\s]+$/, "")}` : ""}`,
  }));
  return [
    ...writers,
    ...(env.PAYSTACK_SECRET_KEY
      ? [
          {
            name: "Paystack Payments Limited",
            country: "Nigeria",
            purpose:
              "takes your payments; gets your email address, the amount and what you enter on its page; your name and phone number, if you ask for an account number of your own",
          },
        ]
      : []),
    ...(env.GOOGLE_CLIENT_ID
      ? [
          {
            name: "Google Ireland Limited",
            country: "Ireland",
            purpose: "signs you in, if you choose Google; it learns that you use this site",
          },
        ]
      : []),
    ...(env.MAIL_URL
      ? [{ name: "Our mail service", country: "named on request", purpose: "delivers our emails to you" }]
      : []),
  ];
}
