import type { Provider } from "./find-provider.server";

// The fields of a provider in the audit log: never the key, only its last characters.
export function auditFieldsOf({
  keyLast4,
  model,
  baseUrl,
  isActive,
  fallbackRank,
  maxConcurrency,
  dailyCapMicroUsd,
  legalEntity,
  country,
  mechanism,
  terms,
  agreementUrl,
  checkedAt,
}: Provider) {
  return {
    key: keyLast4 ? `…${keyLast4}` : "",
    model,
    address: baseUrl ?? "",
    isActive,
    fallbackRank,
    maxConcurrency,
    dailyCapMicroUsd,
    legalEntity,
    country,
    mechanism,
    terms,
    agreementUrl,
    checkedOn: checkedAt?.toISOString().slice(0, 10) ?? "",
  };
}
