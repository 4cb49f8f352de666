import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/features/admin/user-actions.server";
import { deleteUser } from "~/features/data-rights/erase-account.server";
import { formatFullName } from "~/features/admin/users.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { deleteOnce } from "~/http/delete-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmPanel } from "~/ui/card";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Delete user", "Delete an account and everything in it.");

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  requireAdmin(request, "staff");
  const user = getUser(params.id ?? "");
  return { id: user.id, fullName: formatFullName(user), email: user.email };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "staff");
  await readProvenFields({ request, context }, admin);
  const [actor, id] = [{ userId: admin.id, address: context.clientAddress }, params.id ?? ""];
  deleteOnce(admin.id, id, () => deleteUser(actor, id));
  return redirect("/admin/users", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "User deleted successfully") },
  });
});

export default function UserDelete() {
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
