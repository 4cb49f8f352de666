import { randomUUID } from "node:crypto";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { currentPlanOf } from "~/features/billing/current-plan.server";
import { REFERENCE_PATTERN } from "~/features/payments/payment-reference";
import { getWhatsAppLink } from "~/features/support/contact.server";
import { hasUnreadAnswer } from "~/features/support/conversations.server";
import { listUserMessages } from "~/features/support/messages.server";
import { getSupportStatus } from "~/features/support/presence.server";
import { getResponseTarget } from "~/features/support/response-target";
import { createFlashCookie } from "~/http/flash.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { submitSupportMessage } from "~/http/forms/support-form.server";
import { toMessageViewModel } from "~/http/message-view-model";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, EmptyState } from "~/ui/card";
import { ConversationView } from "~/ui/conversation";
import { FileField, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(
    matches,
    "Contact Support",
    "Write to a person about your documents, your account or a payment.",
  );
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { searchParams } = new URL(request.url);
  const before = Number(searchParams.get("before")) || undefined;
  const refund = REFERENCE_PATTERN.exec(searchParams.get("refund") ?? "")?.[0];
  const { messages, last } = listUserMessages(user.id, { before });
  const style = getDateStyle(user.id);
  return {
    userId: user.id,
    status: getSupportStatus(),
    promise: getResponseTarget(currentPlanOf(user.id)).text,
    whatsApp: getWhatsAppLink(),
    hasUnread: hasUnreadAnswer(user.id),
    messages: messages.map((message) => toMessageViewModel(message, "user", style)),
    last,
    earlier: messages[0] && messages[0].sequence > 1 ? `/support?before=${messages[0].sequence}` : undefined,
    requestId: randomUUID(),
    begun: refund ? `I would like my money back for the payment ${refund}.` : "",
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const sent = await submitSupportMessage(request, user);
  if (sent.ok)
    return redirect("/support#write", {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie(
          "success",
          `Message Sent! ${getResponseTarget(currentPlanOf(user.id)).text}`,
        ),
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
  const { userId, status, promise, whatsApp, messages, hasUnread, last, earlier } =
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
      <div className="stack" data-support-page={userId}>
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
        <ConversationView messages={messages} />
        {hasUnread && (
          <form method="post" action="/support/seen">
            <input type="hidden" name="upTo" value={last} />
            <Button small>Mark as read</Button>
          </form>
        )}
        <MessageForm />
      </div>
      {messages.length > 0 && (
        <form method="post" action="/support/copy">
          <Button small>Mail me this conversation</Button>
        </form>
      )}
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
  const { last, requestId, begun } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const problem = actionData && "message" in actionData ? actionData : undefined;
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
        defaultValue={problem?.text ?? begun}
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
