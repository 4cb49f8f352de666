import { expect, test } from "vitest";
import { Registration } from "./account.schema";

test("what is wrong with a registration is listed in the order of its form", () => {
  const given = { fullName: "", email: "ada@", password: "short", confirmPassword: "other" };
  const fields = Registration.safeParse(given).error?.issues.map(({ path }) => String(path[0])) ?? [];
  expect([...new Set(fields)].slice(0, 3)).toEqual(["fullName", "email", "password"]);
});
