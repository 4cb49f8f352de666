import { z } from "zod";
import { listUserMessages } from "~/features/support/messages.server";
import { apiHandler, validationRefusal, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

const number = z.coerce.number({ error: "after and before must be message numbers" }).int().min(0).optional();
const Range = z.object({ after: number, before: number });

export const loader = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  const range = Range.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!range.success) throw validationRefusal(range.error);
  return listUserMessages(user.id, range.data);
});

export const action = refuseMethod("GET", "HEAD");
