import { expect, test } from "vitest";
import { API_SENTENCES } from "~/features/api/api-sentences";
import { z } from "zod";
import { GenerationRequest } from "~/features/writing/generation.schema";
import { Refusal } from "~/refusal";
import { READING_ERRORS } from "~/features/api/operation";
import { refuse } from "~/files/read/outcome";
import { validationRefusal } from "./api-handler.server";
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

test("no sentence of version 1 about a request for documents speaks of a page", () => {
  const parsed = GenerationRequest.safeParse({ tone: "loud", length: "endless", optimizeResume: true });
  const unasked = GenerationRequest.safeParse({
    jobTitle: "Tailor",
    companyName: "Ankara House",
    jobDescription: "Sew gowns.",
  });
  const refusals = [parsed, unasked].map(({ error }) => validationRefusal(error ?? new z.ZodError([])));
  refusals.push(
    new Refusal("TOO_FEW_PROOFS", "Answer a question about this advert, or tell us in My profile.", 422),
  );
  for (const { code, message, status, details } of refusals) {
    const body = errorBody("/api/v1/generations", { ...facts, code, message, status, details });
    expect(JSON.stringify(body)).not.toMatch(/please select|upload your|choose|My profile|press|tell us/i);
  }
  expect(refusals.map(({ code }) => code)).toEqual(["BAD_INPUT", "BAD_INPUT", "TOO_FEW_PROOFS"]);
});
