import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { withdrawOfferChange } from "~/features/admin/offer-actions.server";
import { listComingVersions } from "~/features/billing/offer-versions.server";
import { listOffers } from "~/features/billing/offers.server";
import { describeOffer } from "~/features/billing/subscription-overview.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { readFields } from "~/http/forms/read-body.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Plans and prices", "What is sold, at what price, and what changes when.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "money").id);
  return {
    offers: listOffers().map((version) => ({ ...describeOffer(version), isVisible: version.isVisible })),
    coming: listComingVersions().map((version) => ({
      ...describeOffer(version),
      versionId: version.id,
      on: formatDay(version.effectiveAt, style).text,
      reason: version.reason,
    })),
  };
});

/** Withdraws a change that is still to come. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const actor = { userId: requireAdmin(request, "money").id, address: context.clientAddress };
  const version = String((await readFields(request)).get("version") ?? "");
  const { name } = deleteOnce(actor.userId, version, () => withdrawOfferChange(actor, version));
  return redirect("/admin/plans", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", `The change of ${name} was withdrawn.`) },
  });
});

export default function Plans() {
  const { offers, coming } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/payments", label: "Payments" }}
        title="Plans and prices"
        lead="A change takes effect on a day that you choose. What was sold stays as it was."
        actions={<ButtonLink href="/admin/codes">Promo codes</ButtonLink>}
      />
      <Table
        caption="What is sold now"
        columns={["Name", { numeric: "Price" }, "Allowance", "State", { actions: "Action" }]}
        rows={offers.map(({ id, name, price, allowance, isOnSale, isVisible }) => ({
          key: id,
          cells: [
            <span key="n">
              {name} <span className="hint">{id}</span>
            </span>,
            price,
            allowance,
            <Badge key="s" kind={isOnSale ? "go" : "plain"}>
              {stateText(isOnSale, isVisible)}
            </Badge>,
            <ButtonLink key="a" small href={`/admin/plans/${id}`} about={name}>
              Change
            </ButtonLink>,
          ],
        }))}
      />
      {coming.length > 0 && (
        <section className="stack">
          <h2>Changes to come</h2>
          <Table
            caption="Changes to come"
            columns={["From", "Name", { numeric: "Price" }, "Allowance", "Why", { actions: "Action" }]}
            rows={coming.map(({ versionId, on, name, price, allowance, reason }) => ({
              key: versionId,
              cells: [
                on,
                name,
                price,
                allowance,
                reason,
                <form key="a" method="post">
                  <input type="hidden" name="version" value={versionId} />
                  <Button small about={`the change of ${name} on ${on}`}>
                    Withdraw
                  </Button>
                </form>,
              ],
            }))}
          />
        </section>
      )}
    </div>
  );
}

function stateText(isOnSale: boolean, isVisible: boolean): string {
  if (!isVisible) return "Hidden";
  return isOnSale ? "On sale" : "Not on sale";
}
