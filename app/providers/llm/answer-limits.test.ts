import { expect, test } from "vitest";
import { answerLimitsOf, limitBody } from "./answer-limits";
import { postForEvents } from "./event-stream";
import type { ModelCallError } from "./model-call";

const PIECE_BYTES = 64 * 1024;
const TEN_MEGABYTES = 10 * 1024 * 1024;
const limits = answerLimitsOf({ maxTokens: 800 }, { reasoningTokens: 0 });

/** An answer that repeats a text, without an end or up to so many bytes; how much of it was asked for, and how it ended. */
async function readFlood(repeated: string, atMost = Infinity) {
  const seen = { asked: 0, parsed: 0, isCancelled: false, failure: undefined as ModelCallError | undefined };
  const piece = new TextEncoder().encode(repeated.repeat(Math.ceil(PIECE_BYTES / repeated.length)));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.asked >= atMost) return controller.close();
        seen.asked += piece.length;
        controller.enqueue(piece);
      },
      cancel: () => void (seen.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  const answer = new Response(limitBody(body, limits, (failure) => (seen.failure = failure)));
  const call = { fetch: async () => answer, signal: new AbortController().signal };
  const read = async () => {
    for await (const _event of postForEvents("https://model.example", {}, {}, call)) seen.parsed += 1;
  };
  await expect(read()).rejects.toThrow();
  return { ...seen, most: limits.bytes + 3 * piece.length }; // one is checked, one waits, one was asked for
}

const event = `data: {"choices":[{"delta":{"content":"over and over again "}}]}\n\n`;

test.each([
  ["events without an end", event, Infinity],
  ["ten megabytes of events", event, TEN_MEGABYTES],
  ["one event of ten megabytes", "x", TEN_MEGABYTES],
  ["one event without an end", "data: \u00e9", Infinity],
  ["comments without an end", ": keep-alive\n\n", Infinity],
  ["empty lines without an end", "\n", Infinity],
])("%s: no more is read or parsed than the answer may have", async (_what, repeated, atMost) => {
  const { asked, most, parsed, failure, isCancelled } = await readFlood(repeated, atMost);
  expect(failure?.code).toBe("oversized");
  expect(asked).toBeLessThanOrEqual(most);
  expect(parsed).toBeLessThanOrEqual(limits.lines);
  expect(isCancelled).toBe(true);
});

test("an answer of the length that was asked for is read whole", async () => {
  const many = 800; // an event for each token
  const body = new Response(event.repeat(many)).body ?? new ReadableStream();
  const answer = new Response(limitBody(body, limits, () => expect.unreachable()));
  const call = { fetch: async () => answer, signal: new AbortController().signal };
  let parsed = 0;
  for await (const _event of postForEvents("https://model.example", {}, {}, call)) parsed += 1;
  expect(parsed).toBe(many);
});
