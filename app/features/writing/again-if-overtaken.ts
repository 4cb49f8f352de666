import { Refusal } from "~/refusal";

const MAX_TRIES = 3;

/**
 * Tries again, from what is stored by then, where another change of the same document came first: files are made outside of the transaction that stores
 * them. `codes`: of the refusals that say so.
 */
export async function againIfOvertaken<T>(
  attempt: () => Promise<T>,
  codes: readonly string[] = ["VERSION_CONFLICT"],
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await attempt();
    } catch (error) {
      const isOvertaken = error instanceof Refusal && codes.includes(error.code);
      if (!isOvertaken || tries === MAX_TRIES) throw error;
    }
}
