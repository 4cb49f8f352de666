import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { aiProviders } from "~/db/schema";
import { env } from "~/env.server";
import { hashKey, decryptKey, reencryptKeys, encryptKey } from "./api-keys.server";

const KEY = "sk-live-0123456789abcdefWXYZ";
const [first = Buffer.alloc(0)] = env.ENCRYPTION_KEY;
// The environment is read once, so the test changes here what an operator would change between two starts.
const useKeys = (...keys: Buffer[]) => env.ENCRYPTION_KEY.splice(0, env.ENCRYPTION_KEY.length, ...keys);
afterEach(() => useKeys(first));

test("an encrypted key decrypts only for its provider and reveals nothing", () => {
  const { keyCipher, keyLast4, keyHash } = encryptKey("openai", KEY);
  expect(decryptKey("openai", keyCipher)).toBe(KEY);
  expect(decryptKey("claude", keyCipher)).toBeUndefined();
  expect(keyCipher).toMatch(/^v1:[\w-]{8}:[\w-]{16}:[\w-]{22}:[\w-]+$/);
  expect(keyLast4).toBe("WXYZ");
  expect(keyHash).toBe(hashKey("openai", KEY));
  expect([keyCipher, keyHash].some((text) => text.includes("0123456789"))).toBe(false);
  expect(encryptKey("openai", KEY).keyCipher).not.toBe(keyCipher);
});

test("a short key is fully masked", () => {
  expect(encryptKey("custom", "secret").keyLast4).toBe("");
});

test("a changed cipher does not decrypt", () => {
  const { keyCipher } = encryptKey("openai", KEY);
  const parts = keyCipher.split(":");
  expect(parts).toHaveLength(5);
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place] ?? "";
    const changed = (part[0] === "A" ? "B" : "A") + part.slice(1);
    expect(decryptKey("openai", parts.with(place, changed).join(":"))).toBeUndefined();
    expect(decryptKey("openai", parts.with(place, "").join(":"))).toBeUndefined();
  }
  const shortTag = parts
    .with(
      3,
      Buffer.from(parts[3] ?? "", "base64url")
        .subarray(0, 4)
        .toString("base64url"),
    )
    .join(":");
  for (const broken of ["", "v1", "nonsense", `${keyCipher}:more`, shortTag, KEY])
    expect(decryptKey("openai", broken)).toBeUndefined();
});

test("with a new first encryption key every row is encrypted again, and the old key can be removed", () => {
  const now = new Date();
  db.insert(aiProviders)
    .values({
      slug: "rotated",
      label: "Rotated",
      createdAt: now,
      updatedAt: now,
      ...encryptKey("rotated", KEY),
    })
    .run();
  const cipher = () =>
    db.select().from(aiProviders).where(eq(aiProviders.slug, "rotated")).get()?.keyCipher ?? "";
  const before = cipher();
  const second = randomBytes(32);
  useKeys(second, first);
  expect(decryptKey("rotated", before)).toBe(KEY);
  expect(reencryptKeys()).toEqual({ reencrypted: 1, unreadable: [] });
  expect(cipher()).not.toBe(before);
  expect(reencryptKeys()).toEqual({ reencrypted: 0, unreadable: [] });
  useKeys(second);
  expect(decryptKey("rotated", cipher())).toBe(KEY);
});

test("a key with a missing secret stays and decrypts again when the secret returns", () => {
  const { keyCipher } = encryptKey("claude", KEY);
  const now = new Date();
  db.insert(aiProviders)
    .values({ slug: "claude", label: "Claude", createdAt: now, updatedAt: now, keyCipher })
    .run();
  useKeys(randomBytes(32));
  expect(decryptKey("claude", keyCipher)).toBeUndefined();
  expect(reencryptKeys().unreadable).toContain("claude");
  useKeys(first);
  expect(
    decryptKey(
      "claude",
      db.select().from(aiProviders).where(eq(aiProviders.slug, "claude")).get()?.keyCipher ?? "",
    ),
  ).toBe(KEY);
});
