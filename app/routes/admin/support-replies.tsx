import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { listSavedReplies } from "~/features/support/inbox.server";
import { FIELD_NAMES, SavedReplyForm } from "~/features/support/staff-actions.schema";
import { deleteSavedReply, upsertSavedReply } from "~/features/support/staff-actions.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Field, TextArea } from "~/ui/field";
import { listFormErrors, getFieldProps } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { ErrorSummary } from "~/ui/notice";
import { createPageMeta } from "~/ui/meta";
import { readFields } from "~/http/forms/read-body.server";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Saved replies", "Common answers, each with a short code.");

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireAdmin(request, "support");
  return { replies: listSavedReplies().map(({ id, code, body }) => ({ id, code, body })) };
});

export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  const agent = requireAdmin(request, "support");
  const fields = await readFields(request);
  enforceRateLimit("supportPerAgent", agent.id);
  const actor = { userId: agent.id, address: context.clientAddress };
  const deletedId = fields.get("forget");
  if (typeof deletedId === "string") {
    deleteSavedReply(actor, deletedId);
    return redirect("/admin/support/replies", {
      status: 303,
      headers: { "Set-Cookie": await createFlashCookie("success", "The reply was deleted.") },
    });
  }
  const form = parseForm(fields, SavedReplyForm);
  if (!form.ok) return data(form.reply, { status: 400 });
  upsertSavedReply(actor, form.value);
  return redirect("/admin/support/replies", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", `Saved as /${form.value.code}.`) },
  });
});

export default function SavedReplies() {
  const { replies } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = useForm<z.input<typeof SavedReplyForm>>({
    id: "reply",
    lastResult: actionData && "status" in actionData ? actionData : undefined,
  });
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/support", label: "Support inbox" }}
        title="Saved replies"
        lead="Common answers, each with a short code."
      />
      {replies.length === 0 ? (
        <EmptyState title="No replies yet">
          Write the first one below. In a conversation it is one click away.
        </EmptyState>
      ) : (
        <DocumentList>
          {replies.map(({ id, code, body }) => (
            <li key={id}>
              <div>
                <p className="doc-title">/{code}</p>
                <p>{body}</p>
              </div>
              <form method="post">
                <input type="hidden" name="forget" value={id} />
                <Button small about={`/${code}`}>
                  Delete
                </Button>
              </form>
            </li>
          ))}
        </DocumentList>
      )}
      <form method="post" className="card confirm stack" noValidate>
        <h2>New reply</h2>
        <ErrorSummary errors={listFormErrors(form, fields.code.id)} />
        <Field
          {...getFieldProps(fields.code)}
          label="Short code"
          hint="Such as refund. This replaces a reply with the same code."
          autoCapitalize="none"
          required
        />
        <TextArea
          {...getFieldProps(fields.body)}
          label="Reply"
          hint={`These are filled in for each person: ${FIELD_NAMES.join(" ")}`}
          required
        />
        <Button kind="primary">Save reply</Button>
      </form>
    </div>
  );
}
