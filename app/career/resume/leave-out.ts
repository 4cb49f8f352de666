import type { Draft } from "./draft";

/** Takes entries away. What was asked about them has no object any more, and what comes behind them moves up. */
export function leaveOut(
  { profile, facts, doubts }: Pick<Draft, "profile" | "facts" | "doubts">,
  section: "work" | "education" | "certificates",
  gone: ReadonlySet<number>,
): void {
  const place = new Map<number, number>();
  profile[section].forEach((_, at) => gone.has(at) || place.set(at, place.size));
  const placeIn = (path: string): number | undefined => {
    const [kind, at] = path.split(".");
    return kind === section ? Number(at) : undefined;
  };
  const isGone = (path: string) => gone.has(placeIn(path) ?? -1);
  const moved = (path: string) => {
    const at = placeIn(path);
    return at === undefined ? path : path.replace(/\d+/, String(place.get(at) ?? at));
  };
  if (section === "work") profile.work = profile.work.filter((_, at) => !gone.has(at));
  else if (section === "education") profile.education = profile.education.filter((_, at) => !gone.has(at));
  else profile.certificates = profile.certificates.filter((_, at) => !gone.has(at));
  doubts.splice(0, doubts.length, ...doubts.filter(({ path }) => path === undefined || !isGone(path)));
  for (const doubt of doubts) if (doubt.path !== undefined) doubt.path = moved(doubt.path);
  facts.splice(0, facts.length, ...facts.filter(({ path }) => !isGone(path)));
  for (const fact of facts) {
    fact.path = moved(fact.path);
    fact.id = `${fact.path}@${fact.paragraph}`;
  }
}
