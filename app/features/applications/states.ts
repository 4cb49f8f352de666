import type { applications } from "~/db/schema";
import { days } from "~/time";

type Row = typeof applications.$inferSelect;
/** How far an application got, as people see it. failed: nothing could be made. */
export type ApplicationState = "making" | "ready" | "sent" | "interview" | "closed" | "failed";
/** A state that a tap of its owner sets. */
export type ChosenState = "ready" | "sent" | "interview" | "closed";

export const CHOSEN_STATES = ["ready", "sent", "interview", "closed"] as const satisfies ChosenState[];
export const APPLICATION_STATES = [
  "making",
  ...CHOSEN_STATES,
  "failed",
] as const satisfies ApplicationState[];

// Each step can be taken back, for a tap on a phone is easily a wrong one.
const NEXT: Record<ApplicationState, ChosenState[]> = {
  making: [],
  failed: ["closed"],
  ready: ["sent", "closed"],
  sent: ["interview", "closed", "ready"],
  interview: ["closed", "sent"],
  closed: ["ready", "sent", "interview"],
};

/** The state that people see. What is made again after it was sent stays sent. */
export function stateOf({ state, makingSince }: Pick<Row, "state" | "makingSince">): ApplicationState {
  if (makingSince && (state === "new" || state === "ready")) return "making";
  return state === "new" ? "failed" : state;
}

/** The states that a tap may set now. */
export function nextStates(application: Pick<Row, "state" | "makingSince">): ChosenState[] {
  return NEXT[stateOf(application)];
}

type Dates = Pick<Row, "state" | "makingSince" | "sentAt" | "interviewAt" | "closedAt">;

/** The columns that a tap changes; undefined where this state cannot follow. The day of a step stays while later steps follow. */
export function changeState(
  application: Dates,
  to: ChosenState,
  now: Date,
): (Pick<Dates, "state" | "sentAt" | "interviewAt" | "closedAt"> & { isSentNow: boolean }) | undefined {
  if (!nextStates(application).includes(to)) return undefined;
  const { sentAt, interviewAt } = application;
  if (to === "closed") return { state: to, sentAt, interviewAt, closedAt: now, isSentNow: false };
  const wasSent = to !== "ready";
  return {
    state: to,
    sentAt: wasSent ? (sentAt ?? now) : null,
    interviewAt: to === "interview" ? (interviewAt ?? now) : null,
    closedAt: null,
    isSentNow: wasSent && sentAt === null,
  };
}

/** The days from one day to another ("2026-12-12"), negative when it is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / days(1));
}
