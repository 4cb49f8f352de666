import { z } from "zod";
import { AuditLogFilter, UserListFilter } from "~/features/admin/admin.schema";
import { streamAuditEvents } from "~/features/admin/audit-search.server";
import { streamUsers } from "~/features/admin/users.server";
import { KIND_LABELS, STATE_LABELS } from "~/features/announcements/announcement-text";
import { listAnnouncements } from "~/features/announcements/announcements.server";
import { listComplaintRows } from "~/features/complaints/complaint-queries.server";
import { getDueDate } from "~/features/complaints/deadline";
import { INBOX_VIEWS, listConversations } from "~/features/support/inbox.server";
import { oneBatch, table, type Export } from "./export-table";
import { MONEY_EXPORTS } from "./exports-of-money.server";

const MAX_CONVERSATIONS = 10_000;
const MAX_ANNOUNCEMENTS = 10_000;
const InboxFilter = z.object({
  view: z.enum(INBOX_VIEWS).catch("open").default("open"),
  q: z.string().trim().max(100).catch("").default(""),
});

const EXPORTS: Export[] = [
  ...MONEY_EXPORTS,
  {
    name: "users",
    permission: "people",
    page: "/admin/users",
    read: (fields) => {
      const { page: _, ...filter } = UserListFilter.parse(fields);
      return {
        filter,
        rows: table(
          ["id", "name", "email", "verified", "active", "plan", "status", "paid until", "joined"],
          streamUsers(filter),
          ({ user, fullName, plan, status, expiresAt }) => [
            user.id,
            fullName,
            user.email,
            user.emailVerifiedAt ? "yes" : "no",
            user.isActive ? "yes" : "no",
            plan.name,
            status,
            expiresAt,
            user.createdAt,
          ],
        ),
      };
    },
  },
  {
    name: "audit",
    permission: "audit",
    page: "/admin/audit",
    read: (fields) => {
      const { page: _, ...filter } = AuditLogFilter.parse(fields);
      return {
        filter,
        rows: table(
          ["at", "who", "action", "subject", "before", "after", "address"],
          streamAuditEvents(filter),
          ({ createdAt, actorName, action, subject, before, after, address }) => [
            createdAt,
            actorName,
            action,
            subject,
            before && JSON.stringify(before),
            after && JSON.stringify(after),
            address,
          ],
        ),
      };
    },
  },
  {
    name: "support",
    permission: "support",
    page: "/admin/support",
    read: (fields, reader) => {
      const filter = InboxFilter.parse(fields);
      const { view, q: search } = filter;
      return {
        filter,
        rows: table(
          ["name", "email", "plan", "state", "waits in minutes", "late", "last message", "agent"],
          oneBatch(listConversations(reader.id, { view, search, max: MAX_CONVERSATIONS })),
          (row) => [
            `${row.firstName} ${row.lastName}`.trim(),
            row.email,
            row.planName,
            row.status,
            row.waitedMs === undefined ? null : Math.round(row.waitedMs / 60_000),
            row.targetUsed > 1 ? "yes" : "no",
            row.updatedAt,
            row.agent,
          ],
        ),
      };
    },
  },
  {
    name: "complaints",
    permission: "support",
    page: "/admin/complaints",
    read: () => ({
      filter: {},
      rows: table(
        ["reference", "about", "received", "answer by", "answered"],
        oneBatch(listComplaintRows()),
        (row) => [row.reference, row.category, row.createdAt, getDueDate(row), row.answeredAt],
      ),
    }),
  },
  {
    name: "announcements",
    permission: "announcements",
    page: "/admin/announcements",
    read: () => ({
      filter: {},
      rows: table(
        ["written", "kind", "subject", "state", "sent to"],
        oneBatch(listAnnouncements(MAX_ANNOUNCEMENTS)),
        ({ createdAt, kind, subject, state, sentTo }) => [
          createdAt,
          KIND_LABELS[kind],
          subject,
          STATE_LABELS[state],
          sentTo,
        ],
      ),
    }),
  },
];

/** The list of a file name such as "users.csv". */
export function findExport(file = ""): Export | undefined {
  return EXPORTS.find(({ name }) => `${name}.csv` === file);
}
