import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { SeenUpTo } from "~/features/support/message.schema";
import { markSeenByPerson } from "~/features/support/messages.server";
import { readForm } from "~/http/forms.server";
import { requireUser } from "~/http/guards.server";
import { page } from "~/http/page.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = page(({ request }: ActionFunctionArgs) => {
  requireUser(request);
  return redirect("/support", 303);
});

export const action = page(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, SeenUpTo);
  countAct("supportSeenPerUser", user.id);
  if (form.ok) markSeenByPerson(user.id, form.value.upTo);
  return redirect("/support", 303);
});
