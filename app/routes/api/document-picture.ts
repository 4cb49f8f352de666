import { getFile } from "~/features/documents/download.server";
import { StyleQuery } from "~/features/documents/document-style.schema";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { fileResponse } from "~/http/responses/file-response.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { Refusal } from "~/refusal";

// The first page as it prints. Kept by the browser, which asks each time whether it is still the same.
export const loader = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  const style = StyleQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!style.success)
    throw new Refusal("BAD_STYLE", "Ask for design=plain, graduate or senior, and pages=1 or 2.", 400);
  const { bytes, sha256 } = await getFile(user.id, params.id ?? "", "png", style.data);
  return fileResponse(request, { bytes, sha256, format: "png", name: "page-1.png", asAttachment: false });
});

export const action = refuseMethod("GET", "HEAD");
