import { expect, test } from "vitest";
import { inPastTense } from "./past-tense";

test.each([
  [
    "Last year we convert a 20ft container to a kiosk",
    true,
    "Last year we converted a 20ft container to a kiosk",
  ],
  ["In 2022 I supervise the rewiring of the hall", true, "In 2022 I supervised the rewiring of the hall"],
  ["Shortage never pass 1% in 2024", true, "Shortage never passed 1% in 2024"],
  ["Till never show shortage", false, "Till never showed shortage"],
  ["Till never show shortage", true, "Till never show shortage"],
  ["Last year we had four trainees", true, "Last year we had four trainees"],
  ["4 cooks are under me", false, "4 cooks were under me"],
  ["4 cooks are under me", true, "4 cooks are under me"],
  ["The yard where I stack is in Aba", false, "The yard where I stacked is in Aba"],
  ["Every year we convert two containers", true, "Every year we convert two containers"],
  ["We press 900 blocks daily when I am there", false, "We pressed 900 blocks daily when I was there"],
  ["We press 900 blocks daily when I am there", true, "We press 900 blocks daily when I am there"],
  ["I also fix nets. At Easter we sell 300 crates", false, "I also fixed nets. At Easter we sold 300 crates"],
  ["No breakdown since I start", true, "No breakdown since I started"],
  ["Customers pay a deposit and I write it", false, "Customers pay a deposit and I write it"],
])("%s (present post: %s)", (text, isCurrent, past) => {
  expect(inPastTense(text, isCurrent)).toBe(past);
});
