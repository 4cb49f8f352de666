import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { joinSharedText, storeSharedItem } from "~/features/shared-items/shared-items.server";
import { UPLOAD_LIMIT } from "~/features/writing/generation.schema";
import { readRefusal } from "~/features/writing/read-refusal";
import { requireUser } from "~/http/auth/guards.server";
import { getCurrentUser } from "~/http/auth/session.server";
import { readSubmission } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createSharedItemCookie, readSharedItem } from "~/http/shared-item.server";
import { Refusal } from "~/refusal";
import { Button, ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Shared from your phone", "What you shared from another app.");
export const handle = { width: "form" };

export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const item = readSharedItem(request, user.id);
  if (item && !item.file) throw redirect("/generate?shared=1", 303);
  return { fileName: item?.file && (item.file.name || "Your file") };
});

/** What the share sheet of the phone sends, signed out too. It is stored for this device and changes nothing else. */
export const action = pageHandler(async ({ request, context }: ActionFunctionArgs) => {
  enforceRateLimit("sharePerAddress", context.clientAddress);
  const { fields, file, tooLarge, isEmpty, busy } = await readSubmission(request, "file", UPLOAD_LIMIT);
  if (busy) throw busy;
  if (tooLarge) throw new Refusal("too_large", "File size must be less than 10MB.", 413);
  const part = (name: string) => String(fields.get(name) ?? "").trim();
  const text = joinSharedText({ title: part("title"), text: part("text"), url: part("url") });
  if (text === "" && isEmpty) throw readRefusal("empty_file");
  if (text === "" && !file) return redirect("/generate", 303);
  const userId = getCurrentUser(request)?.id ?? null;
  const key = storeSharedItem({ userId, text, file: file ?? null });
  return redirect("/share", { status: 303, headers: { "Set-Cookie": createSharedItemCookie(key) } });
});

export default function Shared() {
  const { fileName } = useLoaderData<typeof loader>();
  if (!fileName)
    return (
      <div className="stack-wide">
        <Heading
          title="There is nothing shared here"
          lead="What you share is kept for an hour. Share it again, or paste the advert."
        />
        <p>
          <ButtonLink kind="primary" href="/generate">
            Paste an advert
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <div className="stack-wide">
      <Heading title="What is this file?" lead={fileName} />
      <form className="card stack" method="post" action="/share/file">
        <p>
          A resume is read into your profile: what is there already stays. An advert goes into the form for
          new documents.
        </p>
        <Button kind="primary" block name="use" value="resume">
          My resume
        </Button>
        <Button block name="use" value="advert">
          A job advert
        </Button>
      </form>
    </div>
  );
}
