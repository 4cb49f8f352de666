import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endAllOtherSessions, endOwnSession, listSessions } from "~/features/accounts/session-list.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { readSessionToken } from "~/http/auth/session.server";
import { formatDateTime } from "~/time";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Where you are signed in",
    "Each device that is signed in to your account. Sign out any you do not know.",
  );
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const style = getDateStyle(user.id);
  return {
    sessions: listSessions(user.id, readSessionToken(request) ?? "").map((session) => ({
      ...session,
      createdAt: formatDateTime(session.createdAt, style),
    })),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = (await readFields(request)).get("session");
  if (typeof id === "string" && id !== "") endOwnSession(user.id, id);
  else endAllOtherSessions(user.id, readSessionToken(request) ?? "");
  return redirect("/sessions", {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie(
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
        back={{ href: "/settings", label: "Settings" }}
        title="Where you are signed in"
        lead="If you do not know one of these, sign it out and change your password."
      />
      <DocumentList>
        {sessions.map(({ id, browser, createdAt, isCurrent }) => (
          <li key={id}>
            <div>
              <p className="doc-title">{browser}</p>
              <p className="hint">Since {createdAt}</p>
            </div>
            {isCurrent ? (
              <Badge kind="go">This device</Badge>
            ) : (
              <EndButton id={id} about={`${browser}, since ${createdAt}`} />
            )}
          </li>
        ))}
      </DocumentList>
      {sessions.length > 1 && (
        <form method="post">
          <Button kind="danger">Sign out all others</Button>
        </form>
      )}
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
