import type { Target } from "~/providers/llm/wire"

/** A provider that could be asked, with all that the house knows about asking it. */
export type Candidate = {
  slug: string
  label: string
  /** "env": named by LLM_PROVIDER while no provider is active in the database. */
  source: "database" | "env"
  target: Target
  keyHash: string
  maxConcurrency: number
  dailyCapMicroUsd: number | null
}

/** Puts missing providers and models of the catalogue into the tables, and brings seeded models up to date. What an admin typed or chose, and what a provider told, stays. */
export function seedProviders(_now = new Date()): void {}

/** How a provider is asked: its registry default, overridden by its row, its model's row and what was learned. Undefined when it is unknown. `as`: a key, model or address that is not saved yet. */
export function targetOf(_slug: string, _as: { key?: string; model?: string; baseUrl?: string } = {}): Target | undefined {
  return undefined
}
