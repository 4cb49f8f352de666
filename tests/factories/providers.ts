import { eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiBreakers, aiCalls, aiModels, aiProviders, appSettings } from "~/db/schema";
import { resetConcurrency } from "~/features/ai/completions/concurrency-limit";
import { encryptKey } from "~/features/ai/providers/api-keys.server";
import { seedProviders } from "~/features/ai/providers/seed.server";
import type { CompletionClock, CompletionRequest } from "~/features/ai/completions/completion-request";
import { KEYS, type AiDouble, type Vendor } from "../doubles/ai";

/** Exactly these providers stand in line, in this order, at the double; nothing was called and nothing is broken. */
export function setFailoverOrder(double: AiDouble, ...line: Vendor[]): void {
  for (const table of [aiCalls, aiBreakers, appSettings, aiModels, aiProviders]) db.delete(table).run();
  seedProviders();
  for (const slug of Object.keys(KEYS)) resetConcurrency(slug);
  line.forEach((slug, place) => {
    const asked = {
      isActive: place === 0,
      fallbackRank: place === 0 ? null : place,
      baseUrl: double.baseUrl(slug),
      model: double.models[slug][0] ?? "",
    };
    db.update(aiProviders)
      .set({ ...asked, ...(KEYS[slug] ? encryptKey(slug, KEYS[slug]) : {}) })
      .where(eq(aiProviders.slug, slug))
      .run();
  });
}

/** A clock that moves only when somebody sleeps or `pass` is called, and notes the sleeps. Chance always draws the longest wait. */
export function fakeClock(
  start = Date.parse("2026-11-21T09:00:00Z"),
): CompletionClock & { waits: number[]; pass(ms: number): void } {
  let now = start;
  const waits: number[] = [];
  let alarms: { at: number; ring(): void }[] = [];
  const ringDue = () => {
    const due = alarms.filter(({ at }) => at <= now);
    alarms = alarms.filter(({ at }) => at > now);
    for (const { ring } of due) ring();
  };
  return {
    waits,
    now: () => now,
    pass(ms) {
      now += ms;
      ringDue();
    },
    alarm: (ms, signal) =>
      new Promise((ring, stop) => {
        alarms.push({ at: now + ms, ring });
        signal.addEventListener("abort", () => stop(signal.reason), { once: true });
      }),
    random: () => 1,
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  };
}

/** A small piece of work that takes any answer; `rest` changes it. */
export function someWork(
  clock: CompletionClock,
  rest: Partial<CompletionRequest<string>> = {},
): CompletionRequest<string> {
  return {
    generationId: null,
    documentType: "cover_letter",
    purpose: "write",
    allowedProviders: Object.keys(KEYS),
    deadline: clock.now() + 90_000,
    buildModelRequest: () => ({
      system: "Answer in json.",
      user: JSON.stringify({ language: "en" }),
      schema: {
        name: "answer",
        json: {
          type: "object",
          properties: { answer: { type: "string" } },
          required: ["answer"],
          additionalProperties: false,
        },
      },
      maxTokens: 500,
      temperature: 0.4,
    }),
    parseCompletion: (text) => text,
    ...rest,
  };
}
