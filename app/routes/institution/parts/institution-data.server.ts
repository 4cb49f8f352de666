import { getDateStyle } from "~/features/accounts/settings.server";
import { listOffers } from "~/features/billing/offers.server";
import { describeOffer } from "~/features/billing/subscription-overview.server";
import { newFormId } from "~/features/deposits/pay.server";
import { findVirtualAccount } from "~/features/deposits/virtual-accounts.server";
import { describeSeats, listInvoices } from "~/features/institutions/invoices.server";
import { requireMember } from "~/features/institutions/members.server";
import { countSeats, listSeats } from "~/features/institutions/seats.server";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";

const SHOWN_SEATS = 100;

/** What a member sees of their institution: counts and codes, and nobody who used one. */
export function getInstitutionPage(userId: string, id: string) {
  const { institution, role } = requireMember(userId, id);
  const style = getDateStyle(userId);
  const invoices = listInvoices(id);
  return {
    id,
    name: institution.name,
    isOwner: role === "owner",
    counts: countSeats(id),
    seats: listSeats(id)
      .filter(({ state }) => state !== "withdrawn")
      .slice(0, SHOWN_SEATS),
    offers: listOffers()
      .filter(({ offer, isOnSale }) => isOnSale && offer !== "free_trial")
      .map((version) => describeOffer(version))
      .map(({ id: offer, name, price, contents }) => ({
        offer,
        name,
        price,
        contents: contents || "A cover letter and a resume for each advert",
      })),
    formId: newFormId(),
    hasOpenInvoice: invoices.some(({ status }) => status === "open"),
    account: describeAccount(id),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      what: describeSeats(invoice),
      amount: formatNaira(invoice.amountKobo),
      status: invoice.status,
      due: formatDay(invoice.dueAt, style).text,
      receiptNumber: invoice.receiptNumber,
    })),
  };
}

function describeAccount(institutionId: string) {
  const account = findVirtualAccount({ institutionId });
  return account && { number: account.accountNumber, bank: account.bankName, name: account.accountName };
}
