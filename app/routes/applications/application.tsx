import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NotesForm } from "~/features/applications/application.schema";
import { setReminder } from "~/features/applications/reminders.server";
import { changeApplication } from "~/features/writing/application-work.server";
import { requireUser } from "~/http/auth/guards.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { createPageMeta } from "~/ui/meta";
import { getApplicationPage, Held } from "./parts/application-data.server";
import { Failed } from "./parts/failed";
import { Result } from "./parts/result";
import { Waiting } from "./parts/waiting";

export const meta: MetaFunction<typeof loader> = ({ matches, data: page }) => [
  ...createPageMeta(
    matches,
    page ? `${page.jobTitle}, ${page.companyName}` : "Application",
    "One application: the advert, your letter and resume, how to send them, and how far it got.",
  ),
];

export const handle = { script: "job" };

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const query = new URL(request.url).searchParams;
  const page = await getApplicationPage(user.id, params.id ?? "", {
    isDataSaver: await isDataSaverOn(request),
    held: Held.parse(query.get("has") ?? undefined),
  });
  return { ...page, editing: query.get("edit"), isLeftOutOpen: query.has("left-out") };
});

/** Saves the notes, and whether a mail reminds of the closing day. */
export const action = pageHandler(async ({ request, params: { id = "" } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  const form = await readForm(request, NotesForm);
  const typed = String(form.fields.get("notes") ?? "");
  if (!form.ok) return data({ typed, errors: form.reply.error?.notes ?? [] }, { status: 400 });
  enforceRateLimit("savePerUser", user.id);
  await changeApplication(user.id, id, { notes: form.value.notes });
  setReminder(user.id, id, form.value.remind);
  return redirect(`/applications/${id}#notes`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Saved.") },
  });
});

export default function ApplicationPage() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { work } = page;
  if (work && !work.isFinished && !work.isReadable) return <Waiting {...page} work={work} />;
  if (work?.status === "failed" && !work.isReadable) return <Failed {...page} />;
  return <Result page={page} refused={refused} />;
}
