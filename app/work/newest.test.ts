import { expect, test } from "vitest";
import { createNewest } from "./newest";

test("the newest stay open, for each owner apart, and what was closed by itself makes room", () => {
  const keep = createNewest(2);
  const closed: string[] = [];
  const open = (owner: string, name: string) => keep(owner, () => closed.push(name));
  open("a", "a1");
  const forget = open("a", "a2");
  open("b", "b1");
  forget();
  open("a", "a3");
  expect(closed).toEqual([]);
  open("a", "a4");
  expect(closed).toEqual(["a1"]);
});

test("who is closed and forgotten afterwards takes nobody's place", () => {
  const keep = createNewest(1);
  const closed: string[] = [];
  const forgets = ["1", "2", "3"].map((name) => keep("a", () => closed.push(name)));
  for (const forget of forgets) forget();
  keep("a", () => closed.push("4"));
  expect(closed).toEqual(["1", "2"]);
});
