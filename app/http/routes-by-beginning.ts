import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

const DEPTH = 2;

/**
 * The build with only those routes that can match a path that begins with these segments ("login", "api/plan", "" for the
 * start page), and their parents. The router tries every pattern it has on each request, so a few are much cheaper than all.
 */
export function buildForSegments(build: ServerBuild, key: string): ServerBuild {
  const asked = key.split("/");
  const kept = new Set<string>();
  for (const id of Object.keys(build.routes)) {
    const lineage = lineageOf(id, build.routes);
    if (canMatch(segmentsOf(lineage, build.routes), asked)) for (const one of lineage) kept.add(one);
  }
  return {
    ...build,
    routes: pick(build.routes, kept),
    assets: { ...build.assets, routes: pick(build.assets.routes, kept) },
  };
}

/**
 * Every beginning of a route that names its segments: "login", "api", "api/plan"; and "documents/*" for what else may
 * follow. A path that begins otherwise matches only what any path can.
 */
export function namedBeginnings({ routes }: Pick<ServerBuild, "routes">): Set<string> {
  const beginnings = Object.keys(routes).flatMap((id) => {
    const segments = segmentsOf(lineageOf(id, routes), routes).slice(0, DEPTH);
    const named = segments.findIndex(isOpen);
    const fixed = named < 0 ? segments : segments.slice(0, named);
    const [first = ""] = fixed;
    return [fixed.join("/"), first, ...(first && segments.length > 1 ? [`${first}/*`] : [])];
  });
  return new Set(beginnings);
}

/** The beginnings of a request's path as the router compares it, decoded and in lower case, the longest first; none if in doubt. */
export function beginningsOf(path: string): string[] {
  if (path.includes("//")) return [];
  try {
    const segments = path.slice(1).split("/").slice(0, DEPTH).map(decodeURIComponent);
    const longest = segments.join("/").replace(/\/$/, "").toLowerCase();
    return longest.includes("/") ? [longest, `${longest.split("/")[0] ?? ""}/*`] : [longest];
  } catch {
    return [];
  }
}

function canMatch(pattern: string[], asked: string[]): boolean {
  const open = pattern.findIndex(isOpen);
  if (open >= 0 && open < asked.length)
    return pattern.slice(0, open).every((segment, at) => segment === asked[at]);
  const ends = pattern.at(-1) === "*" ? pattern.length - 1 : pattern.length; // a rest may be nothing
  const isBelow = asked.length === DEPTH || ends <= asked.length;
  return isBelow && asked.every((segment, at) => segment === "*" || segment === (pattern[at] ?? ""));
}

/** A parameter, a rest, or a segment that may be missing. */
function isOpen(segment: string): boolean {
  return /^[:*]|\?$/.test(segment);
}

/** The route and its parents. */
function lineageOf(id: string, routes: Routes): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [id, ...lineageOf(parent, routes)];
}

function segmentsOf(lineage: string[], routes: Routes): string[] {
  const path = lineage
    .flatMap((id) => routes[id]?.path ?? [])
    .toReversed()
    .join("/");
  return path
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase()
    .split("/");
}

function pick<Value>(all: Record<string, Value>, kept: Set<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
}
