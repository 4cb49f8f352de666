import { signUpTimes } from "./calendar";
import { chanceOf } from "./chance";
import { countVisits, sessionsOf } from "./counting";
import { beginLife, type Life } from "./life";
import { inventName } from "./names";
import type { Paper } from "./papers";
import { pay } from "./paying";
import { noRows, type Rows } from "./rows";
import { ask, beWatched, choose, signIn } from "./staying";
import { lookIn, work } from "./working";

export type Year = { people: number; seed: string; until: Date; staffId: string; papers: Paper[][] };

/** A year of invented people in the order in which they signed up, some hundred at a time: the same for the same seed and end. */
export function* inventYear(
  { people, seed, until, staffId, papers }: Year,
  atOnce: number,
): Generator<{ rows: Rows; lives: Life[] }> {
  const times = signUpTimes(chanceOf(`${seed} calendar`), people, until.getTime());
  const taken = new Map<string, number>();
  for (let first = 0; first < people; first += atOnce) {
    const rows = noRows();
    const lives = times.slice(first, first + atOnce).map((at, place) => {
      const chance = chanceOf(`${seed} person ${first + place}`);
      const life = beginLife(
        { chance, until: until.getTime(), staffId, rows },
        at,
        inventName(chance, taken),
      );
      live(life, chance.pick(papers));
      return life;
    });
    yield { rows, lives };
  }
}

function live(life: Life, papers: Paper[]): void {
  choose(life);
  pay(life);
  work(life, papers);
  lookIn(life);
  ask(life);
  const sessions = sessionsOf(life);
  signIn(life, sessions);
  countVisits(life, sessions);
  beWatched(life);
}
