import type { analyticsEvents, users } from "~/db/schema";
import { grantOf } from "~/features/billing/history.server";
import { getOffer } from "~/features/billing/offers.server";
import {
  deriveSubscription,
  type PlanEvent,
  type SubscriptionState,
  type UsageRow,
} from "~/features/billing/rules";
import { days, hours, minutes, seconds } from "~/time";
import { startOfDay } from "./calendar";
import type { Random } from "./random";
import type { Name } from "./names";
import { BROWSERS } from "./phrases";
import type { Rows } from "./rows";

/** An analytics event, before the user's sequence number is known. */
export type CountedEvent = Pick<
  typeof analyticsEvents.$inferInsert,
  "at" | "type" | "documentType" | "plan" | "value"
> & {
  of: string;
};

/** One simulated user during the year: their actions so far, and the resulting rows. */
export type SimulatedUser = {
  random: Random;
  until: number;
  staffId: string;
  rows: Rows;
  user: typeof users.$inferSelect;
  browser: string;
  events: PlanEvent[];
  usage: UsageRow[];
  countedEvents: CountedEvent[];
  hasAgreed: boolean; // the user allows a provider abroad
  visits: number[]; // times of visits, for any reason
};

/** How long an account may stay unverified before it is deleted. */
const UNVERIFIED = days(7);
const TRIAL = days(7);

/** Simulates sign-up, verification and the start of the trial. */
export function createSimulatedUser(
  base: Pick<SimulatedUser, "random" | "until" | "staffId" | "rows">,
  at: number,
  name: Name,
): SimulatedUser {
  const { random, until, rows } = base;
  const verifiedAt = at + random.integer(seconds(40), minutes(9));
  const isVerified = verifiedAt <= until && (at < until - UNVERIFIED || random.chance(0.9));
  const isClosed = isVerified && random.chance(0.003);
  const isActive = !isClosed && !(isVerified && random.chance(0.004));
  const closedAt = isClosed ? Math.max(verifiedAt, until - random.integer(hours(1), days(29))) : null;
  const user = {
    id: random.id(),
    createdAt: new Date(at),
    updatedAt: new Date(isVerified ? verifiedAt : at),
    ...name,
    passwordHash: null,
    registeredByBrowser: null,
    role: "user" as const,
    staffRole: "owner" as const,
    isActive,
    emailVerifiedAt: isVerified ? new Date(verifiedAt) : null,
    onboardingCompleted: isVerified && random.chance(0.86),
    linkedinProfile: null,
    photoId: null,
    deletionRequestedAt: closedAt === null ? null : new Date(closedAt),
  };
  const simulated: SimulatedUser = {
    ...base,
    user,
    browser: random.weighted(BROWSERS),
    events: [],
    usage: [],
    countedEvents: [],
    hasAgreed: false,
    visits: isVerified ? [verifiedAt] : [],
  };
  rows.users.push(user);
  if (isVerified)
    addEvent(simulated, {
      at: new Date(verifiedAt),
      type: "trial_started",
      plan: "free_trial",
      ...grantOf(getOffer("free_trial")),
      endsAt: new Date(verifiedAt + TRIAL),
      key: `trial_started:${user.id}`,
    });
  return simulated;
}

/** Adds an event to the user's plan. */
export function addEvent(
  { random, rows, events, user }: SimulatedUser,
  event: Pick<PlanEvent, "at" | "type" | "key"> & Partial<PlanEvent>,
): void {
  const whole: PlanEvent = {
    paymentId: null,
    plan: null,
    offerName: "",
    isUnlimited: false,
    coverLetters: 0,
    resumes: 0,
    startedAt: null,
    paidAt: null,
    endsAt: null,
    reason: null,
    ...event,
  };
  events.push(whole);
  rows.billingEvents.push({ id: random.id(), userId: user.id, ...whole });
}

/** The subscription state at an instant, from the events before it. */
export function standingOf({ events, usage }: SimulatedUser, at: number): SubscriptionState {
  return deriveSubscription(
    {
      events: events.filter((event) => event.at.getTime() <= at),
      usage: usage.filter(({ createdAt }) => createdAt.getTime() <= at),
    },
    new Date(at),
  );
}

/** Adds one audit event about this user, as `recordAuditEvent` writes it. */
export function addAct(
  { random, rows, staffId }: SimulatedUser,
  at: number,
  act: string,
  subject: string,
  facts: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): void {
  rows.auditLog.push({
    id: random.id(),
    createdAt: new Date(at),
    actorId: staffId,
    action: act,
    subject,
    before: facts.before ?? null,
    after: facts.after ?? null,
    address: "102.89.34.7",
  });
}

/** Whether the user can be active at an instant: before the end of the year, and with an open account. */
export function canAct({ until, user }: SimulatedUser, at: number): boolean {
  return at <= until && at < (user.deletionRequestedAt?.getTime() ?? Infinity);
}

/** The date as a letter prints it: "21 November 2026". */
export function longDate(at: number): string {
  const day = new Date(startOfDay(at) + hours(1));
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ""} ${day.getUTCFullYear()}`;
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
