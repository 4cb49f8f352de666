import { expect, test } from "vitest";
import { usual } from "./catalogue/entry";
import { lessonOf } from "./lessons";

test("each refusal changes one thing, and nothing is changed twice", () => {
  expect(lessonOf("temperature", usual)).toEqual({ temperature: "forbidden" });
  expect(lessonOf("temperature", { ...usual, temperature: "forbidden" })).toBeUndefined();
  expect(lessonOf("max_tokens", usual)).toEqual({ tokenParam: "max_completion_tokens" });
  expect(lessonOf("max_completion_tokens", { ...usual, tokenParam: "max_completion_tokens" })).toEqual({
    tokenParam: "max_tokens",
  });
  expect(lessonOf("stream_options.include_usage", usual)).toEqual({ sendsUsage: "auto" });
  expect(lessonOf("messages[0].role", { ...usual, systemRole: "developer" })).toEqual({
    systemRole: "system",
  });
  expect(lessonOf("store", usual)).toEqual({ extraBody: { store: null } });
  expect(lessonOf("messages", usual)).toBeUndefined();
  expect(lessonOf(undefined, { ...usual, extraBody: { a: 1 } })).toBeUndefined();
});

test("the JSON ladder goes down, never up", () => {
  expect(lessonOf("response_format", usual)).toEqual({ json: "json_object" });
  expect(lessonOf("text.format", { ...usual, json: "json_object" })).toEqual({ json: "none" });
  expect(lessonOf("responseSchema", { ...usual, json: "none" })).toBeUndefined();
});

test("an extra parameter is dropped alone, and thinking that stays on gets room", () => {
  const options = { ...usual, extraBody: { store: false, reasoning_effort: "none" } };
  expect(lessonOf("reasoning_effort", options)).toEqual({
    extraBody: { store: false },
    reasoningTokens: 8192,
  });
  expect(
    lessonOf("thinking.type.disabled", { ...usual, extraBody: { thinking: { type: "disabled" }, keep: 1 } }),
  ).toEqual({ extraBody: { keep: 1 }, reasoningTokens: 8192 });
});
