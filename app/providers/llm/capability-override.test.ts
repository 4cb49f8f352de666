import { expect, test } from "vitest";
import { DEFAULT_OPTIONS } from "./catalogue/entry";
import { findCapabilityOverride } from "./capability-override";

test("each refusal changes one thing, and nothing is changed twice", () => {
  expect(findCapabilityOverride("temperature", DEFAULT_OPTIONS)).toEqual({ temperature: "forbidden" });
  expect(
    findCapabilityOverride("temperature", { ...DEFAULT_OPTIONS, temperature: "forbidden" }),
  ).toBeUndefined();
  expect(findCapabilityOverride("max_tokens", DEFAULT_OPTIONS)).toEqual({
    tokenParam: "max_completion_tokens",
  });
  expect(
    findCapabilityOverride("max_completion_tokens", {
      ...DEFAULT_OPTIONS,
      tokenParam: "max_completion_tokens",
    }),
  ).toEqual({
    tokenParam: "max_tokens",
  });
  expect(findCapabilityOverride("stream_options.include_usage", DEFAULT_OPTIONS)).toEqual({
    sendsUsage: "auto",
  });
  expect(findCapabilityOverride("messages[0].role", { ...DEFAULT_OPTIONS, systemRole: "developer" })).toEqual(
    {
      systemRole: "system",
    },
  );
  expect(findCapabilityOverride("store", DEFAULT_OPTIONS)).toEqual({ extraBody: { store: null } });
  expect(findCapabilityOverride("messages", DEFAULT_OPTIONS)).toBeUndefined();
  expect(findCapabilityOverride(undefined, { ...DEFAULT_OPTIONS, extraBody: { a: 1 } })).toBeUndefined();
});

test("the JSON fallback order only goes down", () => {
  expect(findCapabilityOverride("response_format", DEFAULT_OPTIONS)).toEqual({ json: "json_object" });
  expect(findCapabilityOverride("text.format", { ...DEFAULT_OPTIONS, json: "json_object" })).toEqual({
    json: "none",
  });
  expect(findCapabilityOverride("responseSchema", { ...DEFAULT_OPTIONS, json: "none" })).toBeUndefined();
});

test("an extra parameter is dropped alone, and permanent thinking gets more tokens", () => {
  const options = { ...DEFAULT_OPTIONS, extraBody: { store: false, reasoning_effort: "none" } };
  expect(findCapabilityOverride("reasoning_effort", options)).toEqual({
    extraBody: { store: false },
    reasoningTokens: 8192,
  });
  expect(
    findCapabilityOverride("thinking.type.disabled", {
      ...DEFAULT_OPTIONS,
      extraBody: { thinking: { type: "disabled" }, keep: 1 },
    }),
  ).toEqual({ extraBody: { keep: 1 }, reasoningTokens: 8192 });
});
