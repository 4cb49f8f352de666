import { expect, test } from "vitest";
import { fillReply, findUnknownFields, REPLY_FIELDS } from "./reply-fields";

test("every field is filled in, as often as it stands there", () => {
  const all = Object.keys(REPLY_FIELDS)
    .map((name) => `{${name}}`)
    .join(" ");
  expect(findUnknownFields(all)).toEqual([]);
  expect(fillReply(all, REPLY_FIELDS)).toBe(Object.values(REPLY_FIELDS).join(" "));
  expect(fillReply("{name}, {name}!", { name: "Ada" })).toBe("Ada, Ada!");
});

test("a field without a value stays visible, and what is filled in is not read for fields again", () => {
  expect(fillReply("Until {ends}, {name}", { name: "{plan}", plan: "JJC" })).toBe("Until {ends}, {plan}");
});

test("a field that does not exist is found; other braces are text", () => {
  expect(findUnknownFields("Hi {nmae}, {name} {constructor} { name } {}")).toEqual([
    "{nmae}",
    "{constructor}",
  ]);
});
