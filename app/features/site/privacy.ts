import type { SiteContent } from "./site.schema";
import type { LegalText } from "./legal-text";

export type DataRecipient = { name: string; country: string; purpose: string };

/**
 * The privacy policy with the operator's real names. `recipients` are the companies that receive data now.
 */
export function buildPrivacyPolicy(
  siteName: string,
  content: SiteContent,
  recipients: DataRecipient[],
): LegalText {
  const company = content.company ?? `the operator of ${siteName}`;
  const contact = content.privacyContact ?? content.supportEmail;
  return {
    version: 4,
    date: "2026-11-23",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          `${siteName} is run by ${company}${content.address ? `, ${content.address}` : ""}. We decide why and how your data is used. ${contact ? `Questions about your data: ${contact}.` : "Questions about your data reach us through the support page."}`,
        ],
      },
      {
        heading: "What we collect, and why",
        paragraphs: ["We collect what the product needs, and nothing to sell."],
        points: [
          "Your name, email address and password (stored only as a hash), or your Google account's name and address: to give you an account. Basis: our contract with you.",
          "The job adverts you paste, the text of your resume and what you type: to write the documents you ask for. Basis: our contract with you.",
          "My profile: your name and contacts, work, education, certificates, skills and whatever else stands in your resume or is typed by you, personal details and referees included; which resume each part comes from; the questions that are still open; and its last 50 versions. So the next application needs no resume. You can change, download and delete it at any time. Basis: our contract with you.",
          "Your photo, if you add one, and your settings: to show things the way you chose. A resume shows the photo only where you ask for it. Basis: our contract with you.",
          "Your documents and their earlier versions: so that you can edit and download them. Basis: our contract with you.",
          "Payments: reference, amount, channel and date, and your name on the receipts. Your card number never reaches us. Basis: our contract with you, afterwards tax law.",
          "Which notices of new prices and terms, and which news, we sent you, and when: to show that you were told in time. Basis: our duty under the law.",
          "What you write to support, or answer to one of our mails, with the page you were on. Basis: our contract with you.",
          "A complaint, with the address you want the answer at: to answer it. Basis: our duty under the law.",
          "Sign-in times and the kind of browser, and counters against abuse: to keep strangers out. Basis: our legitimate interest in a safe service.",
          "On which days you used the service and for how long, and counts of your documents and payments, under a number instead of your name: to know how the service is used. Basis: our legitimate interest in a service that works.",
          "Your wish for tips and news by email, if you gave it. Basis: your consent, which you can withdraw at any time in Settings or by the link in each mail.",
        ],
      },
      {
        heading: "Please leave out private details",
        paragraphs: [
          "A resume does not need your religion, tribe, health or date of birth. If your file holds them, they stay in My profile until you delete them, and our writer leaves them out unless you put them back.",
        ],
      },
      {
        heading: "AI",
        paragraphs: [
          "Without your consent no AI company gets your text. Our built-in writer runs on our own server. If you agree on the Generate page, the text of your resume and of the advert is sent to the company named there. Your phone, email, address, links, date of birth and referees are taken out before, and put back here.",
          "We make no automatic decisions about you. A document is a draft for you to read, change and send.",
        ],
      },
      {
        heading: "Who gets data",
        paragraphs:
          recipients.length > 0
            ? ["These companies work for us or with us:"]
            : ["At this time nobody outside our own servers gets your data."],
        points: recipients.map(({ name, country, purpose }) => `${name} (${country}): ${purpose}.`),
      },
      {
        heading: "Sending data abroad",
        paragraphs: [
          "Where a company above sits outside Nigeria, the transfer is based on your informed consent or on what our contract with you needs (Nigeria Data Protection Act 2023, sections 41 to 43), and on a written agreement with that company. We keep a record of each.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: ["The file you upload is read and not kept."],
        points: [
          "The text of an upload: 30 days, or as long as My profile if you choose to keep it there.",
          "My profile: until you delete it, at most as long as your account.",
          "Your documents and the history of what was made: 24 months from your last change, with a warning 30 days before.",
          "A closed account: everything is deleted within 30 days. Until then you can export it or change your mind.",
          "Emails we sent you: 90 days. Support conversations: 24 months after the last message. Complaints: 24 months after our answer.",
          "Counts of use: 400 days, then only sums of a day. When your account is deleted, nobody can link their number to you.",
          "Payments: six years, as tax law asks, without the link to your deleted account.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "In your settings you can see, correct, export and delete your data yourself, at once and without giving a reason. You can also object, ask us to restrict its use, and withdraw any consent; what was done before stays lawful.",
        ],
      },
      {
        heading: "Cookies",
        paragraphs: [
          "We set only cookies that the service cannot do without: one that keeps you signed in, one that knows this browser again at the next sign-in, so that nobody else can lock you out, one for a sign-in that was begun here, one that finds for an hour what you shared to us from your phone, one that knows for five minutes which of your changes you must see, one for a short message between two pages, one for light or dark, and one for data saver. No tracking, nothing from other companies, so there is no banner.",
          "What you typed into a form and have not sent yet is kept in your own browser for up to 14 days, so that you do not lose it when the network or the battery fails. It is deleted when you send it or sign out, and it never contains a password. We do not keep it on a shared phone or computer, or with data saver. We keep your last upload speed in the same way, to tell you how long the next upload takes.",
        ],
      },
      {
        heading: "Safety",
        paragraphs: [
          "Data travels encrypted. Passwords are hashed with argon2id, sessions and links are stored as hashes, keys of AI companies are encrypted. If something goes wrong that puts you at risk, we tell the Nigeria Data Protection Commission within 72 hours and you without delay.",
        ],
      },
      { heading: "Age", paragraphs: [`${siteName} is for people of 18 years and older.`] },
      {
        id: "complaint",
        heading: "Complaints",
        paragraphs: [
          `If you think we handle your data wrongly, tell us here${contact ? ` or write to ${contact} with the word “complaint”` : ""}. You need no account. A person reads it and answers within 30 days. It costs nothing and changes nothing in your account. You can also complain to the Nigeria Data Protection Commission, ndpc.gov.ng, at any time.`,
        ],
      },
    ],
  };
}
