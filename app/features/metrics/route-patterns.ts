type Node = { pattern?: string; rest?: string; named: Map<string, Node>; any?: Node };

/** A route of the build: its own part of the path, and its parent. */
export type RoutePath = { path?: string; parentId?: string };

const OTHER = "other";

/** The whole pattern of every route, such as "/edit/:id", from a build's routes by id. */
export function listRoutePatterns(routes: Record<string, RoutePath | undefined>): string[] {
  const pathOf = (route: RoutePath | undefined): string =>
    route
      ? [route.parentId ? pathOf(routes[route.parentId]) : "", route.path ?? ""].filter(Boolean).join("/")
      : "";
  return [...new Set(Object.values(routes).map((route) => `/${pathOf(route)}`))];
}

/** Returns a function that finds the pattern of a path; "other" when there is none, so that the names stay few. */
export function createPatternFinder(patterns: readonly string[]): (path: string) => string {
  const root: Node = { named: new Map() };
  for (const pattern of patterns) addPattern(root, pattern);
  return (path) => findPattern(root, segmentsOf(path.replace(/\.data$/, "").toLowerCase())) ?? OTHER;
}

function addPattern(root: Node, pattern: string) {
  let node = root;
  for (const segment of segmentsOf(pattern)) {
    if (segment === "*") return void (node.rest = pattern);
    const known: Node | undefined = segment.startsWith(":") ? node.any : node.named.get(segment);
    const next: Node = known ?? { named: new Map() };
    if (segment.startsWith(":")) node.any = next;
    else node.named.set(segment.toLowerCase(), next);
    node = next;
  }
  node.pattern = pattern;
}

// A named segment goes before a parameter, and both before the rest.
function findPattern(node: Node, [segment, ...others]: string[]): string | undefined {
  if (segment === undefined) return node.pattern ?? node.rest;
  const named = node.named.get(segment);
  return (named && findPattern(named, others)) ?? (node.any && findPattern(node.any, others)) ?? node.rest;
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}
