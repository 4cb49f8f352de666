import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import {
  deleteSharedItem,
  getSharedItem,
  readSharedAdvert,
} from "~/features/shared-items/shared-items.server";
import { findSource } from "~/features/profile/sources.server";
import { keepUpload } from "~/features/writing/uploads.server";
import { requireUser } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { createFlashCookie } from "~/http/flash.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { EXPIRED_SHARED_ITEM, readSharedItemKey } from "~/http/shared-item.server";

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  requireUser(request);
  return redirect("/share", 303);
});

/** Reads a shared file as the person says: as their resume, or as an advert. */
export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const user = requireUser(request);
  enforceRateLimit("uploadPerUser", user.id);
  const key = readSharedItemKey(request);
  if ((await readFields(request)).get("use") === "advert") {
    await readSharedAdvert(key, user.id);
    return redirect("/generate?shared=1", 303);
  }
  const { id, fileName } = await deleteOnce(user.id, key, () => {
    const { file } = getSharedItem(key, user.id);
    return keepUpload(user.id, file).then((upload) => {
      deleteSharedItem(key);
      return upload;
    });
  });
  const isAdded = findSource(user.id, id)?.isAdded ?? true;
  const headers = new Headers({ "Set-Cookie": EXPIRED_SHARED_ITEM });
  headers.append(
    "Set-Cookie",
    await createFlashCookie(
      "success",
      `${fileName} was read. ${isAdded ? "Please check what it says." : "It has another name: is it yours?"}`,
    ),
  );
  return redirect("/career", { status: 303, headers });
});
