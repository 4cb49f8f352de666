import { allowanceText, isPack, type Offer } from "~/features/billing/plans";
import { formatNaira } from "~/money";
import type { LegalText } from "./legal-text";
import type { SiteContent } from "./site.schema";

/** The terms of service. Every number about plans and packs comes from `offers`, as they are sold now. */
export function buildTermsOfService(siteName: string, content: SiteContent, offers: Offer[]): LegalText {
  const company = content.company ?? `the operator of ${siteName}`;
  return {
    version: 1,
    date: "2026-11-21",
    sections: [
      {
        heading: "What this is",
        paragraphs: [
          `These are the rules between you and ${company} for the use of ${siteName}. By making an account you accept them. You must be 18 years or older.`,
        ],
      },
      {
        heading: "What you get",
        paragraphs: [
          "A cover letter and a resume for one job advert, drafted from what you gave us, for you to read, change and download. We check the sentences against your own material. We do not promise an interview or a job: employers decide that.",
        ],
      },
      {
        heading: "What you promise",
        paragraphs: [
          "What you give us about yourself is true and yours to give. You read each document before you send it; what you send is your own statement.",
        ],
      },
      {
        heading: "Plans and payment",
        paragraphs: [
          "The free trial runs for 7 days from the first verification of your email and needs no card.",
          "A plan gives access for 30 days from payment. It does not renew automatically. A pack of applications needs no plan and has no end. Prices are in naira, taxes included, and are paid on Paystack's page.",
          "Unused credits stay yours. Those of a plan cannot be used after it ends, but can again with the next plan. Those of a pack can be used at any time, and are used after those of a plan. If a price changes, we tell you 30 days ahead. What you already paid for does not change.",
          "Money that you transfer and do not spend is your balance here. It is used first when you buy, pays no interest, and goes back to the bank that it came from when you ask for it or close your account.",
        ],
        points: offers.filter(({ isVisible }) => isVisible).map(offerPoint),
      },
      {
        heading: "When something fails",
        paragraphs: [
          "A credit is used only when a document is delivered. If not, the credit comes back automatically.",
        ],
      },
      {
        heading: "Refunds",
        paragraphs: [
          "Within 7 days of a payment you can have all of it back if you used no credit of it. Of a pack that is used in part you can have the unused applications back in those 7 days, each at its share of the price. Write to support with the payment's reference. Your rights under the Federal Competition and Consumer Protection Act 2018 stay as they are.",
        ],
      },
      {
        heading: "Cancelling",
        paragraphs: [
          "You can cancel a plan at any time. You keep access until its end, and you do not pay anything more.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: ["Please do not:"],
        points: [
          "claim to be somebody else, or make documents about other people without their permission",
          "attack the service, get around its limits, or resell it",
          "upload files that harm, or text that breaks the law",
        ],
      },
      {
        heading: "What is yours and what is ours",
        paragraphs: [
          "Your material and your documents are yours for ever, with or without a plan. We use them only to serve you, never to train a model. The software and its name are ours.",
        ],
      },
      {
        heading: "Ending",
        paragraphs: [
          "You can delete your account at any time. We may close an account that breaks these rules, after telling you why. Either way you can ask for an export of your data within 30 days.",
        ],
      },
      {
        heading: "Liability",
        paragraphs: [
          "We answer without limit for harm done on purpose or by gross negligence, and where the law does not allow a limit. Otherwise we answer for foreseeable harm up to what you paid us in the last twelve months.",
        ],
      },
      {
        heading: "Law and disputes",
        paragraphs: [
          "The law of the Federal Republic of Nigeria applies. We first try to settle a dispute by talking. If that fails within 30 days, it is decided by arbitration in Lagos under the Arbitration and Mediation Act 2023. Courts stay open to you where the law says so.",
        ],
      },
      {
        heading: "Changes",
        paragraphs: [
          "If these terms change, you are told by email 30 days before, and the version number above changes. Earlier versions are available on request.",
        ],
      },
    ],
  };
}

function offerPoint(version: Offer): string {
  const { offer, name, priceKobo, isOnSale } = version;
  const price = priceKobo === 0 ? "free" : formatNaira(priceKobo);
  const term = isPack(offer) || offer === "free_trial" ? "" : " for 30 days";
  const soon = isOnSale || offer === "free_trial" ? "" : " (not on sale yet)";
  return `${name}: ${price}, ${allowanceText(version).toLowerCase()}${term}${soon}.`;
}
