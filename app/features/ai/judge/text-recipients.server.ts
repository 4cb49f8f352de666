import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { findJudge } from "./find-judge.server";

/**
 * Everybody who may receive text of a user and needs their consent: the providers of the failover order, then
 * the judge where its provider is not among them. Without a provider that writes, nothing is judged.
 */
export function listTextRecipients() {
  const writers = listFailoverProviders().map((provider) => ({ ...provider, isJudge: false }));
  const { availability } = findJudge() ?? {};
  if (!availability || writers.length === 0 || writers.some(({ slug }) => slug === availability.slug))
    return writers;
  const { slug, label, model, row } = availability;
  const { legalEntity, country, mechanism, terms, agreementUrl, checkedAt } = row;
  const judge = { slug, label, model, legalEntity, country, mechanism, terms, agreementUrl, checkedAt };
  return [...writers, { ...judge, isJudge: true }];
}
