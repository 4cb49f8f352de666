import { aiCalls, aiChecks, auditLog, billingEvents, billingNotices, consents, conversations, creditLedger, disputes, documents, generationParts, generations, paymentAlerts, payments, refunds, sessions, settings, supportMessages, users } from "~/db/schema"

/** The tables that a demo fills; below their names in the order in which they are filled, parents before their children. */
export const TABLES = { users, settings, consents, sessions, billingEvents, generations, documents, generationParts, creditLedger, aiCalls, aiChecks, payments, billingNotices, refunds, disputes, paymentAlerts, conversations, supportMessages, auditLog }

export const TABLE_NAMES: (keyof typeof TABLES)[] = [
  "users", "settings", "consents", "sessions", "billingEvents", "generations", "documents", "generationParts", "creditLedger", "aiCalls", "aiChecks", "payments", "billingNotices", "refunds", "disputes", "paymentAlerts",
  "conversations", "supportMessages", "auditLog",
]

export type Rows = { [Name in keyof typeof TABLES]: (typeof TABLES)[Name]["$inferInsert"][] }

export function noRows(): Rows {
  return {
    users: [], settings: [], consents: [], sessions: [], billingEvents: [], generations: [], documents: [], generationParts: [], creditLedger: [], aiCalls: [], aiChecks: [], payments: [],
    billingNotices: [], refunds: [], disputes: [], paymentAlerts: [], conversations: [], supportMessages: [], auditLog: [],
  }
}
