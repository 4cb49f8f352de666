import { expect, test } from "vitest";
import { yieldToEventLoop } from "~/yield-to-event-loop";

test("of many that wait one goes on in each turn, first come first served, and others get in between", async () => {
  const order: string[] = [];
  const jobs = Array.from({ length: 5 }, async (_none, at) => {
    await yieldToEventLoop();
    order.push(`job ${at}`);
  });
  const others = (left: number): void => {
    order.push("page");
    if (left > 0) setImmediate(others, left - 1);
  };
  setImmediate(others, 6);
  await Promise.all(jobs);
  expect(order.filter((one) => one !== "page")).toEqual(["job 0", "job 1", "job 2", "job 3", "job 4"]);
  expect(order.join(" ")).not.toMatch(/job \d job \d/);
});
