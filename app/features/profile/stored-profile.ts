import { z } from "zod";
import type { Profile } from "~/career/profile.schema";
import { listValues, valueAt } from "~/career/resume/profile-values";
import { newId } from "~/db/id";

/** Where the reader guessed, or where two resumes differ (`conflict`, then `mine` stands and `suggestion` is the other). */
export const ProfileDoubt = z.object({
  id: z.string(),
  kind: z.string(),
  path: z.string().optional(),
  text: z.string(),
  mine: z.string().optional(),
  suggestion: z.string().optional(),
});
export type ProfileDoubt = z.infer<typeof ProfileDoubt>;

/** Words of a resume that found no place. */
export const UnplacedLine = z.object({ id: z.string(), text: z.string() });
export type UnplacedLine = z.infer<typeof UnplacedLine>;

export type FactState = "read" | "confirmed";
export type StoredFact = {
  id: string;
  kind: string;
  path: string;
  text: string;
  standing: string | null;
  sourceId: string | null;
  paragraph: number | null;
  state: FactState;
};
/** Where the new values come from: a source with its paragraphs by value, or the person's own hand. */
export type Origin =
  { sourceId: string; paragraphOf: (kind: string, text: string) => number | undefined } | "typed";

/** The facts of a profile: a value that stood before keeps its id, its source and its state; a new one gets those of `origin`. */
export function nextFacts(profile: Profile, previous: readonly StoredFact[], origin: Origin): StoredFact[] {
  const left = new Map<string, StoredFact[]>();
  for (const fact of previous) left.set(keyOf(fact), [...(left.get(keyOf(fact)) ?? []), fact]);
  return listValues(profile).map(({ path, kind, text, standing }) => {
    const same = left.get(keyOf({ kind, text })) ?? [];
    const known = same.find((fact) => fact.path === path) ?? same[0];
    if (known)
      left.set(
        keyOf(known),
        same.filter((fact) => fact !== known),
      );
    const from = known ?? newFact(kind, text, origin);
    return { ...from, kind, path, text, standing: standing ?? null };
  });
}

function keyOf({ kind, text }: Pick<StoredFact, "kind" | "text">): string {
  return `${kind} ${text}`;
}

function newFact(
  kind: string,
  text: string,
  origin: Origin,
): Pick<StoredFact, "id" | "sourceId" | "paragraph" | "state"> {
  if (origin === "typed") return { id: newId(), sourceId: null, paragraph: null, state: "confirmed" };
  const paragraph = origin.paragraphOf(kind, text) ?? null;
  return { id: newId(), sourceId: origin.sourceId, paragraph, state: "read" };
}

/** The doubts that an edit leaves open: those whose value it did not touch. */
export function openDoubts(doubts: readonly ProfileDoubt[], before: Profile, after: Profile): ProfileDoubt[] {
  return doubts.filter(({ path }) => {
    if (path === undefined) return true;
    const parent = path.split(".").slice(0, -1).join(".");
    const isThere = parent === "" || valueAt(after, parent) !== undefined;
    return isThere && valueAt(after, path) === valueAt(before, path);
  });
}
