import { expect, test } from "vitest";
import fc from "fast-check";
import { askFrom, describeClosing, describeNextStep, isAskDue } from "./next-step";
import { reminderTime } from "./reminder-time";
import { CHOSEN_STATES, changeState, daysUntil, nextStates, stateOf } from "./states";

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const fresh = {
  state: "ready" as const,
  makingSince: null,
  closesOn: null,
  sentAt: null,
  interviewAt: null,
  closedAt: null,
};
const STYLE = { timezone: "Africa/Lagos", language: "en" as const };

test("making hides ready, but not that something was sent; without documents it failed", () => {
  const now = at("2026-11-22");
  expect(stateOf({ state: "new", makingSince: now })).toBe("making");
  expect(stateOf({ state: "ready", makingSince: now })).toBe("making");
  expect(stateOf({ state: "sent", makingSince: now })).toBe("sent");
  expect(stateOf({ state: "new", makingSince: null })).toBe("failed");
  expect(nextStates({ state: "ready", makingSince: now })).toEqual([]);
});

test("sent, interview and closed keep their days, and each step can be taken back", () => {
  const sent = changeState(fresh, "sent", at("2026-11-22"));
  expect(sent).toMatchObject({ state: "sent", sentAt: at("2026-11-22"), isSentNow: true });
  const invited = changeState({ ...fresh, ...sent }, "interview", at("2026-11-25"));
  expect(invited).toMatchObject({
    sentAt: at("2026-11-22"),
    interviewAt: at("2026-11-25"),
    isSentNow: false,
  });
  const closed = changeState({ ...fresh, ...invited }, "closed", at("2026-12-01"));
  expect(closed).toMatchObject({ sentAt: at("2026-11-22"), closedAt: at("2026-12-01") });
  const again = changeState({ ...fresh, ...closed }, "interview", at("2026-12-02"));
  expect(again).toMatchObject({ interviewAt: at("2026-11-25"), closedAt: null });
  const back = changeState({ ...fresh, ...sent }, "ready", at("2026-11-23"));
  expect(back).toEqual({ state: "ready", sentAt: null, interviewAt: null, closedAt: null, isSentNow: false });
});

test("no state can be set that is not offered", () => {
  for (const state of ["new", ...CHOSEN_STATES] as const)
    for (const to of CHOSEN_STATES) {
      const application = { ...fresh, state };
      const isOffered = nextStates(application).includes(to);
      expect([state, to, changeState(application, to, at("2026-11-22")) !== undefined]).toEqual([
        state,
        to,
        isOffered,
      ]);
    }
  expect(changeState(fresh, "interview", at("2026-11-22"))).toBeUndefined();
});

test("the next step is a short sentence about days", () => {
  const now = at("2026-11-22");
  const closing = (day: string) => describeClosing(day, "2026-11-22", STYLE);
  expect(["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-30", "2027-03-01"].map(closing)).toEqual([
    "Closed on 21 Nov 2026",
    "Closes today",
    "Closes tomorrow",
    "Closes in 8 days",
    "Closes on 1 Mar 2027",
  ]);
  const sent = { ...fresh, state: "sent" as const, sentAt: at("2026-11-19") };
  expect(describeNextStep(sent, STYLE, now)).toBe("Sent 3 days ago, no answer yet");
  expect(describeNextStep({ ...sent, sentAt: at("2026-11-21") }, STYLE, now)).toBe(
    "Sent yesterday, no answer yet",
  );
  expect(describeNextStep(fresh, STYLE, now)).toBe("Not sent yet");
  expect(describeNextStep({ ...sent, closesOn: "2026-11-30" }, STYLE, now)).toBe(
    "Sent 3 days ago, closes in 8 days",
  );
  expect(describeNextStep({ ...sent, closesOn: "2026-11-21" }, STYLE, now)).toBe(
    "Sent 3 days ago, no answer yet",
  );
  expect(describeNextStep({ ...sent, sentAt: at("2026-11-15") }, STYLE, now)).toBe(
    "Sent 7 days ago, time to ask how it stands",
  );
});

const DAY = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days, 12)).toISOString().slice(0, 10));

test("one may ask from a week after it was sent and the advert closed, and only while it waits for an answer", () => {
  fc.assert(
    fc.property(
      DAY,
      fc.option(DAY),
      DAY,
      fc.constantFrom(...CHOSEN_STATES),
      (sentOn, closesOn, today, state) => {
        const sent = { ...fresh, state, sentAt: at(sentOn), closesOn };
        const waited = (since: string) => daysUntil(today, since) >= 7;
        const isDue = state === "sent" && waited(sentOn) && (closesOn === null || waited(closesOn));
        expect(isAskDue(sent, at(today))).toBe(isDue);
        if (state === "sent")
          expect(describeNextStep(sent, STYLE, at(today)).endsWith("time to ask how it stands")).toBe(isDue);
      },
    ),
  );
  expect(askFrom({ sentAt: null, closesOn: "2026-12-01" })).toBeUndefined();
});

test("a reminder is due two days before the last day at 8 in Lagos, and not when that is over", () => {
  expect(reminderTime("2026-12-12", at("2026-11-22"))).toEqual(new Date("2026-12-10T07:00:00Z"));
  expect(reminderTime("2026-11-24", at("2026-11-22"))).toBeNull();
  expect(reminderTime(null, at("2026-11-22"))).toBeNull();
});
