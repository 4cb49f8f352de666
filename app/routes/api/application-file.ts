import { getKitFile, KIT_FILES } from "~/features/writing/send-kit.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { Refusal } from "~/refusal";

export const loader = apiHandler(async ({ request, params: { id = "", file = "" } }) => {
  const user = requireApiUser(request);
  const asked = KIT_FILES.find((one) => one === file);
  if (!asked) throw new Refusal("NOT_FOUND", `Ask for one of ${KIT_FILES.join(", ")}.`, 404);
  const made = await getKitFile(user.id, id, asked);
  return fileResponse(request, {
    ...made,
    asAttachment: new URL(request.url).searchParams.get("inline") === null,
  });
});

export const action = refuseMethod("GET", "HEAD");
