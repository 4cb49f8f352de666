import { expect, test } from "vitest";
import { createNewest } from "./newest";

test("the newest stay open, for each owner apart, and what was closed by itself makes room", () => {
  const track = createNewest(2);
  const closed: string[] = [];
  const open = (owner: string, name: string) => track(owner, () => closed.push(name));
  open("a", "a1");
  const untrack = open("a", "a2");
  open("b", "b1");
  untrack();
  open("a", "a3");
  expect(closed).toEqual([]);
  open("a", "a4");
  expect(closed).toEqual(["a1"]);
});

test("who is closed and forgotten afterwards takes nobody's place", () => {
  const track = createNewest(1);
  const closed: string[] = [];
  const untracks = ["1", "2", "3"].map((name) => track("a", () => closed.push(name)));
  for (const untrack of untracks) untrack();
  track("a", () => closed.push("4"));
  expect(closed).toEqual(["1", "2"]);
});
