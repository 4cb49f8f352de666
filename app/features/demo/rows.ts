import { aiCalls, aiChecks, auditLog, billingEvents, billingNotices, consents, conversations, coverSpans, creditLedger, directory, disputes, documents, events, generationParts, generations, paymentAlerts, payments, planSpans, refunds, sessions, settings, supportMessages, users } from "~/db/schema"

/** The tables that a demo fills, in the order in which they are filled, parents before their children. */
export const TABLES = {
  users, directory, planSpans, coverSpans, settings, consents, sessions, billingEvents, generations, documents, generationParts, creditLedger, aiCalls, aiChecks, payments, billingNotices, refunds, disputes, paymentAlerts,
  conversations, supportMessages, auditLog, events,
}

export type Rows = { [Name in keyof typeof TABLES]: (typeof TABLES)[Name]["$inferInsert"][] }

const isName = (name: string): name is keyof Rows => name in TABLES
export const TABLE_NAMES = Object.keys(TABLES).filter(isName)

export function noRows(): Rows {
  return {
    users: [], directory: [], planSpans: [], coverSpans: [], settings: [], consents: [], sessions: [], billingEvents: [], generations: [], documents: [], generationParts: [], creditLedger: [], aiCalls: [], aiChecks: [], payments: [],
    billingNotices: [], refunds: [], disputes: [], paymentAlerts: [], conversations: [], supportMessages: [], auditLog: [], events: [],
  }
}
