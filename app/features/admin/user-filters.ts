export const USER_STATUSES = ["active", "inactive", "closed", "unverified", "staff"] as const;
export const PLAN_ENDS = ["week", "ended", "never"] as const;

/** What else narrows a list of accounts: their state, and the end of what is paid. */
export type UserNarrowing = {
  status?: (typeof USER_STATUSES)[number];
  ends?: (typeof PLAN_ENDS)[number];
};

export const USER_STATUS_LABELS: Record<(typeof USER_STATUSES)[number], string> = {
  active: "Active",
  inactive: "Inactive",
  closed: "Closed by its owner",
  unverified: "Not verified",
  staff: "Staff",
};
export const PLAN_END_LABELS: Record<(typeof PLAN_ENDS)[number], string> = {
  week: "Within 7 days",
  ended: "Has ended",
  never: "Never paid",
};
