import type { Sentence } from "~/career/generated-document";
import type { Profile } from "~/career/profile.schema";
import { HAS_WORD, type ChosenEntry, type chooseBullets } from "./choose-bullets";
import { tidyBullet } from "./tidy";
import { countOf } from "./wording";

type Arranged = {
  roles: Pick<Profile, "work" | "siwes" | "volunteer" | "projects">;
  sentences: Sentence[];
  notes: string[];
};

/**
 * The posts, trainings, voluntary work and projects of a resume with the bullets that were chosen, the newest entry first. `calm` is the profile as it
 * is printed, `profile` as its owner has it; `bullets` are those that somebody else worded.
 */
export function arrangeRoles(
  calm: Profile,
  profile: Profile,
  { chosen, bullets: worded }: { chosen: ReturnType<typeof chooseBullets>; bullets: Sentence[] },
): Arranged {
  const sentences: Sentence[] = [];
  let dropped = 0;
  const arrangeAll = <T extends { endDate?: string | undefined; highlights: string[] }>(
    entries: T[],
    given: { highlights: string[] }[],
    order: ChosenEntry[],
  ): T[] =>
    order.flatMap(({ at, bullets }) => {
      const role = entries[at];
      if (!role) return [];
      dropped += role.highlights.filter((line) => HAS_WORD.test(line)).length - bullets.length;
      const told = new Set<Sentence>();
      const highlights = bullets.flatMap(({ id }) => {
        const place = Number(id.split(".").at(-1));
        const bullet = worded.find(({ sourceIds }) => sourceIds.includes(id));
        if (bullet && told.has(bullet)) return [];
        if (bullet) told.add(bullet);
        const text = bullet?.text ?? tidyBullet(role.highlights[place] ?? "", role.endDate === "present");
        if (text !== given[at]?.highlights[place])
          sentences.push(bullet ?? { text, kind: "claim", sourceIds: [id], paragraph: 0 });
        return [text];
      });
      return [{ ...role, highlights }];
    });
  const roles = {
    work: arrangeAll(calm.work, profile.work, chosen.work),
    siwes: arrangeAll(calm.siwes, profile.siwes, chosen.siwes),
    volunteer: arrangeAll(calm.volunteer, profile.volunteer, chosen.volunteer),
    projects: arrangeAll(calm.projects, profile.projects, chosen.projects),
  };
  const notes =
    dropped > 0
      ? [
          `We left out ${countOf(dropped, "bullet")} that say${dropped === 1 ? "s" : ""} less about this post. You can put ${dropped === 1 ? "it" : "them"} back.`,
        ]
      : [];
  return { roles, sentences, notes };
}
