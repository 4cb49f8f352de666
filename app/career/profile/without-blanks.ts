import { isBlank, Profile } from "../profile.schema";
import { canonicalProfile } from "./canonical-profile";

/** The profile without its placeholders: what the person has told, and nothing else. */
export function withoutBlanks(profile: Profile): Profile {
  const told = Profile.parse(prune({ ...profile, skills: [] }));
  const skills = profile.skills.flatMap((group) => {
    const keywords = group.keywords.filter((skill) => !isBlank(skill));
    return keywords.length === 0 ? [] : [{ ...group, keywords }];
  });
  return Profile.parse(canonicalProfile({ ...told, skills }));
}

function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune).filter((item) => item !== undefined);
  if (typeof value === "string") return isBlank(value) ? undefined : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const kept = prune(field);
      return kept === undefined ? [] : [[key, kept]];
    }),
  );
}
