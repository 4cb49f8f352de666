import type { Candidate } from "./registry.server"

export type LeftOut = { provider: string; label: string; reason: "no_key" | "no_model" | "retired" | "not_allowed" | "breaker_open" | "daily_cap" | "house_cap" }

/** Who is asked for one piece of work, in order: the active provider (or the one of the environment), then up to three fallbacks; and why others are not. `mayUse`: slugs the person agreed to. */
export function chainFor(_mayUse: string[], _now = new Date()): { targets: Candidate[]; leftOut: LeftOut[] } {
  return { targets: [], leftOut: [] }
}

/** The providers that a person would be asked about: those in line that have a key and a model, in order. */
export function listProvidersInLine(): { slug: string; label: string; model: string; legalEntity: string; country: string; mechanism: string; terms: string; agreementUrl: string; checkedAt: Date | null }[] {
  return []
}
