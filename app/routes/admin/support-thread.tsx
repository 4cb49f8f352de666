import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getThreadPage, type ThreadPage } from "./parts/support-thread-data.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { submitSupportReply } from "~/http/forms/support-form.server";
import { Button } from "~/ui/button";
import { Badge } from "~/ui/card";
import { ConversationView } from "~/ui/conversation";
import { FileField, TextArea } from "~/ui/field";
import { Heading } from "~/ui/heading";
import { ErrorSummary, Notice } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { SidePanel } from "./parts/support-side-panel";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Conversation", "One conversation with a person, with notes and answers.");

export const handle = { script: "inbox" };

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  const searchParams = new URL(request.url).searchParams;
  return getThreadPage(agent, params.id ?? "", searchParams);
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  const sent = await submitSupportReply(request, agent, context.clientAddress, params.id ?? "");
  if (sent.ok) return redirect(`/admin/support/${params.id}#write`, 303);
  return data(
    { code: sent.refusal.code, message: sent.refusal.message, text: sent.text },
    { status: sent.refusal.status },
  );
});

export default function SupportThread() {
  const thread = useLoaderData<typeof loader>();
  const { id, agent, status, earlier, messages, user, others } = thread;
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/support", label: "Support inbox" }}
        title={user.name}
        state={
          <Badge kind={status === "open" ? "care" : "go"}>{status === "open" ? "Open" : "Resolved"}</Badge>
        }
      />
      {others.length > 0 && (
        <Notice kind="care" label="Somebody else is here">
          {others.join(" and ")} {others.length > 1 ? "have" : "has"} this conversation open too.
        </Notice>
      )}
      <div className="split">
        <section className="stack" aria-label="Conversation">
          <div
            className="stack"
            data-thread={id}
            data-agent={agent}
            data-user-id={user.id}
            data-name={user.name}
          >
            {earlier && (
              <p>
                <a href={earlier}>Earlier messages</a>
              </p>
            )}
            <ConversationView messages={messages} them={user.name} />
            <Reply {...thread} />
          </div>
        </section>
        <SidePanel {...thread} />
      </div>
    </div>
  );
}

function Reply({ last, draft, requestId }: ThreadPage) {
  const actionData = useActionData<typeof action>();
  const problem = actionData && "message" in actionData ? actionData : undefined;
  return (
    <form method="post" encType="multipart/form-data" className="card stack" id="write">
      <ErrorSummary errors={problem ? [{ fieldId: "message", text: problem.message }] : []} />
      <input type="hidden" name="clientMessageId" value={requestId} />
      <input type="hidden" name="upTo" value={last} />
      <TextArea
        id="message"
        name="message"
        label="Your answer"
        rows={5}
        defaultValue={problem?.text ?? draft}
        errors={problem ? [problem.message] : undefined}
        required={false}
      />
      <FileField id="image" name="image" label="Picture" hint="Under 5 MB." accept="image/*" />
      <div className="row">
        <Button kind="primary">Send</Button>
        {problem?.code === "NEWER_ANSWER" && (
          <Button name="anyway" value="1">
            Send anyway
          </Button>
        )}
      </div>
    </form>
  );
}
