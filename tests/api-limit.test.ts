import { expect, test } from "vitest";
import { createApiKey, revokeApiKey, listApiKeys } from "~/features/accounts/api-keys.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { createSession, endSession } from "~/features/accounts/sessions.server";
import {
  API_CALLS_PER_MINUTE,
  countAnswered,
  enforceApiLimit,
  findApiSubject,
} from "~/http/api/api-limit.server";
import { makeUser } from "./factories/people";

const ADDRESS = "203.0.113.7";
const subjectOf = (headers: Record<string, string>) =>
  findApiSubject(new Request("http://127.0.0.1:3000/api/plans", { headers }), ADDRESS);
const withBearer = (secret: string) => subjectOf({ authorization: `Bearer ${secret}` });

test("made-up keys and sessions are all counted as the address that sends them", () => {
  const madeUp = Array.from({ length: API_CALLS_PER_MINUTE + 1 }, (_, at) => String(at).padStart(43, "x"));
  const now = Date.now();
  const send = () => {
    for (const token of madeUp) enforceApiLimit(withBearer(token), now);
  };
  expect(send).toThrow(/Too many calls/);
  for (const secret of ["oya_made-up", "short", "x".repeat(43)])
    expect([withBearer(secret), subjectOf({ cookie: `oya_session=${secret}` })]).toEqual([ADDRESS, ADDRESS]);
  expect(subjectOf({})).toBe(ADDRESS);
});

test("a key and a session are counted by themselves until they end, so that people behind one address do not share", () => {
  const { id } = makeUser({});
  const user = findAccount(id);
  if (!user) throw new Error("there is nobody");
  const key = createApiKey(user, { name: "laptop", scopes: ["read"], days: 30 });
  const session = createSession(id, "");
  const subjects = [withBearer(key), withBearer(session), subjectOf({ cookie: `oya_session=${session}` })];
  expect(new Set([...subjects, ADDRESS]).size).toBe(3);
  for (const known of listApiKeys(id)) revokeApiKey(id, known.id);
  endSession(session);
  expect([withBearer(key), withBearer(session)]).toEqual([ADDRESS, ADDRESS]);
});

test("a call that is answered before its route is counted with the others, and never below nothing; what senders sign is not", () => {
  const now = Date.now();
  const early = (path: string) => countAnswered({ method: "POST", path, headers: {} }, "203.0.113.8", now);
  expect(early("/api/auth/login")["RateLimit-Remaining"]).toBe("599");
  expect(enforceApiLimit("203.0.113.8", now).remaining).toBe(598);
  for (let call = 0; call < 600; call += 1) early("/api/no-such-address");
  expect(early("/api/no-such-address")).toMatchObject({
    "RateLimit-Remaining": "0",
    "RateLimit-Limit": "600",
  });
  expect(early("/api/payment/webhook")).toEqual({});
});
