import { SESSION_LIFETIME_MS, MAX_SESSIONS_PER_USER } from "~/features/accounts/sessions.server";
import { getResponseTarget } from "~/features/support/response-target";
import { hours, minutes, seconds } from "~/time";
import type { Visit } from "./counted-events";
import { addAct, canAct, standingOf, type SimulatedUser } from "./simulated-user";
import { READING_REASONS, CONVERSATIONS } from "./phrases";

/** Simulates the user's settings: date language, theme, marketing mail. */
export function simulateSettings({ random, rows, user }: SimulatedUser): void {
  if (!user.emailVerifiedAt || !random.chance(0.14)) return;
  rows.userSettings.push({
    userId: user.id,
    updatedAt: user.emailVerifiedAt,
    pushNotifications: false,
    emailNotifications: random.chance(0.9),
    marketingEmails: false,
    darkMode: random.pick([true, false, null]),
    language: "en",
    timezone: "Africa/Lagos",
  });
}

/** Simulates sign-ins; not every visit needs one. Live sessions become rows. */
export function simulateSessions(
  { random, rows, user, until, browser }: SimulatedUser,
  sessions: Visit[],
): void {
  const times = sessions.map(({ at }) => at).filter((_, place) => place === 0 || random.chance(0.45));
  const living = user.isActive
    ? times.filter((at) => at > until - SESSION_LIFETIME_MS).slice(-MAX_SESSIONS_PER_USER)
    : [];
  for (const at of living)
    rows.sessions.push({
      tokenHash: `${random.id()}${random.id().slice(1)}`,
      createdAt: new Date(at),
      userId: user.id,
      expiresAt: new Date(at + SESSION_LIFETIME_MS),
      userAgent: browser,
    });
}

/** Simulates support: some users write, and most get an answer. */
export function simulateSupport(simulated: SimulatedUser): void {
  const { random, until, user, rows, browser, visits } = simulated;
  if (visits.length === 0 || !random.chance(0.045)) return;
  const at = random.pick(visits) + random.integer(seconds(30), minutes(4));
  if (!canAct(simulated, at)) return;
  const id = random.id();
  const talk = random.pick(CONVERSATIONS);
  const targetMs = getResponseTarget(standingOf(simulated, at).plan).ms;
  const waitedMs = Math.round(
    targetMs * (random.chance(0.88) ? random.between(0.05, 0.9) : random.between(1, 2.4)),
  );
  const answeredAt = at + waitedMs;
  const isAnswered = answeredAt <= until;
  const thankedAt = answeredAt + random.integer(minutes(1), minutes(30));
  const isThanked = isAnswered && talk.thanks !== undefined && thankedAt <= until;
  const messages = [
    {
      sender: "user" as const,
      at,
      body: talk.ask,
      authorId: user.id,
      measured: { waitedMs: null, targetMs: null },
    },
    ...(isAnswered
      ? [
          {
            sender: "support" as const,
            at: answeredAt,
            body: talk.answer,
            authorId: simulated.staffId,
            measured: { waitedMs, targetMs },
          },
        ]
      : []),
    ...(isThanked
      ? [
          {
            sender: "user" as const,
            at: thankedAt,
            body: talk.thanks ?? "",
            authorId: user.id,
            measured: { waitedMs: null, targetMs: null },
          },
        ]
      : []),
  ];
  const last = messages.at(-1)?.at ?? at;
  const isResolved = isAnswered && last < until - hours(30);
  rows.conversations.push({
    id,
    createdAt: new Date(at),
    updatedAt: new Date(last),
    userId: user.id,
    assigneeId: isAnswered ? simulated.staffId : null,
    status: isResolved ? "resolved" : "open",
    lastSequence: messages.length,
    seenByUser: messages.length,
    seenBySupport: isAnswered ? messages.length : 0,
    mailedToUser: isAnswered ? 2 : 0,
    mailedToSupport: messages.length,
    waitingSince: isAnswered ? null : new Date(at),
    currentPage: random.pick(["/dashboard", "/documents", "/subscription", "/generate"]),
    userAgent: browser,
    supportReplyToken: random.hex(32),
  });
  messages.forEach(({ sender, at: sentAt, body, authorId, measured }, place) =>
    rows.supportMessages.push({
      id: random.id(),
      createdAt: new Date(sentAt),
      conversationId: id,
      authorId,
      sender,
      sequence: place + 1,
      clientMessageId: random.id(),
      body,
      channel: "chat",
      seenAt: isAnswered ? new Date(Math.min(until, sentAt + minutes(1))) : null,
      ...measured,
    }),
  );
  if (isAnswered)
    addAct(simulated, answeredAt, "support.answered", `support:${id}`, { after: { sequence: 2 } });
}

/** Simulates actions of staff on the account. */
export function simulateStaffActs(simulated: SimulatedUser): void {
  const { random, until, user, rows } = simulated;
  const from = user.emailVerifiedAt?.getTime();
  if (from === undefined) return;
  const at = random.between(from, until);
  if (!user.isActive && !user.deletionRequestedAt)
    addAct(simulated, at, "user.deactivated", `user:${user.id}`, {
      before: { isActive: true },
      after: { isActive: false },
    });
  const isReader = rows.documents.at(-1)?.userId === user.id && random.chance(0.004);
  if (isReader)
    addAct(simulated, at, "user.documents_opened", `user:${user.id}`, {
      after: { reason: random.pick(READING_REASONS) },
    });
}
