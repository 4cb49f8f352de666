import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getInvitations, openInvitations } from "~/features/referrals/referrals.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { requireUser } from "~/http/auth/guards.server";
import { acceptFrom, clearInvitation, readInvitation } from "~/http/invitation.server";
import { site } from "~/http/layout-data.server";
import { pageHandler } from "~/http/page-handler.server";
import { hashNetwork } from "~/http/security/network-hash.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { Field } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { DefinitionList } from "~/ui/table";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Invite a friend", "One application for each of you, when your friend first pays.");
export const handle = { width: "form", script: "copy" };

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { code, invited, acceptedAt, acceptedStatus } = getInvitations(user.id);
  const countOf = (status: string) => invited.filter((one) => one.status === status).length;
  return {
    link: code && `${site.url}/invite/${code}`,
    text:
      code &&
      `Oya Apply turns a job advert and your resume into a letter and a resume. ${site.url}/invite/${code}`,
    waiting: countOf("accepted"),
    rewarded: countOf("rewarded"),
    isOpen: acceptedAt === null,
    wasRefused: acceptedStatus === "refused",
    came: acceptedAt === null ? await readInvitation(request) : "",
  };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const code = (await readFields(request)).get("code");
  enforceRateLimit("invitationsPerUser", user.id);
  if (typeof code !== "string") {
    openInvitations(user.id, { networkHash: hashNetwork(context.clientAddress) });
    return redirect("/invite", 303);
  }
  try {
    await acceptFrom(request, context, user.id, code);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const status = error.status === 404 ? 400 : error.status;
    return data({ typed: code.slice(0, 40), problem: error.message }, { status });
  }
  const headers = new Headers({ "Set-Cookie": await clearInvitation() });
  headers.append(
    "Set-Cookie",
    await createFlashCookie(
      "success",
      "Accepted. When your first payment arrives, you both get one application.",
    ),
  );
  return redirect("/invite", { status: 303, headers });
});

export default function Invite() {
  const { link, text, waiting, rewarded, isOpen, wasRefused, came } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/subscription", label: "Subscription" }}
        title="Invite a friend"
        lead="When your friend first pays, each of you gets one application: a letter and a resume. It never expires."
      />
      <section className="card stack">
        <h2>Your link</h2>
        {link && text ? (
          <>
            <p className="code">{link}</p>
            <div>
              <CopyButton name="Link" text={link} />
            </div>
            <ButtonLink kind="primary" block href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
              Send it on WhatsApp
            </ButtonLink>
            <DefinitionList
              rows={[
                { term: "Friends who have not paid yet", value: waiting },
                { term: "Friends who brought you an application", value: rewarded },
              ]}
            />
          </>
        ) : (
          <form method="post" className="stack">
            <p>You get a link of your own. We do not tell you who used it.</p>
            <Button kind="primary" block>
              Get my link
            </Button>
          </form>
        )}
        <p className="hint">
          Only other people count: not accounts that share a browser, a card or a network with yours. If a
          friend’s money goes back, the application goes back too.
        </p>
      </section>
      {isOpen ? (
        <form method="post" className="card stack">
          <h2>Were you invited?</h2>
          <Field
            id="code"
            name="code"
            label="Invitation code"
            hint="Enter it before your first payment."
            defaultValue={actionData?.typed ?? came}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            required
            errors={actionData?.problem ? [actionData.problem] : undefined}
          />
          <Button>Accept</Button>
        </form>
      ) : (
        <p className="soft">
          {wasRefused
            ? "The invitation that you accepted could not count. If that is wrong, write to us."
            : "You have accepted an invitation."}
        </p>
      )}
    </div>
  );
}
