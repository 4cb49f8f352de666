import { expect, test } from "vitest";
import { parseJsonObject, stripThinking } from "./response-text";
import { createVisibleText } from "./visible-text";

const OK = { ok: true, value: { a: 1, text: "x {y} <b>" } };
const JSON_TEXT = '{"a": 1, "text": "x {y} <b>"}';

test.each([
  ["plain", JSON_TEXT],
  ["with a BOM", `\uFEFF${JSON_TEXT}`],
  ["in a fence", `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
  ["in a fence without a language", `\`\`\`\n${JSON_TEXT}\n\`\`\``],
  ["with prose around it", `Sure! Here is {what you asked}:\n${JSON_TEXT}\nHope it helps :}`],
  ["after a thought", `<think>{"a": 2}</think>${JSON_TEXT}`],
  ["after a thought in capitals", `<THINKING>{"a": 2}</THINKING>\n${JSON_TEXT}`],
  ["after a thought whose beginning the server swallowed", `{"a": 2} is too short.</think>${JSON_TEXT}`],
  ["with trailing commas", '{"a": 1, "text": "x {y} <b>",}'],
  ["with single quotes", "{'a': 1, 'text': 'x {y} <b>'}"],
  ["with a comment", '{"a": 1, /* why */ "text": "x {y} <b>"}'],
  ["with keys without quotes", '{a: 1, text: "x {y} <b>"}'],
])("an object %s", (_name, raw) => {
  expect(parseJsonObject(raw)).toEqual(OK);
});

test.each([
  ["nothing", ""],
  ["prose", "I am sorry, I cannot do that."],
  ["prose with braces", "I would {rather} not."],
  ["an array", '["a"]'],
  ["a number", "42"],
  ["null", "null"],
  ["a cut object", '{"a": 1, "text": "x'],
  ["a cut object with whole ones inside", '{"bullets": [{"text": "a"}, {"text": "b"'],
  ["a cut fence", '```json\n{"a": 1, "items": ["b"'],
  ["an endless thought", `<think>Let me see {"a": 1}`],
])("no object: %s", (_name, raw) => {
  expect(parseJsonObject(raw)).toEqual({ ok: false, reason: "no_object" });
});

test("unclosed thinking hides everything after it, other text stays", () => {
  expect(stripThinking("Hello <think>and more")).toBe("Hello ");
  expect(stripThinking("Hello <think>x</think>world <think>y</think>!")).toBe("Hello world !");
  expect(stripThinking("a < b and <b>bold</b>")).toBe("a < b and <b>bold</b>");
});

const visibleIn = (raw: string) => {
  const visible = createVisibleText();
  visible.push(raw);
  return visible.text();
};

test("during the stream an incomplete tag is held back", () => {
  const whole = 'Yes <think>no {"b": 2}</think>{"a": 1}';
  for (let length = 0; length <= whole.length; length++) {
    expect('Yes {"a": 1}'.startsWith(visibleIn(whole.slice(0, length)))).toBe(true);
  }
  expect(visibleIn("x <b")).toBe("x <b");
});

test("a long text without an end is read quickly", () => {
  expect(parseJsonObject("{".repeat(50_000)).ok).toBe(false);
  expect(parseJsonObject(`{"a": "${"x".repeat(500_000)}`).ok).toBe(false);
});
