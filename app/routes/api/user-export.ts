import { exportName, exportZip } from "~/features/accounts/export.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countRead } from "~/http/rate-limit.server";
import { zipAnswer } from "~/http/zip-answer.server";

export const loader = api(({ request }) => {
  const user = requireApiUser(request);
  countRead(`export ${user.id}`);
  return zipAnswer(exportName(), exportZip(user.id));
});
