import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findUser } from "~/features/admin/people-acts.server";
import { deletePerson } from "~/features/data-rights/erase-account.server";
import { fullNameOf } from "~/features/admin/people.server";
import { flash } from "~/http/flash.server";
import { requireAdmin } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { pageTitle } from "~/ui/title";

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, "Delete user", "Delete an account and everything in it.");

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request);
  const user = findUser(params.id ?? "");
  return { id: user.id, fullName: fullNameOf(user), email: user.email };
});

export const action = page(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request);
  deletePerson({ userId: admin.id, address: context.clientAddress }, params.id ?? "");
  return redirect("/admin/users", {
    status: 303,
    headers: { "Set-Cookie": await flash("success", "User deleted successfully") },
  });
});

export default function PersonDelete() {
  const { id, fullName, email } = useLoaderData<typeof loader>();
  return (
    <ConfirmPanel
      title={`Delete ${fullName}?`}
      confirm={<Button kind="danger">Delete User</Button>}
      cancel={<ButtonLink href={`/admin/users/${id}`}>Keep the account</ButtonLink>}
    >
      <p>Are you sure you want to delete this user? This action cannot be undone.</p>
      <p>
        {email} is erased at once, with all documents. We keep only the payment records that tax law requires,
        without a name.
      </p>
    </ConfirmPanel>
  );
}
