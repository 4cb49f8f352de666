import { days } from "~/time";

/**
 * The retention periods; docs/data-protection.md has the same table. Maintenance tasks in boot.server.ts
 * delete uploads, sessions, links and codes every minute.
 */
export const RETENTION_MS = {
  unverified: days(7),
  documents: days(730), // after the last change
  warning: days(30), // before documents are deleted
  mails: days(90),
  payments: days(6 * 365 + 2), // six years, for the tax office
  unpaid: days(365), // failed payment attempts
  invitations: days(30), // to act for an institution
  webhooks: days(90), // the bodies; the hash stays
  complaints: days(730), // after the answer; open ones are never deleted
};

export function subtractAge(now: Date, age: number): Date {
  return new Date(now.getTime() - age);
}
