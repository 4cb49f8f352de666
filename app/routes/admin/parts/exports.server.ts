import { z } from "zod";
import type { Permission } from "~/features/accounts/permissions";
import { AuditLogFilter, UserListFilter } from "~/features/admin/admin.schema";
import { streamAuditEvents } from "~/features/admin/audit-search.server";
import { streamUsers } from "~/features/admin/users.server";
import type { CsvCell } from "~/features/ai/csv";
import { listComplaintRows } from "~/features/complaints/complaint-queries.server";
import { getDueDate } from "~/features/complaints/deadline";
import { AdminPaymentsQuery } from "~/features/payments/admin-payments.schema";
import { streamPayments } from "~/features/payments/payment-search.server";
import { listPromoCodes } from "~/features/payments/promo-codes.server";
import { INBOX_VIEWS, listConversations } from "~/features/support/inbox.server";

type Export = {
  name: string;
  permission: Permission;
  /** The page that shows the list. */
  page: string;
  read: (
    fields: Record<string, unknown>,
    reader: { id: string },
  ) => { filter: Record<string, unknown>; rows: AsyncIterable<CsvCell[][]> };
};

const MAX_CONVERSATIONS = 10_000;
const InboxFilter = z.object({
  view: z.enum(INBOX_VIEWS).catch("open").default("open"),
  q: z.string().trim().max(100).catch("").default(""),
});

const EXPORTS: Export[] = [
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
    name: "payments",
    permission: "money",
    page: "/admin/payments",
    read: (fields) => {
      const { page: _, ...filter } = AdminPaymentsQuery.parse(fields);
      return {
        filter,
        rows: table(
          [
            "reference",
            "begun",
            "paid",
            "state",
            "for",
            "naira",
            "fees in naira",
            "channel",
            "mode",
            "name",
            "email",
          ],
          streamPayments(filter),
          ({ payment, offerName, firstName, lastName, email }) => [
            payment.reference,
            payment.createdAt,
            payment.paidAt,
            payment.status,
            offerName,
            payment.amountKobo / 100,
            payment.feesKobo === null ? null : payment.feesKobo / 100,
            payment.channel,
            payment.mode,
            email === null ? null : `${firstName} ${lastName}`.trim(),
            email,
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
    name: "codes",
    permission: "money",
    page: "/admin/codes",
    read: () => ({
      filter: {},
      rows: table(
        ["code", "percent off", "naira off", "for", "uses", "at most", "from", "until", "why"],
        oneBatch(listPromoCodes()),
        (code) => [
          code.code,
          code.percentOff,
          code.koboOff === null ? null : code.koboOff / 100,
          code.offers.join(" "),
          code.uses,
          code.maxUses,
          code.startsAt,
          code.endsAt,
          code.reason,
        ],
      ),
    }),
  },
];

/** The list of a file name such as "users.csv". */
export function findExport(file = ""): Export | undefined {
  return EXPORTS.find(({ name }) => `${name}.csv` === file);
}

async function* table<Row>(
  columns: string[],
  batches: AsyncIterable<Row[]>,
  toCells: (row: Row) => CsvCell[],
): AsyncGenerator<CsvCell[][]> {
  yield [columns];
  for await (const rows of batches) yield rows.map(toCells);
}

async function* oneBatch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
