import { randomUUID } from "node:crypto";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { whatsAppLink } from "~/features/support/contact.server";
import { hasUnread } from "~/features/support/conversations.server";
import { listOwnMessages } from "~/features/support/messages.server";
import { supportStatus } from "~/features/support/presence.server";
import { promiseOf } from "~/features/support/promise";
import { flash } from "~/http/flash.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { submitSupportMessage } from "~/http/support-form.server";
import { shownMessage } from "~/http/support-shown";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { Conversation } from "~/ui/conversation";
import { FileField, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Contact Support", "Write to a person about your documents, your account or a payment.");
export const handle = { width: "narrow" };

export const loader = page(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  const { messages, last } = listOwnMessages(user.id, { before });
  const style = dateStyleOf(user.id);
  return {
    person: user.id,
    status: supportStatus(),
    promise: promiseOf(currentPlanOf(user.id)).words,
    whatsApp: whatsAppLink(),
    hasUnread: hasUnread(user.id),
    messages: messages.map((message) => shownMessage(message, "user", style)),
    last,
    earlier: messages[0] && messages[0].sequence > 1 ? `/support?before=${messages[0].sequence}` : undefined,
    requestId: randomUUID(),
  };
});

export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const sent = await submitSupportMessage(request, user);
  if (sent.ok)
    return redirect("/support#write", {
      status: 303,
      headers: {
        "Set-Cookie": await flash("success", `Message Sent! ${promiseOf(currentPlanOf(user.id)).words}`),
      },
    });
  const { title } = sent.refusal.details;
  return data(
    {
      title: typeof title === "string" ? title : "Failed to Send Message",
      message: sent.refusal.message,
      text: sent.text,
    },
    { status: sent.refusal.status },
  );
});

export default function Support() {
  const { person, status, promise, whatsApp, messages, hasUnread, last, earlier } =
    useLoaderData<typeof loader>();
  if (!status.available && messages.length === 0)
    return (
      <EmptyState title="Support is not set up here">
        Nobody would read your message here. Ask the owner of this site.
      </EmptyState>
    );
  return (
    <div className="stack-wide">
      <Heading title="Contact Support" lead={promise} />
      <div className="stack" data-support-page={person}>
        <p>
          <Badge kind={status.agentOnline ? "go" : "care"}>
            {status.agentOnline ? "Online" : "Fallback mode"}
          </Badge>
          {!status.agentOnline && (
            <span className="hint"> Using email fallback - your message will still be delivered</span>
          )}
        </p>
        {earlier && (
          <p>
            <a href={earlier}>Earlier messages</a>
          </p>
        )}
        {messages.length === 0 && (
          <p className="soft">
            Ask us anything about your documents, your account or a payment. A person reads it.
          </p>
        )}
        <Conversation messages={messages} />
        {hasUnread && (
          <form method="post" action="/support/seen">
            <input type="hidden" name="upTo" value={last} />
            <Button small>Mark as read</Button>
          </form>
        )}
        <MessageForm />
      </div>
      {whatsApp && (
        <p>
          Prefer WhatsApp?{" "}
          <a href={whatsApp} rel="noopener">
            Write to us there
          </a>
          .
        </p>
      )}
    </div>
  );
}

function MessageForm() {
  const { last, requestId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const problem = answer && "message" in answer ? answer : undefined;
  return (
    <form method="post" encType="multipart/form-data" className="card stack" id="write">
      <ErrorSummary
        title={problem?.title}
        errors={problem ? [{ fieldId: "message", text: problem.message }] : []}
      />
      <input type="hidden" name="clientMessageId" value={requestId} />
      <input type="hidden" name="upTo" value={last} />
      <input type="hidden" name="currentPage" value="/support" />
      <TextArea
        id="message"
        name="message"
        label="Your message"
        rows={4}
        defaultValue={problem?.text}
        errors={problem ? [problem.message] : undefined}
        hint="Up to 2000 characters."
        required={false}
      />
      <FileField
        id="image"
        name="image"
        label="Picture"
        hint="Under 5 MB. We remove location and camera details."
        accept="image/*"
      />
      <div className="row">
        <Button kind="primary">Send</Button>
        <ButtonLink href="/support">Check for answers</ButtonLink>
      </div>
    </form>
  );
}
