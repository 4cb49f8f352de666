import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { db, sqlite, write } from "~/db/client.server";
import { newId } from "~/db/id";
import {
  aiCalls,
  documents,
  events,
  generationParts,
  generations,
  payments,
  refunds,
  sessions,
  staleDays,
  users,
} from "~/db/schema";
import { setPlanByAdmin } from "~/features/billing/subscription.server";
import { beginVisit, endVisits, keepVisits, noteVisit } from "~/features/events/visits.server";
import { makePaid } from "./factories/payments";
import { makeUser } from "./factories/people";

beforeEach(() => {
  endVisits();
  for (const table of [events, staleDays, refunds, payments, users]) db.delete(table).run();
});

const told = () =>
  db
    .select()
    .from(events)
    .orderBy(events.id)
    .all()
    .map(({ type, at, value }) => [type, at.toISOString().slice(11, 16), value]);
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test("a visit is a session when it begins, a day of activity, and has a length once the person has been away for 30 minutes", () => {
  const { id } = makeUser();
  noteVisit(id, at("10:00"));
  noteVisit(id, at("10:29"));
  keepVisits(at("10:30"));
  expect(told()).toEqual([
    ["session", "10:00", 0],
    ["active", "10:00", 0],
  ]);
  noteVisit(id, at("10:40"));
  keepVisits(at("10:41"));
  expect(told()).toHaveLength(2); // the same session, the same day
  keepVisits(at("11:10"));
  expect(told().slice(2)).toEqual([["session_ended", "10:00", 40 * 60_000]]);
  noteVisit(id, at("11:10"));
  keepVisits(at("11:11"));
  expect(told().slice(3)).toEqual([["session", "11:10", 0]]);
});

test("a visit over midnight in Lagos makes two active days of one session; a sign-in was counted already", () => {
  const { id } = makeUser();
  beginVisit(id, at("22:50"));
  noteVisit(id, at("23:10"));
  keepVisits(at("23:11"));
  expect(told()).toEqual([
    ["active", "22:50", 0],
    ["active", "23:10", 0],
  ]);
  endVisits(); // the process stops
  expect(told().slice(2)).toEqual([["session_ended", "22:50", 20 * 60_000]]);
});

test("many visits are written down in slices, each once", () => {
  const people = Array.from({ length: 230 }, () => makeUser().id);
  for (const id of people) noteVisit(id, at("10:00"));
  expect(keepVisits(at("10:01"))).toBe(true);
  expect(keepVisits(at("10:01"))).toBe(false);
  expect(keepVisits(at("10:01"))).toBe(false);
  expect(told().filter(([type]) => type === "session")).toHaveLength(230);
});

test("an event without a person is none: the account may be gone before it is written", () => {
  const { id } = makeUser();
  noteVisit(id, at("10:00"));
  db.delete(users).run();
  keepVisits(at("10:01"));
  expect(told()).toEqual([]);
});

test("what happened before events were kept becomes events, each once however often it runs", () => {
  const { id } = makeUser();
  const now = at("10:00");
  const generation = {
    id: "g",
    createdAt: now,
    userId: id,
    idempotencyKey: "k",
    inputHash: "h",
    jobTitle: "Nurse",
    companyName: "Clinic",
    jobDescription: "x",
    finishedAt: now,
  };
  db.insert(sessions).values({ tokenHash: "t", createdAt: now, userId: id, expiresAt: now }).run();
  db.insert(generations).values(generation).run();
  db.insert(generationParts)
    .values([
      { generationId: "g", type: "resume" },
      { generationId: "g", type: "cover_letter" },
    ])
    .run();
  db.insert(documents)
    .values({
      id: "d",
      createdAt: now,
      updatedAt: now,
      userId: id,
      type: "resume",
      title: "t",
      content: "c",
      jobTitle: "Nurse",
      companyName: "Clinic",
    })
    .run();
  for (const cost of [300, 200, null])
    db.insert(aiCalls)
      .values({
        id: newId(),
        createdAt: now,
        generationId: "g",
        purpose: "write",
        provider: "openai",
        model: "m",
        status: "ok",
        costMicroUsd: cost,
      })
      .run();
  const paid = makePaid(id, { plan: "agba", at: now });
  db.insert(refunds)
    .values({
      id: "r",
      createdAt: now,
      updatedAt: now,
      paymentId: paid.id,
      amountKobo: 500_000,
      status: "processed",
    })
    .run();
  write((tx) => setPlanByAdmin(tx, id, "idan", now)); // a gift is no revenue

  const backfill = readFileSync("drizzle/0009_event_history.sql", "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => statement.includes("INSERT OR IGNORE INTO `events`"));
  expect(backfill).toHaveLength(10);
  for (const turn of [1, 2]) {
    // A session has no id that may be kept, so its statement runs once, as the migration does.
    for (const statement of backfill)
      if (turn === 1 || !statement.includes("'session:'")) sqlite.exec(statement);
    expect(
      db
        .select()
        .from(events)
        .all()
        .map(({ type, about, plan, value, day }) => [type, about, plan, value, day === "2026-11-20"])
        .slice(1),
    ).toEqual([
      ["session", "", "", 0, true],
      ["generation", "", "", 2, true],
      ["active", "", "", 0, true],
      ["document", "resume", "", 0, true],
      ["payment", "", "agba", 2_000_000, true],
      ["refund", "", "agba", 500_000, true],
      ["ai_cost", "", "", 500, true],
      ["ai_unpriced", "", "", 1, true],
    ]);
  }
});
