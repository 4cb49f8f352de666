import { expect, test } from "vitest";
import { STAFF_ROLES } from "~/db/schema/values";
import { isAllowed, listPermissions, PERMISSIONS, staffHome, staffRoleOf } from "./permissions";

test("an owner may do everything, a support agent no money and no settings, an analyst sees no people", () => {
  const may = (staffRole: (typeof STAFF_ROLES)[number]) => listPermissions({ role: "admin", staffRole });
  expect(may("owner")).toEqual(Object.keys(PERMISSIONS));
  expect(may("support")).toEqual(["people", "support"]);
  expect(may("analyst")).toEqual(["analytics"]);
});

test.each(STAFF_ROLES)("the column of the role %s gives nothing to who is no admin", (staffRole) => {
  for (const role of ["user", "administrator", "Admin", ""]) {
    expect(staffRoleOf({ role, staffRole })).toBeUndefined();
    expect(listPermissions({ role, staffRole })).toEqual([]);
    expect(staffHome({ role, staffRole })).toBeUndefined();
  }
});

test("each role begins on a page of the console", () => {
  const homes = STAFF_ROLES.map((staffRole) => staffHome({ role: "admin", staffRole }));
  expect(homes).toEqual(["/admin", "/admin/support", "/admin/analytics"]);
  expect(isAllowed({ role: "admin", staffRole: "support" }, "support")).toBe(true);
});
