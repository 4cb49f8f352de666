import { amountOf, type ApiContext } from "./api-reply";
import { renderPage, type CheckoutPage } from "./checkout";
import { transferTo } from "./virtual-account-routes";

type AccountContext = Pick<ApiContext, "store" | "webhook"> & { accountUrl: (number: string) => string };

/** The page of an account number, where a person at the sandbox plays the bank: a sum, and it arrives. */
export function renderAccount({ store, accountUrl }: AccountContext, number: string): CheckoutPage {
  const account = store.accounts.find((candidate) => candidate.number === number && candidate.isActive);
  if (!account) return renderPage(404, "This account number is not open", "");
  return renderPage(
    200,
    `Transfer to ${account.number}`,
    `<p>Sandbox: no money moves.</p><form method="post" action="${accountUrl(account.number)}"><p><label>Naira <input name="naira" inputmode="numeric" required></label></p><p><button>Transfer</button></p></form>`,
  );
}

/** Lets the sum of the form arrive. */
export function postTransfer(context: AccountContext, number: string, body: string): CheckoutPage {
  const naira = amountOf(new URLSearchParams(body).get("naira"));
  if (naira === undefined) return renderAccount(context, number);
  const reference = transferTo(context, number, naira * 100);
  return reference
    ? renderPage(200, "The transfer arrived", `<p>Reference ${reference}</p>`)
    : renderAccount(context, number);
}
