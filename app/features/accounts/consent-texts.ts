/**
 * The text beside the box, at registration and in Settings. Change the version with the text: stored consents
 * name both.
 */
export const MARKETING_CONSENT = {
  version: "1",
  text: "Send me tips for applications and news about plans by email. I can stop this at any time.",
};

/**
 * A recipient abroad for the text of a resume. `country` is ISO 3166-1 alpha-2, or empty when unknown. `isJudge`:
 * it writes nothing and only checks sentences.
 */
export type TransferRecipient = { slug: string; label: string; country: string; isJudge?: boolean };

/**
 * The text beside the box that allows AI providers. It names every provider that may be called, with its
 * country.
 */
export const TRANSFER_CONSENT = {
  version: "3",
  text: (recipients: TransferRecipient[]) => {
    const [first, ...others] = recipients.filter(({ isJudge }) => !isJudge);
    const judges = recipients.filter(({ isJudge }) => isJudge);
    return [
      `To read your resume where we are not sure, and to write your documents, we send text of your resume (without your contact details) and the advert to ${first ? describeRecipient(first) : "nobody"}.`,
      ...(others.length > 0
        ? [`When that does not work, we send it to ${others.map(describeRecipient).join(" or ")}.`]
        : []),
      ...judges.map(
        (judge) => `To check new sentences we send them, with your lines, to ${describeRecipient(judge)}.`,
      ),
    ].join(" ");
  },
};

function describeRecipient({ label, country }: TransferRecipient): string {
  return country === "" ? label : `${label} in ${withArticle(nameOf(country))}`;
}

// Made when one is asked for, because the list of all names takes 20 ms of each start.
let countries: Intl.DisplayNames | undefined;
function nameOf(country: string): string {
  countries ??= new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });
  return countries.of(country) ?? country;
}

function withArticle(country: string): string {
  return /^(?:United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country;
}
