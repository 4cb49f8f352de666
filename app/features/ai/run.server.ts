import type { Clock, Outcome, Work } from "./work"

/**
 * Asks the providers in line until one gives an answer that `accept` takes: the one retry loop of the house. Never throws for a provider's
 * trouble; `tried` then tells what happened. A bug in `ask` or `accept` is thrown.
 */
export async function askChain<T>(_work: Work<T>, _clock?: Clock): Promise<Outcome<T>> {
  return { ok: false, tried: [] }
}
