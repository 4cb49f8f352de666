import { lowerFirst } from "~/career/writer/casing";
import { days, formatDay, toLagosDay, type DateStyle } from "~/time";
import type { Application } from "./applications.server";
import { daysUntil, stateOf, type ApplicationState } from "./states";

export const STATE_LABELS: Record<ApplicationState, string> = {
  making: "Being made",
  ready: "Ready",
  sent: "Sent",
  interview: "Interview",
  closed: "Closed",
  failed: "Not made",
};

type Facts = Pick<Application, "state" | "makingSince" | "closesOn" | "sentAt" | "interviewAt" | "closedAt">;

/** The one thing to know or do next, as a short sentence. */
export function describeNextStep(application: Facts, style: DateStyle, now: Date): string {
  const { closesOn, sentAt, interviewAt } = application;
  const today = toLagosDay(now);
  switch (stateOf(application)) {
    case "making":
      return "It takes a few seconds.";
    case "failed":
      return "Nothing could be made. Try again.";
    case "ready":
      return closesOn ? describeClosing(closesOn, today, style) : "Not sent yet";
    case "sent":
      return sentAt
        ? `Sent ${describeAge(sentAt, today)}, ${describeWait(application, today, style)}`
        : "No answer yet";
    case "interview":
      return interviewAt ? `Invited ${describeAge(interviewAt, today)}` : "Invited";
    case "closed":
      return sentAt ? "Closed after it was sent" : "Closed, not sent";
  }
}

const DAYS_TO_WAIT = 7;

/** The day from which one may ask how an application stands ("2026-12-19"): a week after it was sent and its advert closed. */
export function askFrom({ sentAt, closesOn }: Pick<Facts, "sentAt" | "closesOn">): string | undefined {
  if (!sentAt) return undefined;
  const [last = ""] = [toLagosDay(sentAt), closesOn ?? ""].toSorted().reverse();
  return new Date(Date.parse(last) + days(DAYS_TO_WAIT)).toISOString().slice(0, 10);
}

/** Whether an application waits for an answer for so long that one may ask. */
export function isAskDue(application: Facts, now: Date): boolean {
  const from = stateOf(application) === "sent" ? askFrom(application) : undefined;
  return from !== undefined && from <= toLagosDay(now);
}

// Employers answer when the advert has closed.
function describeWait(application: Facts, today: string, style: DateStyle): string {
  const { closesOn } = application;
  if (closesOn && daysUntil(closesOn, today) >= 0) return lowerFirst(describeClosing(closesOn, today, style));
  const from = askFrom(application);
  return from !== undefined && from <= today ? "time to ask how it stands" : "no answer yet";
}

/** When an advert closes, seen from today: "Closes in 8 days". */
export function describeClosing(closesOn: string, today: string, style: DateStyle): string {
  const left = daysUntil(closesOn, today);
  if (left === 0) return "Closes today";
  if (left === 1) return "Closes tomorrow";
  if (left > 1 && left <= 30) return `Closes in ${left} days`;
  const { text } = formatDay(new Date(`${closesOn}T00:00:00Z`), { ...style, timezone: "UTC" });
  return left < 0 ? `Closed on ${text}` : `Closes on ${text}`;
}

function describeAge(at: Date, today: string): string {
  const age = -daysUntil(toLagosDay(at), today);
  if (age <= 0) return "today";
  return age === 1 ? "yesterday" : `${age} days ago`;
}

/** Applications as a list shows them. */
export function viewApplications(applications: Application[], style: DateStyle, now: Date) {
  return applications.map((application) => {
    const { id, jobTitle, companyName } = application;
    const state = stateOf(application);
    const nextStep = describeNextStep(application, style, now);
    return { id, jobTitle, companyName, state, label: STATE_LABELS[state], nextStep };
  });
}
