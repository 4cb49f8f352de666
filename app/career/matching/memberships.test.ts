import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { checkBody } from "./check-papers";
import { isOfEvent, namesMembership } from "./memberships";

test.each([
  ["Export finance made easy – CIBN Jos Branch seminar", true],
  ["Mandatory training of the COREN district", true],
  ["Associate, Chartered Institute of Bankers of Nigeria", false],
  ["Fellow, Faculty of Surgery of the West African College", false],
])("%s", (name, isEvent) => {
  expect(isOfEvent(name)).toBe(isEvent);
  expect(namesMembership(name)).toBe(!isEvent);
});

test("a meeting of a body is no membership of it, and of two papers the membership counts", () => {
  const seminar = { name: "Wages in a hard year – CIPM Kano seminar", date: "2024" };
  const member = { name: "Associate, Chartered Institute of Personnel Management of Nigeria" };
  const stateWith = (...certificates: { name: string; date?: string }[]) =>
    checkBody(["CIPM"], Profile.parse({ basics: {}, certificates }));
  expect(stateWith(seminar).state).toBe("unknown");
  expect(stateWith(seminar, member)).toMatchObject({
    state: "met",
    why: expect.stringContaining(member.name),
  });
});
