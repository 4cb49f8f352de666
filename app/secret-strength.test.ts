import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isGuessable } from "./secret-strength";

test("what a generator prints is not guessable, in any of its spellings", () => {
  for (let times = 0; times < 500; times += 1) {
    const bytes = randomBytes(32);
    for (const secret of [
      bytes,
      Buffer.from(bytes.toString("hex")),
      Buffer.from(bytes.toString("base64url")),
    ])
      expect(isGuessable(secret)).toBe(false);
    expect(isGuessable(Buffer.from(randomBytes(16).toString("hex")))).toBe(false); // 32 characters
  }
});

test.each([
  "a".repeat(64),
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "secretsecretsecretsecretsecretsecret",
  "01234567890123456789012345678901234567890123456789",
  "changemechangemechangemechangeme",
])("%s is guessable", (secret) => {
  expect(isGuessable(Buffer.from(secret))).toBe(true);
});

test("a key of zeros is guessable", () => {
  expect(isGuessable(new Uint8Array(32))).toBe(true);
});
