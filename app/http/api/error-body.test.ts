import { expect, test } from "vitest";
import { API_SENTENCES } from "~/features/api/api-sentences";
import { READING_ERRORS } from "~/features/api/operation";
import { refuse } from "~/files/read/outcome";
import { errorBody } from "./error-body";

const facts = { status: 400, requestId: "00000000-0000-4000-8000-000000000000" };

test("version 1 speaks to programs, the first addresses keep the sentences that they have", () => {
  const about = { ...facts, code: "damaged", message: refuse("damaged").message };
  const first = errorBody("/api/generate", about);
  expect([first.message, first.errorCode]).toEqual([about.message, "DAMAGED"]);
  const { error } = errorBody("/api/v1/generations", about) as { error: Record<string, unknown> };
  expect([error.message, error.code]).toEqual([API_SENTENCES.DAMAGED, "DAMAGED"]);
  const other = errorBody("/api/v1/credits", { ...facts, code: "NOT_FOUND", message: "Not here." });
  expect(other).toMatchObject({ error: { message: "Not here." } });
});

test("no reason why a file is not read speaks of a page", () => {
  for (const code of [...READING_ERRORS[400], ...READING_ERRORS[503]])
    expect([code, API_SENTENCES[code] ?? "choose"]).not.toEqual([
      code,
      expect.stringMatching(/other answers|choose|your|go back/i),
    ]);
});
