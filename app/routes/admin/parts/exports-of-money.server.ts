import { listOpenReturns } from "~/features/deposits/returns.server";
import { listInstitutions } from "~/features/institutions/institutions.server";
import { countSeats } from "~/features/institutions/seats.server";
import { AdminPaymentsQuery } from "~/features/payments/admin-payments.schema";
import { streamPayments } from "~/features/payments/payment-search.server";
import { listPromoCodes } from "~/features/payments/promo-codes.server";
import { oneBatch, table, type Export } from "./export-table";

/** The lists about money. */
export const MONEY_EXPORTS: Export[] = [
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
  {
    name: "institutions",
    permission: "money",
    page: "/admin/institutions",
    read: () => ({
      filter: {},
      rows: table(
        ["name", "address", "email", "tax number", "since", "seats", "taken", "free"],
        oneBatch(listInstitutions()),
        ({ id, name, address, email, taxNumber, createdAt }) => {
          const { all, taken, free } = countSeats(id);
          return [name, address, email, taxNumber, createdAt, all, taken, free];
        },
      ),
    }),
  },
  {
    name: "balances",
    permission: "money",
    page: "/admin/balances",
    read: () => ({
      filter: {},
      rows: table(
        ["asked", "naira", "deposit", "state", "user id"],
        oneBatch(listOpenReturns()),
        ({ createdAt, amountKobo, reference, status, userId }) => [
          createdAt,
          amountKobo / 100,
          reference,
          status,
          userId,
        ],
      ),
    }),
  },
];
