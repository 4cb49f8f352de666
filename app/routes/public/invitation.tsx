import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getOffer } from "~/features/billing/offers.server";
import { allowanceText } from "~/features/billing/plans";
import { findInviter } from "~/features/referrals/referrals.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { saveInvitation } from "~/http/invitation.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";
import { ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const handle = { width: "form" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "You are invited", "Make an account: the first applications are free.");

// Open to everybody who has the link. It shows a first name, as its owner was told, and stores nothing here.
export const loader = pageHandler(async ({ request, params, context }: LoaderFunctionArgs) => {
  enforceReadLimit(`invitation ${context.clientAddress}`);
  const code = (params.code ?? "").toUpperCase();
  const { firstName } = findInviter(code);
  const headers = { "Set-Cookie": await saveInvitation(code) };
  if (getCurrentUser(request)?.emailVerifiedAt) throw redirect("/invite", { status: 303, headers });
  return data({ firstName, trial: allowanceText(getOffer("free_trial")) }, { headers });
});

export default function Invitation() {
  const { firstName, trial } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title={`${firstName} invites you`}
        lead="Paste a job advert, add your resume once. Seconds later you have a letter and a resume to send."
      />
      <section className="card stripes stack">
        <p>{trial} are free for 7 days, without a card.</p>
        <p>
          Then accept the invitation under “Invite a friend”, before you first pay. You and {firstName} each
          get one application more.
        </p>
        <ButtonLink kind="primary" block href="/register">
          Create account
        </ButtonLink>
        <p>
          Already have an account? <a href="/login?next=/invite">Sign in</a>
        </p>
      </section>
    </div>
  );
}
