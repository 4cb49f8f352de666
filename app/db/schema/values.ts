// Column values that several tables share.

export const PAID_PLAN_IDS = ["jjc", "agba", "idan"] as const;
export const PLAN_IDS = ["free_trial", ...PAID_PLAN_IDS] as const;
/** Applications that are sold without a plan. */
export const PACK_IDS = ["pack_1", "pack_4", "pack_9"] as const;
export const SOLD_IDS = [...PAID_PLAN_IDS, ...PACK_IDS] as const;
export const OFFER_IDS = [...PLAN_IDS, ...PACK_IDS] as const;
export const LANGUAGES = ["en", "es", "fr", "de"] as const;
/** What a resume comes as: a file, pasted text, or JSON Resume. */
export const SOURCE_KINDS = ["pdf", "docx", "doc", "text", "json"] as const;
export const DOCUMENT_TYPES = ["cover_letter", "resume"] as const;
/** How far an application got, as it is stored. new: nothing is made yet. What a person sees is in features/applications/states.ts. */
export const STORED_APPLICATION_STATES = ["new", "ready", "sent", "interview", "closed"] as const;
/** What the person said of a proposed sentence: it is true, their own words stay, or neither stays. */
export const DECISION_STATES = ["open", "true", "own", "left_out"] as const;
/** What an advert wants a letter to say (career/letter-writer/letter-requests.ts), and where. */
export const REQUEST_TOPICS = [
  "pay",
  "notice",
  "start",
  "guarantors",
  "reason",
  "story",
  "figures",
  "points",
  "age",
  "residence",
  "years",
  "referees",
  "other",
] as const;
export const REQUEST_PLACES = ["opening", "closing"] as const;
/** Whether the person answered a question of an advert. */
export const QUESTION_STATES = ["open", "answered", "left_out"] as const;
/** How much of what somebody has done a document tells. */
export const DOCUMENT_LENGTHS = ["short", "standard", "full"] as const;
/** The typographic designs of letter and resume. */
export const DESIGNS = ["plain", "graduate", "senior"] as const;
export type PageLimit = 1 | 2;
/** What a member of staff does. What each may: features/accounts/permissions.ts. */
export const STAFF_ROLES = ["owner", "support", "analyst"] as const;
/** What an API key may do. read: look; write: change and delete; generate: spend credits; account: profile page, settings, payments, invitations. */
export const API_SCOPES = ["read", "write", "generate", "account"] as const;
export type ApiScope = (typeof API_SCOPES)[number];
/**
 * To whom an announcement goes: people on a plan now, people who paid or never did, customers of a plan or pack whose
 * terms change, or whoever received an earlier one. Empty: everybody.
 */
export type Audience = {
  plan?: (typeof PLAN_IDS)[number];
  hasPaid?: boolean;
  customersOf?: (typeof OFFER_IDS)[number];
  recipientsOf?: string;
};

/** The parts of the console that alerts belong to. */
export const ALERT_AREAS = ["payments", "support", "ai", "system"] as const;
export type AlertArea = (typeof ALERT_AREAS)[number];
/** What programs of a person may hear of. webhook.test: its owner asked for it. */
export const EVENT_TYPES = [
  "application.ready",
  "application.failed",
  "application.state_changed",
  "document.updated",
  "payment.settled",
  "webhook.test",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;
/** Why nothing is sent to an endpoint: its owner wants it so, it failed for days, or it said that it is gone. */
export const SWITCHED_OFF_REASONS = ["owner", "failing", "gone"] as const;
