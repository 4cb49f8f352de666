import { promiseOf } from "~/features/support/promise";
import { days, hours, minutes, seconds } from "~/time";
import type { Visit } from "./counting";
import { addAct, isOpen, standingThen, type Life } from "./life";
import { READING_REASONS, TALKS } from "./phrases";

const SESSION_LIFE = days(30);
const SESSIONS_KEPT = 10;

/** What the person chose for themselves: language of dates, colours, news by mail. */
export function choose({ chance, rows, user }: Life): void {
  if (!user.emailVerifiedAt || !chance.is(0.14)) return;
  rows.settings.push({
    userId: user.id,
    updatedAt: user.emailVerifiedAt,
    pushNotifications: false,
    emailNotifications: chance.is(0.9),
    marketingEmails: false,
    darkMode: chance.pick([true, false, null]),
    language: "en",
    timezone: "Africa/Lagos",
  });
}

/** The person signs in; not each session of theirs needs it. Those that still live are rows. */
export function signIn({ chance, rows, user, until, browser }: Life, sessions: Visit[]): void {
  const times = sessions.map(({ at }) => at).filter((_, place) => place === 0 || chance.is(0.45));
  const living = user.isActive ? times.filter((at) => at > until - SESSION_LIFE).slice(-SESSIONS_KEPT) : [];
  for (const at of living)
    rows.sessions.push({
      tokenHash: `${chance.id()}${chance.id().slice(1)}`,
      createdAt: new Date(at),
      userId: user.id,
      expiresAt: new Date(at + SESSION_LIFE),
      userAgent: browser,
    });
}

/** Some write to support, and most get an answer. */
export function ask(life: Life): void {
  const { chance, until, user, rows, browser, visits } = life;
  if (visits.length === 0 || !chance.is(0.045)) return;
  const at = chance.pick(visits) + chance.whole(seconds(30), minutes(4));
  if (!isOpen(life, at)) return;
  const id = chance.id();
  const talk = chance.pick(TALKS);
  const promisedMs = promiseOf(standingThen(life, at).plan).ms;
  const waitedMs = Math.round(
    promisedMs * (chance.is(0.88) ? chance.between(0.05, 0.9) : chance.between(1, 2.4)),
  );
  const answeredAt = at + waitedMs;
  const isAnswered = answeredAt <= until;
  const thankedAt = answeredAt + chance.whole(minutes(1), minutes(30));
  const isThanked = isAnswered && talk.thanks !== undefined && thankedAt <= until;
  const messages = [
    {
      sender: "user" as const,
      at,
      body: talk.ask,
      authorId: user.id,
      measured: { waitedMs: null, promisedMs: null },
    },
    ...(isAnswered
      ? [
          {
            sender: "support" as const,
            at: answeredAt,
            body: talk.answer,
            authorId: life.staffId,
            measured: { waitedMs, promisedMs },
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
            measured: { waitedMs: null, promisedMs: null },
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
    assigneeId: isAnswered ? life.staffId : null,
    status: isResolved ? "resolved" : "open",
    lastSequence: messages.length,
    seenByPerson: messages.length,
    seenBySupport: isAnswered ? messages.length : 0,
    mailedToPerson: isAnswered ? 2 : 0,
    mailedToSupport: messages.length,
    waitingSince: isAnswered ? null : new Date(at),
    currentPage: chance.pick(["/dashboard", "/documents", "/subscription", "/generate"]),
    userAgent: browser,
    personToken: chance.hex(32),
    supportToken: chance.hex(32),
  });
  messages.forEach(({ sender, at: sentAt, body, authorId, measured }, place) =>
    rows.supportMessages.push({
      id: chance.id(),
      createdAt: new Date(sentAt),
      conversationId: id,
      authorId,
      sender,
      sequence: place + 1,
      clientMessageId: chance.id(),
      body,
      channel: "chat",
      seenAt: isAnswered ? new Date(Math.min(until, sentAt + minutes(1))) : null,
      ...measured,
    }),
  );
  if (isAnswered) addAct(life, answeredAt, "support.answered", `support:${id}`, { after: { sequence: 2 } });
}

/** What staff did about the account itself. */
export function beWatched(life: Life): void {
  const { chance, until, user, rows } = life;
  const from = user.emailVerifiedAt?.getTime();
  if (from === undefined) return;
  const at = chance.between(from, until);
  if (!user.isActive && !user.deletionRequestedAt)
    addAct(life, at, "user.deactivated", `user:${user.id}`, {
      before: { isActive: true },
      after: { isActive: false },
    });
  const isReader = rows.documents.at(-1)?.userId === user.id && chance.is(0.004);
  if (isReader)
    addAct(life, at, "user.documents_opened", `user:${user.id}`, {
      after: { reason: chance.pick(READING_REASONS) },
    });
}
