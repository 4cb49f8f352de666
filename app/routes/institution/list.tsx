import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { acceptInvitation, listMemberships } from "~/features/institutions/members.server";
import { requireUser } from "~/http/auth/guards.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const handle = { width: "form" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Institutions", "Schools and organisations that you act for.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const { memberships, invitations } = listMemberships(requireUser(request));
  const institutions = memberships.map(({ institution: { id, name }, role }) => ({ id, name, role }));
  return { institutions, invitations };
});

/** Accepts an invitation. */
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const invitation = String((await readFields(request)).get("invitation") ?? "");
  enforceRateLimit("institutionPerUser", user.id);
  return redirect(`/institution/${acceptInvitation(user, invitation)}`, 303);
});

export default function Institutions() {
  const { institutions, invitations } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: "/subscription", label: "Subscription" }} title="Institutions" />
      {invitations.map(({ id, name }) => (
        <form key={id} method="post" className="card stack">
          <p>
            <b>{name}</b> invites you to manage its seats.
          </p>
          <input type="hidden" name="invitation" value={id} />
          <Button kind="primary" about={name}>
            Accept
          </Button>
        </form>
      ))}
      {institutions.map(({ id, name, role }) => (
        <section key={id} className="card stack">
          <h2>{name}</h2>
          <p className="soft">You are {role === "owner" ? "an owner" : "staff"}.</p>
          <ButtonLink href={`/institution/${id}`} about={name}>
            Open
          </ButtonLink>
        </section>
      ))}
      {institutions.length + invitations.length === 0 && (
        <EmptyState
          title="No institution yet"
          action={
            <ButtonLink kind="primary" href="/support">
              Write to us
            </ButtonLink>
          }
        >
          A school, an NYSC desk or an organisation can buy plans and packs for its people. Write to us, and
          we set it up.
        </EmptyState>
      )}
    </div>
  );
}
