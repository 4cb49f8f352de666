import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterEach, expect, test } from "vitest";
import { makeUser } from "#tests/factories/people";
import { db } from "~/db/client.server";
import { encryptText } from "~/db/encryption.server";
import { authenticatorApps, authenticatorSetups } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { hours, seconds } from "~/time";
import {
  confirmAppSetup,
  deleteOldAppSetups,
  findAppSetup,
  openAppSetup,
  redeemAppCode,
  reencryptAppSecrets,
} from "./authenticator-app.server";
import { hasSecondFactor } from "./factors.server";

// The secret of RFC 6238, appendix B: "12345678901234567890".
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const [first = Buffer.alloc(0)] = env.ENCRYPTION_KEY;
// The environment is read once, so the test changes here what an operator would change between two starts.
const useKeys = (...keys: Buffer[]) => env.ENCRYPTION_KEY.splice(0, env.ENCRYPTION_KEY.length, ...keys);
afterEach(() => useKeys(first));

function makePerson(secret?: string) {
  const user = findAccount(makeUser().id);
  if (!user) throw new Error("no user");
  if (secret)
    db.insert(authenticatorApps)
      .values({
        userId: user.id,
        createdAt: new Date(),
        secretCipher: encryptText(`authenticator app:${user.id}`, secret),
        lastStep: 0,
      })
      .run();
  return user;
}

// Time in seconds and the last six digits of the code, from the table of the RFC for SHA-1.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("the code of RFC 6238 at %i works once", (second, code) => {
  const { id } = makePerson(RFC_SECRET);
  const now = new Date(seconds(second));
  expect(redeemAppCode(id, code === "000000" ? "000001" : "000000", now)).toBe(false);
  expect([redeemAppCode(id, code, now), redeemAppCode(id, code, now)]).toEqual([true, false]);
});

test("one step of difference is accepted on both sides, two are not", () => {
  const accepted = [-61, -31, -1, 0, 29, 30, 59].map((distance) => {
    const { id } = makePerson(RFC_SECRET);
    // "005924" belongs to the step from 1234567890 to 1234567919.
    return redeemAppCode(id, "005924", new Date(seconds(1_234_567_890 + distance)));
  });
  expect(accepted).toEqual([false, false, true, true, true, true, true]);
  const { id } = makePerson(RFC_SECRET);
  expect(redeemAppCode(id, "005924", new Date(seconds(1_234_567_890 + 60)))).toBe(false);
});

test("a set-up lives an hour, is bound to its account, and is no factor before its first code", () => {
  const user = makePerson();
  const now = new Date();
  openAppSetup(user.id, now);
  const setup = findAppSetup(user, now);
  expect(setup?.uri).toContain(`secret=${setup?.secret.replaceAll(" ", "")}`);
  expect(setup?.secret.replaceAll(" ", "")).toMatch(/^[A-Z2-7]{32}$/); // 160 bits
  expect(hasSecondFactor(user.id)).toBe(false);
  const stored = db.select().from(authenticatorSetups).where(eq(authenticatorSetups.userId, user.id)).get();
  expect(stored?.secretCipher).not.toContain(setup?.secret.replaceAll(" ", ""));
  const late = new Date(now.getTime() + hours(1));
  expect(findAppSetup(user, late)).toBeUndefined();
  const totp = new TOTP({ secret: Secret.fromBase32(setup?.secret.replaceAll(" ", "") ?? "") });
  const codeAt = (time: Date) => totp.generate({ timestamp: time.getTime() });
  expect(() => confirmAppSetup(user, codeAt(late), "", late)).toThrow("has ended");
  expect(confirmAppSetup(user, codeAt(now), "", now).codes).toHaveLength(10);
  expect([hasSecondFactor(user.id), redeemAppCode(user.id, codeAt(now), now)]).toEqual([true, false]);
  openAppSetup(user.id, now);
  deleteOldAppSetups(late);
  expect(db.select().from(authenticatorSetups).all()).toEqual([]);
});

test("secrets are encrypted anew with a new key; one whose key is gone stays and opens nothing", () => {
  db.delete(authenticatorApps).run();
  const { id } = makePerson(RFC_SECRET);
  const lost = makePerson();
  db.insert(authenticatorApps)
    .values({ userId: lost.id, createdAt: new Date(), secretCipher: "v1:gone:a:b:c", lastStep: 0 })
    .run();
  const next = randomBytes(32);
  useKeys(next, first);
  expect([reencryptAppSecrets(), reencryptAppSecrets()]).toEqual([1, 0]);
  useKeys(next);
  expect(redeemAppCode(id, "287082", new Date(seconds(59)))).toBe(true);
  expect(redeemAppCode(lost.id, "287082", new Date(seconds(59)))).toBe(false);
});
