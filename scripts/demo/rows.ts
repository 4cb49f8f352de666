import {
  aiCalls,
  applications,
  factChecks,
  auditLog,
  billingEvents,
  billingNotifications,
  consents,
  conversations,
  coveragePeriods,
  creditLedger,
  userSequence,
  disputes,
  documents,
  analyticsEvents,
  generationParts,
  generations,
  paymentAlerts,
  payments,
  planPeriods,
  refunds,
  sessions,
  userSettings,
  supportMessages,
  users,
} from "~/db/schema";

/** The tables of a demo in the order of insertion, parents before children. */
export const TABLES = {
  users,
  userSequence,
  planPeriods,
  coveragePeriods,
  userSettings,
  consents,
  sessions,
  billingEvents,
  applications,
  generations,
  documents,
  generationParts,
  creditLedger,
  aiCalls,
  factChecks,
  payments,
  billingNotifications,
  refunds,
  disputes,
  paymentAlerts,
  conversations,
  supportMessages,
  auditLog,
  analyticsEvents,
};

export type Rows = { [Name in keyof typeof TABLES]: (typeof TABLES)[Name]["$inferInsert"][] };

const isName = (name: string): name is keyof Rows => name in TABLES;
export const TABLE_NAMES = Object.keys(TABLES).filter(isName);

/** An empty list of rows for each table. */
export function noRows(): Rows {
  return {
    users: [],
    userSequence: [],
    planPeriods: [],
    coveragePeriods: [],
    userSettings: [],
    consents: [],
    sessions: [],
    billingEvents: [],
    applications: [],
    generations: [],
    documents: [],
    generationParts: [],
    creditLedger: [],
    aiCalls: [],
    factChecks: [],
    payments: [],
    billingNotifications: [],
    refunds: [],
    disputes: [],
    paymentAlerts: [],
    conversations: [],
    supportMessages: [],
    auditLog: [],
    analyticsEvents: [],
  };
}
