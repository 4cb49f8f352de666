import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { readAdvertInChild } from "./advert-reader.server";

const PATIENT = { cpuMs: 600_000, wallMs: 600_000 }; // the speed of a busy machine is not tested here
const request = {
  text: "Tavora Ltd needs an Accountant in Ikeja.\nRequirements:\n- Bank reconciliation\n- Not more than 32 years",
  today: "2026-11-22",
};

test("a child process reads adverts one after the other, each with the fit of its own person", async () => {
  const profile = parseProfile(
    "Ada Obi\n\nWORK EXPERIENCE\nAccountant | Bola & Sons | 2020 – Present\n- Reconciled 14 bank accounts",
  );
  const [alone, matched] = await Promise.all([
    readAdvertInChild(request, PATIENT),
    readAdvertInChild({ ...request, profile }, PATIENT),
  ]);
  expect(alone.fit).toBeUndefined();
  expect(alone.advert).toMatchObject({ title: "Accountant", rules: [{ kind: "age", atMost: 32 }] });
  expect(matched.fit?.met[0]?.fact.text).toBe("Reconciled 14 bank accounts");
  expect(matched.fit?.rules[0]).toMatchObject({ state: "unknown" });
});

test("an advert above its processor time is refused, one that finds no time is asked to come again, and the next is read", async () => {
  const long = { ...request, text: "Must have payroll, VAT and bank reconciliation; ".repeat(400) };
  await expect(readAdvertInChild(long, { ...PATIENT, cpuMs: 0 })).rejects.toMatchObject({ status: 422 });
  await expect(readAdvertInChild(long, { ...PATIENT, wallMs: 0 })).rejects.toMatchObject({
    status: 503,
    code: "BUSY",
  });
  expect((await readAdvertInChild(request, PATIENT)).advert.title).toBe("Accountant");
});
