import fc from "fast-check";
import { expect, test } from "vitest";
import { jitteredDelay, backoffDelay } from "./backoff";
import { submitLabel } from "./submit-label";
import {
  fieldsToRestore,
  clearDrafts,
  isSaveable,
  openDrafts,
  collectChanges,
  type FieldState,
  type DraftStorage,
} from "./drafts";
import { mergeSentences, type SentenceUpdate } from "./sentence-updates";
import { validateResumeFile } from "./resume-file-field";

const day = 24 * 60 * 60 * 1000;

test("each user has separate drafts; opening them deletes old and invalid drafts and those of other users", () => {
  const { store, entryMap } = memory({
    "draft:obi:generate": draft(0),
    "draft:ada:old": draft(0),
    "draft:ada:fresh": draft(13 * day),
    "draft:ada:bad": "not json",
    "draft:ada:worse": '{"at":1e15,"values":null}',
    theme: "dark",
    "support:ada:1": "{}",
  });
  const ada = openDrafts(store, "ada", 15 * day);
  expect([...entryMap.keys()].sort()).toEqual(["draft:ada:fresh", "support:ada:1", "theme"]);
  ada.save("edit", { at: 15 * day, values: { content: "Dear Sir" }, note: "2" });
  expect(openDrafts(store, "ada", 16 * day).get("edit")).toEqual({
    at: 15 * day,
    values: { content: "Dear Sir" },
    note: "2",
  });
  expect(openDrafts(store, "obi", 16 * day).get("edit")).toBeUndefined();
  expect([...entryMap.keys()].some((key) => key.startsWith("draft:ada"))).toBe(false); // Obi uses this browser now
  ada.save("edit", { at: 16 * day, values: {}, note: "" });
  clearDrafts(store);
  expect([...entryMap.keys()].sort()).toEqual(["support:ada:1", "theme"]);
});

test("passwords, codes, consents, files and hidden fields are never stored", () => {
  const field = (name: string, type = "text", autocomplete = "") => isSaveable({ name, type, autocomplete });
  expect([
    field("jobDescription", "textarea"),
    field("companyName"),
    field("skills", "textarea"),
    field("generateCoverLetter", "checkbox"),
  ]).toEqual([true, true, true, true]);
  expect([
    field("currentPassword", "password"),
    field("newPassword", "text"),
    field("otp"),
    field("code"),
    field("aiConsent", "checkbox"),
    field("x", "text", "one-time-code"),
    field("y", "text", "current-password"),
    field("resume", "file"),
    field("idempotencyKey", "hidden"),
    field(""),
  ]).toEqual(Array(10).fill(false));
});

test("only changed values are stored, but all values of a form with errors", () => {
  const fields = [
    state("jobTitle", "Nurse", ""),
    state("language", "en", "en"),
    state("content", "Dear  Sir \n", "Dear Sir"),
  ];
  expect(collectChanges(fields, false)).toEqual({ jobTitle: "Nurse" });
  expect(collectChanges(fields, true)).toEqual({
    jobTitle: "Nurse",
    language: "en",
    content: "Dear  Sir \n",
  });
  // An emptied field is a change.
  expect(collectChanges([state("jobTitle", "", "Nurse")], false)).toEqual({ jobTitle: "" });
});

test("a draft never overwrites text that was typed meanwhile", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.constantFrom("a", "b", "c"), now: fc.string(), first: fc.string() })),
      fc.dictionary(fc.constantFrom("a", "b", "c"), fc.string()),
      (fields, values) => {
        for (const filled of fieldsToRestore(fields, { values })) {
          expect(fields.some(({ name, now, first }) => name === filled.name && now === first)).toBe(true);
          expect(filled.now).toBe(values[filled.name]);
        }
      },
    ),
  );
  expect(
    fieldsToRestore([state("a", "", ""), state("b", "typed", ""), state("c", "same", "same")], {
      values: { a: "one", b: "two", c: "same " },
    }).map(({ name, now }) => [name, now]),
  ).toEqual([["a", "one"]]);
});

test("the button counts documents and credits", () => {
  expect([
    submitLabel(2, 3),
    submitLabel(1, 3),
    submitLabel(1, 1),
    submitLabel(2, Infinity),
    submitLabel(0, 3),
  ]).toEqual([
    "Make 2 documents (uses 2 of 3 credits)",
    "Make 1 document (uses 1 of 3 credits)",
    "Make 1 document (uses 1 of 1 credit)",
    "Make 2 documents",
    "Make my documents",
  ]);
});

test("delays are 2, 4, 8 … 30 seconds with 20% jitter", () => {
  expect([1, 2, 3, 4, 5, 9].map((tries) => jitteredDelay(tries, 0.5))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect([jitteredDelay(1, 0), jitteredDelay(1, 1)]).toEqual([1600, 2400]);
  expect([1, 2, 3, 4, 5, 6, 10].map(backoffDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("an invalid file is rejected before the upload", () => {
  expect(validateResumeFile({ name: "cv.PDF", size: 10 * 1024 * 1024 })).toBe("");
  expect(validateResumeFile({ name: "cv.docx", size: 10 * 1024 * 1024 + 1 })).toBe(
    "File size must be less than 10MB.",
  );
  expect(validateResumeFile({ name: "cv.pdf", size: 0 })).toContain("This file is empty.");
  expect(["photo.png", "cv.pdf.exe", "cv"].map((name) => validateResumeFile({ name, size: 1 }))).toEqual(
    Array(3).fill("Please upload PDF, DOC, or DOCX files only."),
  );
});

test("sentence updates append to the known sentences, or replace them from an index on", () => {
  const news = (type: SentenceUpdate["type"], at: number, ...sentences: string[]): SentenceUpdate => ({
    type,
    at,
    sentences,
  });
  const first = mergeSentences([], [news("cover_letter", 0, "One."), news("resume", 0, "Line.")]);
  const grown = mergeSentences(first, [news("cover_letter", 1, "Two.")]);
  expect(grown.find(({ type }) => type === "cover_letter")?.sentences).toEqual(["One.", "Two."]);
  expect(grown.find(({ type }) => type === "resume")?.sentences).toEqual(["Line."]);
  expect(
    mergeSentences(grown, [news("cover_letter", 0)]).find(({ type }) => type === "cover_letter")?.sentences,
  ).toEqual([]);
});

const state = (name: string, now: string, first: string): FieldState => ({ name, now, first });
const draft = (at: number) => JSON.stringify({ at, values: { a: "b" }, note: "" });

function memory(entries: Record<string, string>): { store: DraftStorage; entryMap: Map<string, string> } {
  const entryMap = new Map(Object.entries(entries));
  const store: DraftStorage = {
    get length() {
      return entryMap.size;
    },
    key: (n) => [...entryMap.keys()][n] ?? null,
    getItem: (key) => entryMap.get(key) ?? null,
    setItem: (key, value) => void entryMap.set(key, value),
    removeItem: (key) => void entryMap.delete(key),
  };
  return { store, entryMap };
}
