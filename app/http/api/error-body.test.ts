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

test("programs read what is meant for them, and a page the sentence for people", () => {
  const about = { ...facts, code: "damaged", message: refuse("damaged").message };
  const ofPage = errorBody("/api/generate", { ...about, isForPage: true });
  expect([ofPage.message, ofPage.errorCode]).toEqual([about.message, "DAMAGED"]);
  const ofKey = errorBody("/api/generate", about);
  expect([ofKey.message, ofKey.error]).toEqual([API_SENTENCES.DAMAGED, API_SENTENCES.DAMAGED]);
  const { error } = errorBody("/api/v1/generations", about) as { error: Record<string, unknown> };
  expect([error.message, error.code]).toEqual([API_SENTENCES.DAMAGED, "DAMAGED"]);
});

test("an older address keeps a sentence that speaks of no page, and none that does reaches a program", () => {
  const tooLarge = { ...facts, code: "too_large", message: refuse("too_large").message };
  expect(errorBody("/api/generate", tooLarge).message).toBe(tooLarge.message);
  const pressed = {
    ...facts,
    code: "BAD_INPUT",
    message: "Press the button again.",
    details: { fieldErrors: { text: ["Choose a line"], more: null }, plans: ["jjc"] },
  };
  const plain = "Something that was sent is not as this call has it.";
  expect(errorBody("/api/generate", pressed)).toMatchObject({
    message: plain,
    fieldErrors: { text: [plain] },
    plans: ["jjc"],
  });
  expect(errorBody("/api/v1/generations", pressed)).toMatchObject({ error: { message: plain } });
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
