import { getKitFile, KIT_FILES } from "~/features/writing/send-kit.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/applications/{id}/files/{file}": async ({ request, user, params: { id, file }, query }) => {
    const asked = KIT_FILES.find((one) => one === file);
    if (!asked) throw new Refusal("NOT_FOUND", `Ask for one of ${KIT_FILES.join(", ")}.`, 404);
    const made = await getKitFile(user.id, id, asked);
    return fileResponse(request, { ...made, asAttachment: query.inline === undefined });
  },
});
export const loader = route;
export const action = route;
