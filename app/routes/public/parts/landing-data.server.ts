import { getOffer, listShownPacks, listShownPlans } from "~/features/billing/offers.server";
import { allowanceText } from "~/features/billing/plans";
import { describeOffer } from "~/features/billing/subscription-overview.server";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { getSiteContent } from "~/features/site/content.server";
import { QUESTIONS } from "~/features/site/landing-text";
import { getPublicStats } from "~/features/site/public-stats.server";
import { samplePair } from "~/features/writing/example.server";

export type LandingContent = Awaited<ReturnType<typeof getLandingContent>>;

/** The content of the start page: example, plans, counts, questions and the operator's own content. */
export async function getLandingContent() {
  const { letter, resume, advert, howToApply, kit, ...pair } = await samplePair();
  const { testimonials, claims, upskilling, idanWhen } = getSiteContent();
  const trial = allowanceText(getOffer("free_trial"));
  const plans = listShownPlans().map((plan) => describeOffer(plan));
  const packs = listShownPacks().map((pack) => describeOffer(pack));
  const prices = [
    ...packs.map(({ name, price }) => `${name} for ${price}`),
    ...plans
      .filter(({ isOnSale }) => isOnSale)
      .map(({ name, price, allowance }) => `${name} at ${price} for ${allowance} in 30 days`),
  ].join(", ");
  return {
    advert,
    pair,
    howToApply,
    kit,
    letter: viewPaper("cover_letter", letter),
    resume: viewPaper("resume", resume),
    trial,
    plans,
    packs,
    proof: getPublicStats(),
    questions: QUESTIONS.map(({ question, answer }) => ({
      question,
      answer: answer.replace("{trial}", trial).replace("{plans}", prices),
    })),
    testimonials,
    claims: claims.filter(({ shown }) => shown).map(({ figure, label }) => ({ figure, label })),
    upskilling: upskilling ?? null,
    idanWhen: idanWhen ?? null,
  };
}

function viewPaper(type: "cover_letter" | "resume", content: string) {
  return toDocumentView(toRenderable({ type, content, title: "", language: "en" }));
}
