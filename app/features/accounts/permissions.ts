import type { STAFF_ROLES } from "~/db/schema/values";

export type StaffRole = (typeof STAFF_ROLES)[number];

/** What staff may do, by area, and who may: the one table that guards, the API, sockets and mails ask. */
export const PERMISSIONS = {
  /** Find accounts, switch them off and on, read their documents for a reason. */
  people: ["owner", "support"],
  /** Conversations, saved replies, complaints about data. */
  support: ["owner", "support"],
  /** Analytics and AI monitoring. Only who may "people" also sees names there. */
  analytics: ["owner", "analyst"],
  /** Payments, refunds, plans, prices, codes, and what is given for nothing. */
  money: ["owner"],
  /** AI providers, prompts, the judge. */
  settings: ["owner"],
  /** Mail to many people. */
  announcements: ["owner"],
  /** The audit log. */
  audit: ["owner"],
  /** Roles of staff, accounts of staff, and the deletion of any account. */
  staff: ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export const STAFF_ROLE_LABELS: Record<StaffRole, string> = {
  owner: "Owner",
  support: "Support agent",
  analyst: "Analyst",
};

// Where each begins to work.
const HOMES: Record<StaffRole, string> = {
  owner: "/admin",
  support: "/admin/support",
  analyst: "/admin/analytics",
};

type Account = { role: string; staffRole: StaffRole };

/** The role of a member of staff; undefined for everybody else. */
export function staffRoleOf({ role, staffRole }: Account): StaffRole | undefined {
  return role === "admin" ? staffRole : undefined;
}

/** Whether this account may do what the area is about. */
export function isAllowed(account: Account, permission: Permission): boolean {
  const staffRole = staffRoleOf(account);
  const roles: readonly StaffRole[] = PERMISSIONS[permission];
  return staffRole !== undefined && roles.includes(staffRole);
}

/** Everything that this account may do as staff. */
export function listPermissions(account: Account): Permission[] {
  return PERMISSION_NAMES.filter((permission) => isAllowed(account, permission));
}

/** The first page of the console for this account; undefined when it is none of staff. */
export function staffHome(account: Account): string | undefined {
  const staffRole = staffRoleOf(account);
  return staffRole && HOMES[staffRole];
}

// Object.keys gives only string.
const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];
