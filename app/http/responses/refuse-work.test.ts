import { expect, test } from "vitest";
import { BUDGETS, chargeCaller } from "~/work/budget.server";
import { nameCaller, runAsAddress } from "~/work/caller.server";
import { refuseWork } from "./refuse-work.server";

const refused = (method: string) => refuseWork({ method }, new Headers({ "Set-Cookie": "a=b" }));

test("who has used their processor time gets a page that costs nothing, with the time to wait", async () => {
  let answer: Response | undefined;
  runAsAddress("198.51.100.1", () => {
    expect([refused("GET"), refused("POST")]).toEqual([undefined, undefined]);
    chargeCaller(BUDGETS.address.atOnceMs * 1.5);
    answer = refused("GET");
    expect(refused("POST")?.status).toBe(429);
  });
  expect([answer?.status, answer?.headers.get("Cache-Control"), answer?.headers.get("Set-Cookie")]).toEqual([
    429,
    "no-store",
    "a=b",
  ]);
  expect(Number(answer?.headers.get("Retry-After"))).toBeGreaterThan(60);
  expect(await answer?.text()).toMatch(/Wait \d+ minutes, then try again/);
});

test("a signed-in person behind the same address is not touched, and their own forms come back", () => {
  runAsAddress("198.51.100.1", () => {
    nameCaller("busy");
    expect(refused("GET")).toBeUndefined();
    chargeCaller(BUDGETS.person.atOnceMs * 2);
    expect(refused("GET")?.status).toBe(429);
    expect(refused("POST")).toBeUndefined();
  });
});
