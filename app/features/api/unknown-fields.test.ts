import { expect, test } from "vitest";
import { z } from "zod";
import { toSchema } from "./to-schema";
import { findUnknownFields } from "./unknown-fields";

const find = (schema: z.ZodType, value: unknown) => findUnknownFields(toSchema(schema, "strict"), value);

test("a field that the schema does not have is named by its path, in objects, lists and unions", () => {
  const schema = z.object({
    name: z.string(),
    work: z.array(z.object({ title: z.string(), place: z.object({ city: z.string() }).optional() })),
    either: z.union([z.string(), z.object({ code: z.string() })]).optional(),
  });
  expect(find(schema, { name: "Ada", work: [{ title: "Nurse", place: { city: "Kano" } }] })).toEqual([]);
  expect(find(schema, { nmae: "Ada", work: [{ title: "x", pay: 1, place: { city: "", zip: "" } }] })).toEqual(
    ["nmae", "work.0.pay", "work.0.place.zip"],
  );
  expect(find(schema, { either: "x" })).toEqual([]);
  expect(find(schema, { either: { code: "x", more: 1 } })).toEqual(["either.more"]);
});

test("what has no fixed fields takes any, and a value of another kind is left to the schema", () => {
  expect(find(z.object({ scores: z.record(z.string(), z.number()) }), { scores: { any: 1 } })).toEqual([]);
  expect(find(z.looseObject({ a: z.string() }), { b: 1 })).toEqual([]);
  expect(find(z.object({ a: z.string() }), { a: { b: 1 } })).toEqual([]);
  expect(find(z.object({}), { constructor: 1 })).toEqual(["constructor"]);
});

test("a schema that refers to itself is followed", () => {
  const Node: z.ZodType = z.object({ name: z.string(), get children() { return z.array(Node).optional(); } }); // prettier-ignore
  expect(find(Node, { name: "a", children: [{ name: "b", children: [{ nam: "c" }] }] })).toEqual([
    "children.0.children.0.nam",
  ]);
});
