import { signUpTimes } from "./calendar";
import { seededRandom } from "./random";
import { countVisits, sessionsOf } from "./counted-events";
import { createSimulatedUser, type SimulatedUser } from "./simulated-user";
import { inventName } from "./names";
import type { Application } from "./applications";
import { simulatePayments } from "./payments";
import { noRows, type Rows } from "./rows";
import { simulateSessions, simulateSettings, simulateStaffActs, simulateSupport } from "./retention";
import { simulateUsage, simulateVisits } from "./usage";

export type Year = {
  people: number;
  seed: string;
  until: Date;
  staffId: string;
  applications: Application[][];
};

/**
 * Simulates a year of users in the order of sign-up, some hundred at a time: the same for the same seed and
 * end.
 */
export function* inventYear(
  { people, seed, until, staffId, applications }: Year,
  atOnce: number,
): Generator<{ rows: Rows; simulatedUsers: SimulatedUser[] }> {
  const times = signUpTimes(seededRandom(`${seed} calendar`), people, until.getTime());
  const taken = new Map<string, number>();
  for (let first = 0; first < people; first += atOnce) {
    const rows = noRows();
    const simulatedUsers = times.slice(first, first + atOnce).map((at, place) => {
      const random = seededRandom(`${seed} person ${first + place}`);
      const simulated = createSimulatedUser(
        { random, until: until.getTime(), staffId, rows },
        at,
        inventName(random, taken),
      );
      simulate(simulated, random.pick(applications));
      return simulated;
    });
    yield { rows, simulatedUsers };
  }
}

function simulate(simulated: SimulatedUser, applications: Application[]): void {
  simulateSettings(simulated);
  simulatePayments(simulated);
  simulateUsage(simulated, applications);
  simulateVisits(simulated);
  simulateSupport(simulated);
  const sessions = sessionsOf(simulated);
  simulateSessions(simulated, sessions);
  countVisits(simulated, sessions);
  simulateStaffActs(simulated);
}
