import { expect, test } from "vitest";
import { contentStems, sharesStem, stem, stems } from "./stem";

test.each([
  ["reconcile", "reconciliation"],
  ["reconciled", "reconciling"],
  ["prepare", "preparation"],
  ["manage", "management"],
  ["planning", "planned"],
  ["invoice", "invoices"],
  ["supply", "supplies"],
  ["sale", "sell"],
])("%s and %s share a stem", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test("words with only the same beginning do not share a stem", () => {
  expect(stem("account")).not.toBe(stem("accept"));
  expect(stem("report")).not.toBe(stem("repair"));
});

test("stop words have no stem, and numbers only on request", () => {
  expect(stems("Reconciling the 12 accounts of us all")).toEqual([stem("reconcile"), "12", "account"]);
  expect(contentStems("Reconciling the 12 accounts of us all")).toEqual([stem("reconcile"), "account"]);
});

test("a longer or shorter form counts as the same stem, a short one only when it is equal", () => {
  expect(sharesStem(new Set(["electric"]), "electrician")).toBe(true);
  expect(sharesStem(new Set(["car"]), "care")).toBe(false);
});
