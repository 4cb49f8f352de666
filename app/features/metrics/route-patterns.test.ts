import { expect, test } from "vitest";
import { createPatternFinder, listRoutePatterns } from "./route-patterns";

const find = createPatternFinder([
  "/",
  "/login",
  "/edit/:id",
  "/edit/:id/versions/:version",
  "/admin/users/:id",
  "/admin/users/:id/:command",
  "/admin/users/:id/delete",
  "/api/*",
  "/*",
]);

test.each([
  ["/", "/"],
  ["/login", "/login"],
  ["/login/", "/login"],
  ["/LOGIN.data", "/login"],
  ["/edit/abc", "/edit/:id"],
  ["/edit/abc/versions/3", "/edit/:id/versions/:version"],
  ["/admin/users/u1/delete", "/admin/users/:id/delete"],
  ["/admin/users/u1/unlock", "/admin/users/:id/:command"],
  ["/api/no/such", "/api/*"],
  ["/edit/abc/nothing/here", "/*"],
  ["/wp-login.php", "/*"],
])("%s belongs to %s", (path, pattern) => {
  expect(find(path)).toBe(pattern);
});

test("a path without a pattern is one of the others", () => {
  expect(createPatternFinder(["/login"])("/register")).toBe("other");
});

test("the patterns of a build have those of their parents before them", () => {
  const routes = {
    root: { path: "" },
    layout: { parentId: "root" },
    users: { parentId: "layout", path: "admin/users" },
    user: { parentId: "users", path: ":id" },
    start: { parentId: "root" },
  };
  expect(listRoutePatterns(routes)).toEqual(["/", "/admin/users", "/admin/users/:id"]);
});
