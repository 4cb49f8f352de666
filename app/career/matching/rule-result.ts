/** Whether a rule is met, and why, in one sentence. */
export type Result = { state: "met" | "unmet" | "unknown"; why: string };

/** "A, B or C". */
export function orList(options: string[]): string {
  return options.length < 2
    ? (options[0] ?? "")
    : `${options.slice(0, -1).join(", ")} or ${options.at(-1) ?? ""}`;
}

/** The rule is met, and why. */
export function met(why: string): Result {
  return { state: "met", why };
}

/** The rule is not met, and why. */
export function unmet(why: string): Result {
  return { state: "unmet", why };
}

/** The profile does not say, and what is missing. */
export function unknown(why: string): Result {
  return { state: "unknown", why };
}
