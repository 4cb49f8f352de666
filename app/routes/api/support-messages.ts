import { z } from "zod";
import { listOwnMessages } from "~/features/support/messages.server";
import { api, badInput } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

const number = z.coerce.number({ error: "after and before must be message numbers" }).int().min(0).optional();
const Range = z.object({ after: number, before: number });

export const loader = api(({ request }) => {
  const user = requireApiUser(request);
  const range = Range.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!range.success) throw badInput(range.error);
  return listOwnMessages(user.id, range.data);
});
