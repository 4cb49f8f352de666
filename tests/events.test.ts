import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { analyticsEvents, payments, refunds, invalidatedDays, users } from "~/db/schema";
import { startVisit, endAllVisits, saveVisits, recordVisit } from "~/features/analytics-events/visits.server";
import { makeUser } from "./factories/people";

beforeEach(() => {
  endAllVisits();
  for (const table of [analyticsEvents, invalidatedDays, refunds, payments, users]) db.delete(table).run();
});

const told = () =>
  db
    .select()
    .from(analyticsEvents)
    .orderBy(analyticsEvents.id)
    .all()
    .map(({ type, at, value }) => [type, at.toISOString().slice(11, 16), value]);
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

test("a visit is a session when it begins, a day of activity, and has a length once the person has been away for 30 minutes", () => {
  const { id } = makeUser();
  recordVisit(id, at("10:00"));
  recordVisit(id, at("10:29"));
  saveVisits(at("10:30"));
  expect(told()).toEqual([
    ["session", "10:00", 0],
    ["active", "10:00", 0],
  ]);
  recordVisit(id, at("10:40"));
  saveVisits(at("10:41"));
  expect(told()).toHaveLength(2); // the same session, the same day
  saveVisits(at("11:10"));
  expect(told().slice(2)).toEqual([["session_ended", "10:00", 40 * 60_000]]);
  recordVisit(id, at("11:10"));
  saveVisits(at("11:11"));
  expect(told().slice(3)).toEqual([["session", "11:10", 0]]);
});

test("a visit over midnight in Lagos makes two active days of one session; a sign-in was counted already", () => {
  const { id } = makeUser();
  startVisit(id, at("22:50"));
  recordVisit(id, at("23:10"));
  saveVisits(at("23:11"));
  expect(told()).toEqual([
    ["active", "22:50", 0],
    ["active", "23:10", 0],
  ]);
  endAllVisits(); // the process stops
  expect(told().slice(2)).toEqual([["session_ended", "22:50", 20 * 60_000]]);
});

test("many visits are written down in slices, each once", () => {
  const people = Array.from({ length: 230 }, () => makeUser().id);
  for (const id of people) recordVisit(id, at("10:00"));
  expect(saveVisits(at("10:01"))).toBe(true);
  expect(saveVisits(at("10:01"))).toBe(false);
  expect(saveVisits(at("10:01"))).toBe(false);
  expect(told().filter(([type]) => type === "session")).toHaveLength(230);
});

test("an event without a person is none: the account may be gone before it is written", () => {
  const { id } = makeUser();
  recordVisit(id, at("10:00"));
  db.delete(users).run();
  saveVisits(at("10:01"));
  expect(told()).toEqual([]);
});
