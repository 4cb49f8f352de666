import type { JobAdvert } from "~/career/job-advert";
import { mentionsIn } from "~/career/advert/mentions";
import { rankLines } from "~/career/rank";
import { type Clause, clausesOf } from "./clause";
import type { Role } from "./roles";

/** A bullet that can stand in a letter: its clause, how well it speaks to the advert, the known names in it. */
export type Evidence = {
  id: string;
  role: Role;
  clause: Clause;
  score: number;
  isRelevant: boolean;
  names: ReadonlySet<string>;
};

const ENOUGH = 3;
const STRONG = 0.9; // what a third post must reach to be worth a line

/** All usable bullets, the best for this advert first. */
export function collectEvidence(roles: Role[], advert: JobAdvert): Evidence[] {
  const bullets = roles.flatMap(({ bullets: own }) => own);
  const scores = new Map(rankLines(bullets, queryOf(advert)).map(({ id, score }) => [id, score]));
  const best = Math.max(0.001, ...scores.values());
  const asked = new Set(advert.terms.flatMap(({ options }) => options));
  return roles
    .flatMap((role, position) =>
      role.bullets.flatMap(({ id, text }) => {
        const names = new Set(mentionsIn(text).map(({ name }) => name));
        return clausesOf(text, { isCurrent: role.isCurrent })
          .slice(0, 1)
          .map((clause): Evidence => {
            const hits = Math.min(2, [...names].filter((name) => asked.has(name)).length);
            const hasNumber = /\d/.test(clause.text);
            const fitsWell = clause.words >= 5 && clause.words <= 24;
            const score =
              (scores.get(id) ?? 0) / best +
              0.4 * hits +
              (hasNumber ? 0.35 : 0) +
              (fitsWell ? 0.2 : 0) +
              Math.max(0, 0.3 - 0.1 * position);
            return {
              id,
              role,
              clause,
              score,
              isRelevant: hasNumber || hits > 0 || (scores.get(id) ?? 0) > 0.15 * best,
              names,
            };
          });
      }),
    )
    .toSorted((a, b) => b.score - a.score);
}

/** What the advert is about, as one query: post, terms and duties; ranks ("officer") say nothing about the work. */
export function queryOf(advert: JobAdvert): string {
  const title = advert.title.replace(
    /\b(?:officer|manager|assistant|senior|junior|head|executive|representative|trainee|graduate|intern|lead)s?\b/gi,
    "",
  );
  return [title, ...advert.terms.flatMap(({ options }) => options), ...advert.duties].join(" ");
}

/** At most `perRole` bullets a role, at most `roles` roles, still best first. */
export function pickEvidence(evidence: Evidence[], limit: { perRole: number[]; inAll: number }): Evidence[] {
  const order = [...new Set(evidence.map(({ role }) => role.id))];
  const hasEnough = evidence.filter(({ isRelevant }) => isRelevant).length >= ENOUGH;
  const counts = new Map<string, number>();
  const picked: Evidence[] = [];
  for (const one of evidence) {
    const place = order.indexOf(one.role.id);
    // A bullet that says nothing to this employer stays out while there are others.
    if (hasEnough && (!one.isRelevant || (place > 1 && one.score < STRONG && one.role.kind === "work")))
      continue;
    const used = counts.get(one.role.id) ?? 0;
    if (used >= (limit.perRole[place] ?? 0) || picked.length >= limit.inAll) continue;
    counts.set(one.role.id, used + 1);
    picked.push(one);
  }
  return picked;
}
