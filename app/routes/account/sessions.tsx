import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endAllOthers, endListedSession, listSessions } from "~/features/accounts/sessions-list.server";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { flash } from "~/http/flash.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { sessionToken } from "~/http/session.server";
import { momentText } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(
    matches,
    "Where you are signed in",
    "Each device that is signed in to your account. Sign out any you do not know.",
  );
export const handle = { width: "narrow" };

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const style = dateStyleOf(user.id);
  return {
    sessions: listSessions(user.id, sessionToken(request) ?? "").map((session) => ({
      ...session,
      createdAt: momentText(session.createdAt, style),
    })),
  };
});

export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = (await request.formData()).get("session");
  if (typeof id === "string" && id !== "") endListedSession(user.id, id);
  else endAllOthers(user.id, sessionToken(request) ?? "");
  return redirect("/sessions", {
    status: 303,
    headers: {
      "Set-Cookie": await flash(
        "success",
        id ? "That device was signed out." : "All your other devices were signed out.",
      ),
    },
  });
});

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Where you are signed in"
        lead="If you do not know one of these, sign it out and change your password."
      />
      <DocumentList>
        {sessions.map(({ id, browser, createdAt, isThis }) => (
          <li key={id}>
            <div>
              <p className="doc-title">{browser}</p>
              <p className="hint">Since {createdAt}</p>
            </div>
            {isThis ? (
              <Badge kind="go">This device</Badge>
            ) : (
              <EndButton id={id} about={`${browser}, since ${createdAt}`} />
            )}
          </li>
        ))}
      </DocumentList>
      <div className="row">
        {sessions.length > 1 && (
          <form method="post">
            <Button kind="danger">Sign out all others</Button>
          </form>
        )}
        <ButtonLink href="/settings">Back to Settings</ButtonLink>
      </div>
    </div>
  );
}

function EndButton({ id, about }: { id: string; about: string }) {
  return (
    <form method="post">
      <input type="hidden" name="session" value={id} />
      <Button small about={about}>
        Sign out
      </Button>
    </form>
  );
}
