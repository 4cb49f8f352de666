import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getTotalBalance } from "~/features/balances/ledger.server";
import { listOpenReturns, sendReturn } from "~/features/deposits/returns.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { createFlashCookie } from "~/http/flash.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { Button } from "~/ui/button";
import { EmptyState, Tile, Tiles } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Table } from "~/ui/table";
import { ExportButton } from "./parts/export-button";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Balances", "Money of customers that is not spent, and what goes back to them.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "money").id);
  return {
    total: formatNaira(getTotalBalance()),
    returns: listOpenReturns().map(({ id, createdAt, amountKobo, status, reference, userId }) => ({
      ...{ id, status, reference, userId },
      when: formatDateTime(createdAt, style),
      amount: formatNaira(amountKobo),
    })),
  };
});

/** Sends one return through Paystack. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "money");
  const fields = await readProvenFields({ request, context }, admin);
  enforceRateLimit("refundPerAdmin", admin.id);
  const actor = { userId: admin.id, address: context.clientAddress };
  const { amountKobo } = await sendReturn(actor, String(fields.get("return") ?? ""));
  return redirect("/admin/balances", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", `${formatNaira(amountKobo)} is on its way.`),
    },
  });
});

export default function Balances() {
  const { total, returns } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/admin/payments", label: "Payments" }} title="Balances" />
      <Tiles>
        <Tile label="Money of customers" value={total} note="Received and not spent. It is not revenue." />
      </Tiles>
      {returns.length === 0 ? (
        <EmptyState title="Nothing to send back">
          When somebody asks for their balance back, it stands here.
        </EmptyState>
      ) : (
        <Table
          caption="Money to send back"
          columns={["Asked", { numeric: "Sum" }, "Deposit", "Who", { actions: "Action" }]}
          rows={returns.map(({ id, when, amount, reference, status, userId }) => ({
            key: id,
            cells: [
              when,
              amount,
              reference,
              userId ? (
                <a key="u" href={`/admin/users/${userId}`}>
                  Account
                </a>
              ) : (
                "erased account"
              ),
              status === "requested" ? (
                <form key="s" method="post">
                  <input type="hidden" name="return" value={id} />
                  <Button small about={`${amount} to ${reference}`}>
                    Send back
                  </Button>
                </form>
              ) : (
                status.replace("-", " ")
              ),
            ],
          }))}
        />
      )}
      {returns.length > 0 && <ExportButton list="balances" />}
    </div>
  );
}
