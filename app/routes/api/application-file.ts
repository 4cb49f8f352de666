import { getKitFile, KIT_FILES } from "~/features/writing/send-kit.server";
import { getSentFile, SENT_FILES } from "~/features/writing/sent-file.server";
import { apiRoute } from "~/http/api/api-route.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { Refusal } from "~/refusal";

const route = apiRoute({
  "GET /api/applications/{id}/files/{file}": async ({ request, user, params: { id, file }, query }) => {
    const made = await getApplicationFile(user.id, id, file);
    return fileResponse(request, { ...made, asAttachment: query.inline === undefined });
  },
});
export const loader = route;
export const action = route;

function getApplicationFile(userId: string, applicationId: string, file: string) {
  const sent = SENT_FILES.find((one) => one === file);
  if (sent) return getSentFile(userId, applicationId, sent);
  const kept = KIT_FILES.find((one) => one === file);
  if (kept) return getKitFile(userId, applicationId, kept);
  throw new Refusal("NOT_FOUND", `Ask for one of ${[...KIT_FILES, ...SENT_FILES].join(", ")}.`, 404);
}
