import { hours, minutes } from "~/time";

type ResponseTarget = { ms: number; tier: string; text: string };

/** The response target of each plan, in milliseconds and as text: the only table. */
const TARGETS: Record<string, ResponseTarget> = {
  idan: { ms: minutes(1), tier: "Priority Support", text: "We answer at once." },
  agba: { ms: minutes(5), tier: "Pro Support", text: "We answer within 5 minutes." },
  jjc: { ms: minutes(30), tier: "Standard Support", text: "We answer within 30 minutes." },
};
const BASIC_TARGET: ResponseTarget = {
  ms: hours(24),
  tier: "Basic Support",
  text: "We answer within 24 hours.",
};

/** The response target of a plan. */
export function getResponseTarget(plan: string): ResponseTarget {
  return TARGETS[plan] ?? BASIC_TARGET;
}

/** A wait as text for agents: "40 s", "12 min", "3 h", "2 days". */
export function formatWait(ms: number): string {
  if (ms < minutes(1)) return `${Math.max(0, Math.round(ms / 1000))} s`;
  if (ms < hours(2)) return `${Math.round(ms / minutes(1))} min`;
  return ms < hours(48) ? `${Math.round(ms / hours(1))} h` : `${Math.round(ms / hours(24))} days`;
}
