import { useForm } from "@conform-to/react";
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StaffForm } from "~/features/institutions/institutions.schema";
import {
  inviteStaff,
  leaveInstitution,
  listMembers,
  removeMember,
  requireMember,
} from "~/features/institutions/members.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { parseForm } from "~/http/forms/forms.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { getFieldProps, listFormErrors } from "~/ui/form-field";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { Table } from "~/ui/table";

export const handle = { width: "form" };
export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Members", "Who acts for your institution.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const { institution, role } = requireMember(requireUser(request).id, params.id ?? "");
  return {
    id: institution.id,
    name: institution.name,
    isOwner: role === "owner",
    members: listMembers(institution.id),
  };
});

/** Invites, removes, or leaves. */
export const action = pageHandler(async ({ request, params }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const id = params.id ?? "";
  requireMember(user.id, id);
  const fields = await readFields(request);
  enforceRateLimit("institutionPerUser", user.id);
  if (fields.has("leave")) {
    leaveInstitution(user.id, id);
    return goTo("/institution", "You have left.");
  }
  const removed = fields.get("remove");
  if (typeof removed === "string") {
    removeMember(user.id, id, removed);
    return goTo(`/institution/${id}/members`, "Removed.");
  }
  requireMember(user.id, id, "owner");
  const form = parseForm(fields, StaffForm);
  if (!form.ok) return data({ reply: form.reply }, { status: 400 });
  inviteStaff(user.id, id, form.value.email);
  return goTo(`/institution/${id}/members`, `We wrote to ${form.value.email}.`);
});

async function goTo(path: string, text: string) {
  return redirect(path, { status: 303, headers: { "Set-Cookie": await createFlashCookie("success", text) } });
}

export default function Members() {
  const { id, name, isOwner, members } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ email: string }>({
    id: "staff",
    lastResult: useActionData<typeof action>()?.reply,
  });
  const owners = members.filter(({ role, isInvited }) => role === "owner" && !isInvited);
  const [lastOwner] = owners.length === 1 ? owners : [];
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/institution/${id}`, label: "Institution" }} title="Members" lead={name} />
      <Table
        caption="Members"
        columns={["Who", "Role", { actions: "Action" }]}
        rows={members.map((member) => ({
          key: member.id,
          cells: [
            member.name,
            `${member.role === "owner" ? "Owner" : "Staff"}${member.isInvited ? ", invited" : ""}`,
            isOwner && member !== lastOwner ? (
              <form key="r" method="post">
                <input type="hidden" name="remove" value={member.id} />
                <Button small about={member.name}>
                  Remove
                </Button>
              </form>
            ) : null,
          ],
        }))}
      />
      {isOwner && (
        <form id={form.id} method="post" className="card stack" noValidate>
          <h2>Invite a colleague</h2>
          <ErrorSummary errors={listFormErrors(form, fields.email.id)} />
          <Field
            {...getFieldProps(fields.email)}
            label="Email address"
            hint="Staff see codes and counts. Only owners order seats and invite."
            type="email"
            required
          />
          <Button kind="primary">Invite</Button>
        </form>
      )}
      {!(isOwner && lastOwner) && (
        <form method="post">
          <input type="hidden" name="leave" value="on" />
          <Button kind="link">Leave {name}</Button>
        </form>
      )}
    </div>
  );
}
