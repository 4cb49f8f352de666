import { formatDay, type DateStyle } from "~/time";
import type { Application } from "./applications.server";
import { describeNextStep, isAskDue, STATE_LABELS } from "./next-step";
import { reminderTime } from "./reminder-time";
import { nextStates, stateOf, type ApplicationState, type ChosenState } from "./states";

/** How far an application got, and what a tap can do, as its page shows it. */
export function viewProgress(application: Application, style: DateStyle, now: Date) {
  const state = stateOf(application);
  const { sentAt, interviewAt, closedAt, closesOn, remindAt } = application;
  const day = (at: Date | null) => (at === null ? null : formatDay(at, style));
  const due = remindAt ?? (state === "ready" ? reminderTime(closesOn, now) : null);
  return {
    state,
    label: STATE_LABELS[state],
    nextStep: describeNextStep(application, style, now),
    isAskDue: isAskDue(application, now),
    steps: stepsOf(application).map((to) => ({ to, label: stepLabel(state, to) })),
    days: [
      { label: "Sent", day: day(sentAt) },
      { label: "Interview", day: day(interviewAt) },
      { label: "Closed", day: day(closedAt) },
    ].flatMap(({ label, day }) => (day ? [{ label, day }] : [])),
    reminder: due && { day: formatDay(due, style), isSet: remindAt !== null },
  };
}

// A closed one opens again as what it was.
function stepsOf(application: Application): ChosenState[] {
  const { state, sentAt, interviewAt } = application;
  if (state !== "closed") return nextStates(application);
  if (interviewAt) return ["interview"];
  return [sentAt ? "sent" : "ready"];
}

const STEP_LABELS: Record<ChosenState, string> = {
  ready: "It is not sent yet",
  sent: "I have sent it",
  interview: "They called me for an interview",
  closed: "Close it",
};

function stepLabel(from: ApplicationState, to: ChosenState): string {
  if (from === "closed") return "Open it again";
  if (from === "interview" && to === "sent") return "No interview";
  return STEP_LABELS[to];
}
