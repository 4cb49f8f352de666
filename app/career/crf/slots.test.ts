import { expect, test } from "vitest";
import { addScores } from "./crf";
import { addSlotScores, namesOf } from "./slots";

const names = ["1", "w0=the", "w0==", "g-1~12", "g-1~~3", "g0=use~12"];
const model = {
  labels: ["O", "B"],
  features: new Map(names.map((name, row) => [name, row])),
  weights: Float32Array.from(names.flatMap((_, row) => [2 ** row, -(2 ** row)])),
  transitions: new Float32Array(4),
};

test("features in two parts weigh what their names weigh, and unknown ones nothing", () => {
  const pairs = [
    "w0=",
    "the",
    "w0=",
    "=",
    "g-1~",
    "12",
    "g-1~",
    "~3",
    "g0=",
    "use~12",
    "w0=",
    "a",
    "x=",
    "the",
  ];
  const [whole, parted] = [new Float32Array(2), new Float32Array(2)];
  addScores(model, namesOf(pairs), whole);
  addSlotScores(model, pairs, parted);
  expect(namesOf(pairs).slice(0, 5)).toEqual(names.slice(1));
  expect([...parted]).toEqual([...whole]);
  expect(parted[0]).toBe(2 + 4 + 8 + 16 + 32);
});

test("a feature without a value has no slot", () => {
  const score = new Float32Array(2);
  addSlotScores(model, ["", "1"], score);
  expect([...score]).toEqual([1, -1]);
});
