/** What our own reading found of where a provider takes people's text; undefined when we read nothing. An admin checks and dates it. */
export function proposedTransfer(_slug: string): { legalEntity: string; country: string; mechanism: string; terms: string; agreementUrl: string } | undefined {
  return undefined
}
