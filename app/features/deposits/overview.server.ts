import { getMoneyBalance, listBalanceEntries } from "~/features/balances/ledger.server";
import { formatNaira } from "~/money";
import { paystackAccount } from "~/providers/paystack/account.server";
import { formatDay, type DateStyle } from "~/time";
import { CHOICE_MS, findChoice } from "./chosen-offers.server";
import { splitPrice } from "./pay.server";
import { listReturnsOf } from "./returns.server";
import { findVirtualAccount } from "./virtual-accounts.server";

/** The balance of a user for the subscription page; null for whoever never had one. */
export function getBalanceOverview(userId: string, style: DateStyle) {
  const entries = listBalanceEntries(userId, style);
  const account = describeAccount(userId);
  if (entries.length === 0 && !account) return null;
  const kobo = getMoneyBalance(userId);
  const onItsWay = listReturnsOf(userId).reduce((sum, { amountKobo }) => sum + amountKobo, 0);
  return {
    balance: formatNaira(kobo),
    canReturn: kobo > 0,
    onItsWay: onItsWay > 0 ? formatNaira(onItsWay) : "",
    account,
    entries,
  };
}

/** How a price is paid with the balance, as text. Null without a balance. */
export function describeSplit(userId: string, priceKobo: number) {
  const { fromBalance, toPay } = splitPrice(priceKobo, getMoneyBalance(userId));
  if (fromBalance === 0) return null;
  return { fromBalance: formatNaira(fromBalance), toPay: formatNaira(toPay), isEnough: toPay === 0 };
}

/** What a user still has to transfer for what they chose. Null without a choice. */
export function describeChoice(userId: string, style: DateStyle, now = new Date()) {
  const choice = findChoice(userId, now);
  if (!choice) return null;
  const missing = Math.max(0, choice.priceKobo - Math.max(0, getMoneyBalance(userId)));
  return {
    offer: choice.version.offer,
    name: choice.version.name,
    price: formatNaira(choice.priceKobo),
    missing: formatNaira(missing),
    arrived: missing < choice.priceKobo ? formatNaira(choice.priceKobo - missing) : "",
    until: formatDay(new Date(choice.chosenAt.getTime() + CHOICE_MS), style).text,
  };
}

/** The account number of a user for a page, or null. */
export function describeAccount(userId: string) {
  const account = findVirtualAccount({ userId });
  return account
    ? {
        number: account.accountNumber,
        bank: account.bankName,
        name: account.accountName,
        sandboxPath: paystackAccount()?.isSandbox ? `/dev/paystack/account/${account.accountNumber}` : "",
      }
    : null;
}
