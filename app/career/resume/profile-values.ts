import { cleanLine, Profile, type Standing } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";

/** One text of a profile and where it stands: "work.0.name", "basics.phone", "skills.1.keywords.3". */
export type ProfileValue = { path: string; kind: string; text: string; standing?: Standing };

/** Every text of the profile in order, but for how its sections are arranged. */
export function listValues(profile: Profile): ProfileValue[] {
  const sections = Object.entries(profile).filter(([kind]) => kind !== "sectionOrder" && kind !== "hidden");
  return sections.flatMap(([kind, section]) =>
    textsIn(section, kind).map(({ path, text }) => {
      const standing = standingAt(profile, path);
      return { path, kind, text, ...(standing && { standing }) };
    }),
  );
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}.${index}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, field]) => textsIn(field, `${path}.${key}`));
}

function standingAt(profile: Profile, path: string): Standing | undefined {
  const [section, index] = path.split(".");
  if (section === "education") return profile.education[Number(index)]?.standing;
  if (section === "certificates") return profile.certificates[Number(index)]?.standing;
  return undefined;
}

/** What stands at a path, or undefined. A path never leaves the profile's own fields. */
export function valueAt(profile: Profile, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) => (isContainer(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
      profile,
    );
}

/** The profile with another text at a path; an empty text takes the value away. Undefined where it cannot stand. */
export function withValue(profile: Profile, path: string, text: string): Profile | undefined {
  const copy: unknown = structuredClone(profile);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<unknown>(
    (value, key) => (isContainer(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    copy,
  );
  const line = cleanLine(text);
  if (Array.isArray(parent)) {
    const index = Number(last);
    if (!Number.isInteger(index) || index < 0 || index > parent.length) return undefined;
    parent.splice(index, 1, ...(line === "" ? [] : [line]));
  } else if (isRecord(parent)) {
    const known = parent[last];
    if (known !== undefined && typeof known !== "string") return undefined;
    if (line === "") delete parent[last];
    else parent[last] = line;
  } else return undefined;
  return toProfile(copy);
}

/** Any value as a profile in its one form, or undefined when it is none. */
export function toProfile(value: unknown): Profile | undefined {
  const parsed = Profile.safeParse(value);
  if (!parsed.success) return undefined;
  return Profile.safeParse(canonicalProfile(parsed.data)).data;
}

/** Where something at `path` stands after an entry of its section went (`to` undefined) or two changed places. */
export function movedPath(
  path: string,
  section: string,
  from: number,
  to: number | undefined,
): string | undefined {
  const [kind, index, ...rest] = path.split(".");
  if (kind !== section || index === undefined) return path;
  const at = Number(index);
  const moved = to === undefined ? afterRemoval(at, from) : afterSwap(at, from, to);
  return moved === undefined ? undefined : [kind, moved, ...rest].join(".");
}

function afterRemoval(at: number, gone: number): number | undefined {
  if (at === gone) return undefined;
  return at > gone ? at - 1 : at;
}

function afterSwap(at: number, from: number, to: number): number {
  if (at === from) return to;
  return at === to ? from : at;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
