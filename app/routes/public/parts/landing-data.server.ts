import { allowanceText, PLANS } from "~/features/billing/plans";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { getSiteContent } from "~/features/site/content.server";
import { QUESTIONS } from "~/features/site/landing-text";
import { getPublicStats } from "~/features/site/public-stats.server";
import { samplePair } from "~/features/writing/example.server";
import { formatNaira } from "~/money";

export type LandingContent = ReturnType<typeof getLandingContent>;

/** The content of the start page: example, plans, counts, questions and the operator's own content. */
export function getLandingContent() {
  const { letter, resume, advert, howToApply, kit, ...pair } = samplePair();
  const { testimonials, claims, upskilling, idanWhen } = getSiteContent();
  const [trial, ...paid] = PLANS.map((plan) => ({
    id: plan.id,
    name: plan.displayName,
    price: formatNaira(plan.priceKobo),
    naira: plan.priceKobo / 100,
    allowance: allowanceText(plan),
    features: plan.features,
    popular: plan.popular,
    onSale: plan.onSale,
  }));
  const prices = paid
    .filter(({ onSale }) => onSale)
    .map(({ name, price, allowance }) => `${name} at ${price} for ${allowance}`)
    .join(", or ");
  return {
    advert,
    pair,
    howToApply,
    kit,
    letter: viewPaper("cover_letter", letter),
    resume: viewPaper("resume", resume),
    trial: trial?.allowance ?? "",
    plans: paid,
    proof: getPublicStats(),
    questions: QUESTIONS.map(({ question, answer }) => ({
      question,
      answer: answer.replace("{trial}", trial?.allowance ?? "").replace("{plans}", prices),
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
