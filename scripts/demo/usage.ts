import type { CreditKind } from "~/features/billing/credit-lots";
import { findQuotaError } from "~/features/billing/quota-error";
import { days, hours, minutes } from "~/time";
import { wakingTime } from "./calendar";
import type { Weighted } from "./random";
import { canAct, standingOf, type SimulatedUser } from "./simulated-user";
import { modelFor } from "./models";
import type { Application } from "./applications";
import { request } from "./generation-rows";

const WISHES: Weighted<CreditKind[]> = [
  [["cover_letter", "resume"], 58],
  [["cover_letter"], 29],
  [["resume"], 13],
];

/**
 * Simulates all documents of the year, as far as the credits reach. `applications`: the applications of the
 * user's trade.
 */
export function simulateUsage(simulated: SimulatedUser, applications: Application[]): void {
  const { random } = simulated;
  const phone = `+234 ${random.pick(["803", "806", "813", "816", "705", "902", "708", "809"])} 555 0${random.digits(3)}`;
  const model = modelFor(random);
  let earliest = 0;
  for (const wished of wishesOf(simulated)) {
    const at = Math.max(wished, earliest);
    if (!canAct(simulated, at)) return;
    const kinds = affordable(simulated, random.weighted(WISHES), at);
    if (kinds.length > 0)
      earliest =
        request(simulated, { at, kinds, application: random.pick(applications), phone, model }) + minutes(2);
  }
}

// Most in the first hours of the trial, then some in each paid period.
function wishesOf(simulated: SimulatedUser): number[] {
  const { random, until, user } = simulated;
  const start = user.emailVerifiedAt?.getTime();
  if (start === undefined) return [];
  const trial = random.weighted([
    [0, 17],
    [1, 42],
    [2, 30],
    [3, 11],
  ]);
  const first = Array.from({ length: trial }, (_, n) =>
    n === 0 && random.chance(0.8)
      ? start + random.integer(minutes(2), minutes(25))
      : wakingTime(random, start + random.wait(days(2)), start + minutes(10)),
  );
  const paid = standingOf(simulated, until).coveragePeriods.flatMap(({ plan, startsAt, endsAt }) => {
    const [from, to] = [startsAt.getTime(), Math.min(until, endsAt.getTime())];
    const mean = ((plan === "agba" ? 3 : 1.7) * (to - from)) / days(30);
    const many =
      Math.floor(mean) +
      Number(random.chance(mean % 1)) +
      random.weighted([
        [-1, 28],
        [0, 50],
        [1, 22],
      ]);
    return Array.from({ length: Math.max(0, many) }, () =>
      wakingTime(random, from + (to - from) * random.fraction() ** 1.6, from),
    );
  });
  return [...first, ...paid].sort((one, other) => one - other);
}

function affordable(simulated: SimulatedUser, kinds: CreditKind[], at: number): CreditKind[] {
  const standing = standingOf(simulated, at);
  if (!findQuotaError(standing, kinds)) return kinds;
  return kinds.filter((kind) => !findQuotaError(standing, [kind])).slice(0, 1);
}

/** Visits without a result: reading, downloading again. */
export function simulateVisits(simulated: SimulatedUser): void {
  const { random, visits, until } = simulated;
  const first = visits[0];
  if (first === undefined) return;
  for (
    let at = first + random.wait(days(3));
    canAct(simulated, at) && random.chance(0.62);
    at += random.wait(days(9)) + hours(3)
  )
    visits.push(wakingTime(random, Math.min(at, until - minutes(45)), first));
}
