import { expect, test } from "vitest";
import { scrub } from "./scrub";

test.each([
  "sk-proj-abcdefghij0123456789",
  "sk-ant-api03-AbCdEf_0123-xyz",
  "xai-abcdef0123456789",
  "pplx-0123456789abcdef",
  "hf_AbCdEfGhIjKl",
  "AIzaSyA0123456789abcdefghijk_lmnop",
  "gsk_abcdef0123456789",
  "tgp_v1_0123456789abcdef",
  "Bearer abc.def.ghi",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.sig",
  "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6",
  "sk-pr***cdef",
])("the key %s does not survive", (key) => {
  const clean = scrub(`Incorrect API key provided: ${key}. Try again.`);
  expect(clean).not.toContain(key.replace("Bearer ", ""));
  expect(clean).toContain("Incorrect API key provided");
});

test("the exact key given does not survive, whatever it looks like", () => {
  expect(scrub("no user my.pass word here", { key: "my.pass word" })).toBe("no user [removed] here");
});

test("no query, name or password of an address survives", () => {
  const clean = scrub(
    "Error fetching from https://u:p@generativelanguage.googleapis.com/v1beta/models?key=AIzaX&q=1: [400]",
  );
  expect(clean).toContain("https://generativelanguage.googleapis.com/v1beta/models");
  expect(clean).not.toMatch(/key=|q=1|u:p/);
});

const SENT = JSON.stringify({
  resume: [
    {
      id: "work.0",
      text: 'Ngozi Ezé reconciled 14 bank accounts at Zenith, ngozi@mail.example, +234 803 123 4567.\nLed "Sage 50" roll-out in Ọ̀ṣun',
    },
  ],
});

test.each([
  "Invalid content: Ngozi Ezé reconciled 14 bank accounts at Zenith",
  'Invalid content: {\\"text\\":\\"Ngozi Ez\\u00e9 reconciled',
  "flagged: NGOZI EZÉ",
  "flagged: Ngoz", // cut inside a word
  "contact ngozi@mail.example or +234 803 123 4567",
  "near Ọ̀ṣun … Sage 50",
])("no word of the user's text survives: %s", (message) => {
  expect(scrub(message, { sent: SENT })).not.toMatch(/ngoz|ezé|reconc|bank|zenith|mail\.|803|sage|ṣun/i);
});

test("the error vocabulary survives although the text uses it too", () => {
  const sent = "I reached the maximum context length of the model and exceeded my token limit";
  expect(scrub("This model's maximum context length is exceeded", { sent })).toBe(
    "This model's maximum context length is exceeded",
  );
});

test("the result is one short line", () => {
  expect(scrub(`line one\n\u0007line two ${"x ".repeat(1000)}`).length).toBeLessThanOrEqual(300);
  expect(scrub("a\n\tb\u0000c")).toBe("a b c");
});
