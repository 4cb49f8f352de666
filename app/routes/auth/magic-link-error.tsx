import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

// Shows only texts from this list, because a link can contain any text.
const UNKNOWN = "Unknown error occurred";
const MESSAGES = [
  "This magic link has expired. Request a new one.",
  "Magic link verification failed",
  "Invalid or missing magic link token. Please request a new magic link.",
];

export const meta: MetaFunction = ({ matches }) => [
  ...createPageMeta(matches, "Magic link error", "This link cannot sign you in. Ask for a new one."),
  { httpEquiv: "refresh", content: "5;url=/" },
];

export function loader({ request }: LoaderFunctionArgs) {
  const messageKey = new URL(request.url).searchParams.get("message");
  return { message: MESSAGES.find((known) => known === messageKey) ?? UNKNOWN };
}

export default function MagicLinkError() {
  const { message } = useLoaderData<typeof loader>();
  return (
    <section className="card stack">
      <h1>Magic Link Error</h1>
      <Notice kind="stop">{message}</Notice>
      <p>
        You are taken to the <a href="/">home page</a> in five seconds.
      </p>
      <p>
        <ButtonLink kind="primary" href="/login">
          Go to Login
        </ButtonLink>
      </p>
    </section>
  );
}
