import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, users } from "~/db/schema";
import { isAllowed, type StaffRole } from "~/features/accounts/permissions";
import { changeStaffRole } from "~/features/admin/staff-role.server";
import { setUserActive } from "~/features/admin/user-actions.server";
import { grantDocumentAccess } from "~/features/admin/user-documents.server";
import { assignAgent } from "~/features/support/staff-actions.server";
import { sendUserMessage } from "~/features/support/messages.server";
import { findConversation } from "~/features/support/conversations.server";
import { listAgents } from "~/features/support/inbox.server";
import { makeUser } from "./factories/people";

beforeEach(() => {
  for (const table of [auditLog, users]) db.delete(table).run();
});

function makeStaff(staffRole: StaffRole) {
  const { id } = makeUser({ email: `${staffRole}-${Math.random()}@example.com` });
  db.update(users).set({ role: "admin", staffRole }).where(eq(users.id, id)).run();
  return { userId: id, address: "10.1.2.3" };
}

const row = (id: string) => db.select().from(users).where(eq(users.id, id)).get();
const actions = () =>
  db
    .select()
    .from(auditLog)
    .all()
    .map(({ action, before, after }) => [action, before, after]);

test("an owner makes somebody an agent, then an analyst, then nobody of staff; each change is recorded once", () => {
  const owner = makeStaff("owner");
  const { id } = makeUser();
  for (const wanted of ["support", "support", "analyst", "none"] as const) {
    changeStaffRole(owner, id, wanted);
    const now = row(id);
    expect([now?.role, wanted === "none" || now?.staffRole === wanted]).toEqual([
      wanted === "none" ? "user" : "admin",
      true,
    ]);
  }
  expect(actions()).toEqual([
    ["user.staff_role_set", { staffRole: "none" }, { staffRole: "support" }],
    ["user.staff_role_set", { staffRole: "support" }, { staffRole: "analyst" }],
    ["user.staff_role_set", { staffRole: "analyst" }, { staffRole: "none" }],
  ]);
});

test("nobody but an owner gives a role, not even to themselves", () => {
  makeStaff("owner");
  const { id } = makeUser();
  for (const other of [makeStaff("support"), makeStaff("analyst"), { userId: id, address: "" }])
    for (const subject of [other.userId, id])
      expect(() => changeStaffRole(other, subject, "owner")).toThrow("Only an owner");
  expect(row(id)?.role).toBe("user");
  expect(actions()).toEqual([]);
});

test("the last active owner stays one, also beside agents, analysts and an owner who is switched off", () => {
  const owner = makeStaff("owner");
  makeStaff("support");
  makeStaff("analyst");
  const off = makeStaff("owner");
  db.update(users).set({ isActive: false }).where(eq(users.id, off.userId)).run();
  for (const wanted of ["none", "support", "analyst"] as const)
    expect(() => changeStaffRole(owner, owner.userId, wanted)).toThrow("You are the only owner");
  expect(() => setUserActive(owner, owner.userId, false)).toThrow("You are the only owner");
  const second = makeStaff("owner");
  changeStaffRole(second, owner.userId, "support");
  expect(row(owner.userId)?.staffRole).toBe("support");
});

test("an account that is not verified or is switched off cannot become one of staff", () => {
  const owner = makeStaff("owner");
  const { id } = makeUser();
  db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, id)).run();
  expect(() => changeStaffRole(owner, id, "support")).toThrow("Only an active account");
  db.update(users).set({ emailVerifiedAt: new Date(), isActive: false }).where(eq(users.id, id)).run();
  expect(() => changeStaffRole(owner, id, "support")).toThrow("Only an active account");
});

test("an agent switches people off and reads their documents for a reason, but never those of staff", () => {
  const owner = makeStaff("owner");
  const agent = makeStaff("support");
  const { id } = makeUser();
  setUserActive(agent, id, false);
  expect(row(id)?.isActive).toBe(false);
  expect(grantDocumentAccess(agent, id, "They asked for help")).not.toBe("");
  for (const colleague of [owner, agent]) {
    expect(() => setUserActive(agent, colleague.userId, false)).toThrow("Only an owner");
    expect(() => grantDocumentAccess(agent, colleague.userId, "They asked for help")).toThrow(
      "Only an owner",
    );
  }
  expect(row(owner.userId)?.isActive).toBe(true);
});

test("conversations are for owners and agents: an analyst is never assigned one", () => {
  const owner = makeStaff("owner");
  const agent = makeStaff("support");
  const analyst = makeStaff("analyst");
  const { id } = makeUser();
  sendUserMessage(id, { text: "Good evening" });
  const conversation = findConversation(id)?.id ?? "";
  expect(new Set(listAgents().map((one) => one.id))).toEqual(new Set([owner.userId, agent.userId]));
  assignAgent(owner, conversation, agent.userId);
  expect(() => assignAgent(owner, conversation, analyst.userId)).toThrow("This agent does not exist");
  const colleague = row(analyst.userId);
  expect(colleague && isAllowed(colleague, "support")).toBe(false);
});
