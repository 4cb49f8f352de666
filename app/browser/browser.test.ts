import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadWait, waitBefore } from "./backoff";
import { buttonText } from "./credits";
import {
  fieldsToFill,
  forgetDrafts,
  mayKeep,
  openDrafts,
  worthKeeping,
  type FieldState,
  type Store,
} from "./drafts";
import { takeNews, type News } from "./news";
import { problemOf } from "./resume-file";

const day = 24 * 60 * 60 * 1000;

test("each person has drafts of their own; those of others, old ones and rubbish go when they are opened", () => {
  const { store, kept } = memory({
    "draft:obi:generate": draft(0),
    "draft:ada:old": draft(0),
    "draft:ada:fresh": draft(13 * day),
    "draft:ada:bad": "not json",
    "draft:ada:worse": '{"at":1e15,"values":null}',
    theme: "dark",
    "support:ada:1": "{}",
  });
  const ada = openDrafts(store, "ada", 15 * day);
  expect([...kept.keys()].sort()).toEqual(["draft:ada:fresh", "support:ada:1", "theme"]);
  ada.put("edit", { at: 15 * day, values: { content: "Dear Sir" }, note: "2" });
  expect(openDrafts(store, "ada", 16 * day).get("edit")).toEqual({
    at: 15 * day,
    values: { content: "Dear Sir" },
    note: "2",
  });
  expect(openDrafts(store, "obi", 16 * day).get("edit")).toBeUndefined();
  expect([...kept.keys()].some((key) => key.startsWith("draft:ada"))).toBe(false); // Obi sits here now
  ada.put("edit", { at: 16 * day, values: {}, note: "" });
  forgetDrafts(store);
  expect([...kept.keys()].sort()).toEqual(["support:ada:1", "theme"]);
});

test("passwords, codes, consents, files and hidden fields are never written down", () => {
  const field = (name: string, type = "text", autocomplete = "") => mayKeep({ name, type, autocomplete });
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

test("only what was changed is kept, and of a form with errors everything, for the server holds it no more", () => {
  const fields = [
    state("jobTitle", "Nurse", ""),
    state("language", "en", "en"),
    state("content", "Dear  Sir \n", "Dear Sir"),
  ];
  expect(worthKeeping(fields, false)).toEqual({ jobTitle: "Nurse" });
  expect(worthKeeping(fields, true)).toEqual({ jobTitle: "Nurse", language: "en", content: "Dear  Sir \n" });
  expect(worthKeeping([state("jobTitle", "", "Nurse")], false)).toEqual({ jobTitle: "" }); // emptying is a change
});

test("a draft never takes the place of something that was typed meanwhile", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.constantFrom("a", "b", "c"), now: fc.string(), first: fc.string() })),
      fc.dictionary(fc.constantFrom("a", "b", "c"), fc.string()),
      (fields, values) => {
        for (const filled of fieldsToFill(fields, { values })) {
          expect(fields.some(({ name, now, first }) => name === filled.name && now === first)).toBe(true);
          expect(filled.now).toBe(values[filled.name]);
        }
      },
    ),
  );
  expect(
    fieldsToFill([state("a", "", ""), state("b", "typed", ""), state("c", "same", "same")], {
      values: { a: "one", b: "two", c: "same " },
    }).map(({ name, now }) => [name, now]),
  ).toEqual([["a", "one"]]);
});

test("the button counts documents and credits", () => {
  expect([
    buttonText(2, 3),
    buttonText(1, 3),
    buttonText(1, 1),
    buttonText(2, Infinity),
    buttonText(0, 3),
  ]).toEqual([
    "Make 2 documents (uses 2 of 3 credits)",
    "Make 1 document (uses 1 of 3 credits)",
    "Make 1 document (uses 1 of 1 credit)",
    "Make 2 documents",
    "Make my documents",
  ]);
});

test("waits are 2, 4, 8 … 30 seconds, spread by a fifth", () => {
  expect([1, 2, 3, 4, 5, 9].map((tries) => spreadWait(tries, 0.5))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect([spreadWait(1, 0), spreadWait(1, 1)]).toEqual([1600, 2400]);
  expect([1, 2, 3, 4, 5, 6, 10].map(waitBefore)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("a file that would be refused is refused before it is sent", () => {
  expect(problemOf({ name: "cv.PDF", size: 10 * 1024 * 1024 })).toBe("");
  expect(problemOf({ name: "cv.docx", size: 10 * 1024 * 1024 + 1 })).toBe(
    "File size must be less than 10MB.",
  );
  expect(["photo.png", "cv.pdf.exe", "cv"].map((name) => problemOf({ name, size: 1 }))).toEqual(
    Array(3).fill("Please upload PDF, DOC, or DOCX files only."),
  );
});

test("news of sentences add to what is known, or take it back from a place on", () => {
  const news = (type: News["type"], at: number, ...sentences: string[]): News => ({ type, at, sentences });
  const first = takeNews([], [news("cover_letter", 0, "One."), news("resume", 0, "Line.")]);
  const grown = takeNews(first, [news("cover_letter", 1, "Two.")]);
  expect(grown.find(({ type }) => type === "cover_letter")?.sentences).toEqual(["One.", "Two."]);
  expect(grown.find(({ type }) => type === "resume")?.sentences).toEqual(["Line."]);
  expect(
    takeNews(grown, [news("cover_letter", 0)]).find(({ type }) => type === "cover_letter")?.sentences,
  ).toEqual([]);
});

const state = (name: string, now: string, first: string): FieldState => ({ name, now, first });
const draft = (at: number) => JSON.stringify({ at, values: { a: "b" }, note: "" });

function memory(entries: Record<string, string>): { store: Store; kept: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  const store: Store = {
    get length() {
      return kept.size;
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { store, kept };
}
