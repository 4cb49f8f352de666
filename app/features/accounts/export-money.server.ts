import { asc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  balanceEntries,
  chosenOffers,
  depositReturns,
  deposits,
  institutionMembers,
  institutionSeats,
  payRequests,
  virtualAccounts,
} from "~/db/schema";
import { EXPORTED_COLUMNS } from "./export-columns";
import { selectColumns } from "./export-select.server";

/** The balance of a user, how money came to it, and what they have to do with institutions. */
export function collectMoney(userId: string) {
  return {
    balance: db
      .select(selectColumns(balanceEntries, EXPORTED_COLUMNS.balanceEntries))
      .from(balanceEntries)
      .where(eq(balanceEntries.userId, userId))
      .orderBy(asc(balanceEntries.at))
      .all(),
    accountNumbers: db
      .select(selectColumns(virtualAccounts, EXPORTED_COLUMNS.virtualAccounts))
      .from(virtualAccounts)
      .where(eq(virtualAccounts.userId, userId))
      .all(),
    deposits: collectDeposits(userId),
    chosenOffers: db
      .select(selectColumns(chosenOffers, EXPORTED_COLUMNS.chosenOffers))
      .from(chosenOffers)
      .where(eq(chosenOffers.userId, userId))
      .all(),
    payRequests: db
      .select(selectColumns(payRequests, EXPORTED_COLUMNS.payRequests))
      .from(payRequests)
      .where(eq(payRequests.userId, userId))
      .orderBy(asc(payRequests.createdAt))
      .all(),
    institutions: db
      .select(selectColumns(institutionMembers, EXPORTED_COLUMNS.institutionMembers))
      .from(institutionMembers)
      .where(eq(institutionMembers.userId, userId))
      .all(),
    seats: db
      .select(selectColumns(institutionSeats, EXPORTED_COLUMNS.institutionSeats))
      .from(institutionSeats)
      .where(eq(institutionSeats.userId, userId))
      .orderBy(asc(institutionSeats.takenAt))
      .all(),
  };
}

function collectDeposits(userId: string) {
  const rows = db
    .select(selectColumns(deposits, EXPORTED_COLUMNS.deposits))
    .from(deposits)
    .where(eq(deposits.userId, userId))
    .orderBy(asc(deposits.createdAt))
    .all();
  return rows.map((deposit) => ({
    ...deposit,
    returns: db
      .select(selectColumns(depositReturns, EXPORTED_COLUMNS.depositReturns))
      .from(depositReturns)
      .where(eq(depositReturns.depositId, deposit.id))
      .orderBy(asc(depositReturns.createdAt))
      .all(),
  }));
}
