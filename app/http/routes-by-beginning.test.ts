import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { beginningsOf, buildForSegments, namedBeginnings } from "./routes-by-beginning";

const route = (id: string, path?: string, parentId?: string) => ({
  id,
  ...(path !== undefined && { path }),
  ...(parentId && { parentId }),
  module: { default: () => null },
});
type RouteObject = Parameters<typeof matchRoutes>[0][number];
const list = [
  route("root", ""),
  route("start", undefined, "root"),
  route("login", "login", "root"),
  route("shell", undefined, "root"),
  route("career", "Career", "shell"),
  route("career-entry", ":id", "career"),
  route("admin", "admin", "root"),
  route("users", "users", "admin"),
  route("api-user", "api/users/:id", "root"),
  route("api-plan", "api/plan", "root"),
  route("api-job", "api/:kind/job", "root"),
  route("api-any", "api/*", "root"),
  route("any", "*", "root"),
];
const routes = Object.fromEntries(list.map((one) => [one.id, one]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const kept = (beginning: string) => Object.keys(buildForSegments(build, beginning).routes);

test("a beginning keeps the routes that can match it, their parents, and what every path can match", () => {
  expect(kept("login")).toEqual(["root", "login", "any"]);
  expect(kept("career")).toEqual(["root", "shell", "career", "any"]);
  expect(kept("career/*")).toEqual(["root", "shell", "career", "career-entry", "any"]);
  expect(kept("admin")).toEqual(["root", "admin", "any"]);
  expect(kept("admin/users")).toEqual(["root", "admin", "users", "any"]);
  expect(kept("admin/*")).toEqual(["root", "admin", "users", "any"]);
  expect(kept("api/users")).toEqual(["root", "api-user", "api-job", "api-any", "any"]);
  expect(kept("api")).toEqual(["root", "api-any", "any"]); // a rest may be nothing
  expect(kept("")).toContain("start");
  expect(Object.keys(buildForSegments(build, "login").assets.routes)).toEqual(["root", "login", "any"]);
});

test("the beginnings are the segments that routes name", () => {
  expect([...namedBeginnings(build)].toSorted()).toEqual([
    "",
    "admin",
    "admin/*",
    "admin/users",
    "api",
    "api/*",
    "api/plan",
    "api/users",
    "career",
    "career/*",
    "login",
  ]);
});

test.each([
  ["/", [""]],
  ["/LOGIN", ["login"]],
  ["/login/", ["login"]],
  ["//login/x", []],
  ["/log%69n", ["login"]],
  ["/api/Users/7/x", ["api/users", "api/*"]],
  ["/%zz", []],
])("%s begins with %j", (path, beginnings) => {
  expect(beginningsOf(path)).toEqual(beginnings);
});

test("whatever the path, the routes of its beginning match as all routes do", () => {
  const segment = fc.constantFrom(
    "login",
    "career",
    "admin",
    "users",
    "api",
    "plan",
    "job",
    "x",
    "LOGIN",
    "",
  );
  const tree = (of: ServerBuild, parent?: string): RouteObject[] =>
    Object.values(of.routes)
      .filter((one) => one?.parentId === parent)
      .map((one) => ({ id: one?.id, path: one?.path, children: tree(of, one?.id) }) as RouteObject);
  const idsOf = (of: ServerBuild, path: string) =>
    matchRoutes(tree(of), path)?.map((match) => match.route.id);
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const path = `/${segments.join("/")}`;
      const names = namedBeginnings(build);
      const beginning = beginningsOf(path).find((one) => names.has(one));
      if (beginning !== undefined)
        expect(idsOf(buildForSegments(build, beginning), path)).toEqual(idsOf(build, path));
    }),
    runs(200),
  );
});
