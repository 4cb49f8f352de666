import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { staffRoleOf } from "~/features/accounts/permissions";
import { StaffRoleChange } from "~/features/admin/admin.schema";
import { changeStaffRole } from "~/features/admin/staff-role.server";
import { getUser } from "~/features/admin/user-actions.server";
import { formatFullName } from "~/features/admin/users.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { pageHandler } from "~/http/page-handler.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceCard, ChoiceGroup } from "~/ui/choice";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Staff role", "What this person may see and do on the console.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "staff");
  const user = getUser(params.id ?? "");
  return {
    id: user.id,
    fullName: formatFullName(user),
    email: user.email,
    current: staffRoleOf(user) ?? "none",
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const owner = requireAdmin(request, "staff");
  const { id } = getUser(params.id ?? "");
  const fields = await readProvenFields({ request, context }, owner);
  const parsed = StaffRoleChange.safeParse({ staffRole: fields.get("staffRole") });
  if (!parsed.success) throw new Refusal("BAD_ROLE", "Choose one of the roles.", 400);
  changeStaffRole({ userId: owner.id, address: context.clientAddress }, id, parsed.data.staffRole);
  return redirect(`/admin/users/${id}`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "The role was changed.") },
  });
});

const CHOICES = [
  { value: "none", label: "Not staff", hint: "An account like all others." },
  { value: "support", label: "Support agent", hint: "People and conversations. No money, no settings." },
  { value: "analyst", label: "Analyst", hint: "Analytics and AI monitoring, without names." },
  { value: "owner", label: "Owner", hint: "Everything, also the roles of others." },
];

export default function UserRole() {
  const { id, fullName, email, current } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading back={{ href: `/admin/users/${id}`, label: fullName }} title="Staff role" lead={email} />
      <form method="post" className="card confirm stack">
        <ChoiceGroup id="none" legend={`What ${fullName} may see and do`}>
          {CHOICES.map(({ value, label, hint }) => (
            <ChoiceCard
              type="radio"
              key={value}
              id={value}
              name="staffRole"
              value={value}
              label={label}
              hint={hint}
              defaultChecked={value === current}
            />
          ))}
        </ChoiceGroup>
        <p className="hint">It counts at once, and the audit log names you.</p>
        <div className="row">
          <Button kind="primary">Save role</Button>
          <ButtonLink href={`/admin/users/${id}`}>Cancel</ButtonLink>
        </div>
      </form>
    </div>
  );
}
