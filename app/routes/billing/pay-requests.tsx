import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { createPayRequest, listPayRequests, revokePayRequest } from "~/features/payments/pay-requests.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { site } from "~/http/layout-data.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const handle = { width: "form", script: "copy" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Ask somebody to pay", "Links by which others pay for you.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  return {
    links: listPayRequests(user.id, getDateStyle(user.id)).map(({ path, ...link }) => ({
      ...link,
      url: `${site.url}${path}`,
      text: `Please pay for my ${link.name} on Oya Apply: ${site.url}${path}`,
    })),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const fields = await readFields(request);
  enforceRateLimit("payPerUser", user.id);
  const revoked = fields.get("revoke");
  if (typeof revoked !== "string") createPayRequest(user.id, String(fields.get("offer") ?? ""));
  else deleteOnce(user.id, revoked, () => revokePayRequest(user.id, revoked));
  const text = typeof revoked === "string" ? "The link has ended." : "Your link is ready. Send it.";
  const headers = { "Set-Cookie": await createFlashCookie("success", text) };
  return redirect("/pay-requests", { status: 303, headers });
});

export default function PayRequests() {
  const { links } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/subscription", label: "Subscription" }}
        title="Ask somebody to pay"
        lead="Whoever has the link sees your name, what it is for and the sum. They need no account."
      />
      {links.length === 0 ? (
        <EmptyState
          title="No open links"
          action={
            <ButtonLink kind="primary" href="/subscription">
              See plans and packs
            </ButtonLink>
          }
        >
          Choose a plan or a pack, then “Ask somebody to pay for you”.
        </EmptyState>
      ) : (
        links.map(({ id, name, until, url, text }) => (
          <section key={id} className="card stack">
            <h2>{name}</h2>
            <p className="code">{url}</p>
            <div>
              <CopyButton name="Link" text={url} />
            </div>
            <p className="soft">Open until {until}.</p>
            <ButtonLink
              kind="primary"
              block
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              about={name}
            >
              Send it on WhatsApp
            </ButtonLink>
            <form method="post">
              <input type="hidden" name="revoke" value={id} />
              <Button kind="link" about={name}>
                End this link
              </Button>
            </form>
          </section>
        ))
      )}
    </div>
  );
}
