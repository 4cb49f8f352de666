import type { getBalanceOverview } from "~/features/deposits/overview.server";
import { AccountNumber } from "~/ui/account-number";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";
import { Table } from "~/ui/table";

type Overview = NonNullable<ReturnType<typeof getBalanceOverview>>;

/** Money that is not spent yet, the account number that it comes to, and every movement. */
export function MoneyBalance({ balance, canReturn, onItsWay, account, entries }: Overview) {
  return (
    <section className="card stack" id="balance">
      <div className="row apart">
        <h2>Your balance</h2>
        <span className="figure">{balance}</span>
      </div>
      <p className="soft">It is used first when you buy a plan or a pack.</p>
      {account && <AccountNumber {...account} />}
      {onItsWay && <p>{onItsWay} is on its way to your bank. That takes 3 to 10 working days.</p>}
      {canReturn && (
        <form method="post" action="/subscription/balance">
          <Button kind="link">Send my balance back to my bank</Button>
        </form>
      )}
      {entries.length > 0 && (
        <Disclosure summary="History of the balance">
          <Table
            caption="Balance"
            columns={["When", "What", { numeric: "Amount" }]}
            rows={entries.map(({ key, when, what, amount }) => ({ key, cells: [when, what, amount] }))}
          />
        </Disclosure>
      )}
    </section>
  );
}
