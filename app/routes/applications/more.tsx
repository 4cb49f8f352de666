import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { NotesForm as NotesInput, SlotsForm } from "~/features/applications/application.schema";
import { setReminder } from "~/features/applications/reminders.server";
import { changeApplication } from "~/features/writing/change-application.server";
import { requireUser } from "~/http/auth/guards.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { pageHandler } from "~/http/page-handler.server";
import { isForScript } from "~/http/responses/for-script.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { MatchDetails } from "~/ui/match-findings";
import { slotFieldId } from "~/ui/asked-slots";
import { createPageMeta } from "~/ui/meta";
import { ErrorSummary } from "~/ui/notice";
import { PartPage, ReadOnlyText } from "~/ui/part-page";
import { PostAt } from "~/ui/post-at";
import { getApplicationPage, type ApplicationPage } from "./parts/application-data.server";
import { FollowUp } from "./parts/follow-up";
import { HowFar, StillOpen } from "./parts/send";
import { HowItWasMade } from "./parts/how-it-was-made";
import { NotesForm } from "./parts/notes";
import { FormalLetter, SendKit } from "./parts/send-kit";
import { SentPapers } from "./parts/sent-papers";

const PartName = z.enum(["send", "ask", "formal", "fit", "sent", "notes", "advert", "made"]);

const TITLES: Record<z.infer<typeof PartName>, string> = {
  send: "How to send it",
  ask: "Ask how it stands",
  formal: "A formal letter with two addresses",
  fit: "How well you fit",
  sent: "What you sent",
  notes: "Notes",
  advert: "The advert",
  made: "How it was made",
};

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  createPageMeta(matches, data?.title ?? "Application", "A part of one application.");

export const handle = { script: "part" };

// What the page of an application links to, and a script opens there.
export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const part = PartName.safeParse(params.part).data;
  const page = await getApplicationPage(user.id, params.id ?? "", { isDataSaver: false, held: undefined });
  if (!part || !hasPart(page)[part]) throw new Refusal("NOT_FOUND", "There is no such page.", 404);
  return { ...page, part, title: TITLES[part], isInPlace: isForScript(request) };
});

/** Saves the notes and whether a mail reminds of the closing day, or what the person fills into the subject. */
export const action = pageHandler(async ({ request, params: { id = "", part } }: ActionFunctionArgs) => {
  const user = requireUser(request);
  if (part === "send") return saveSlots(request, user.id, id);
  if (part !== "notes") throw new Refusal("NOT_FOUND", "There is no such page.", 404);
  const form = await readForm(request, NotesInput);
  const typed = String(form.fields.get("notes") ?? "");
  const isReminded = form.fields.get("remind") !== null;
  if (!form.ok)
    return data({ notes: { typed, isReminded, errors: form.reply.error?.notes ?? [] } }, { status: 400 });
  enforceRateLimit("savePerUser", user.id);
  await changeApplication(user.id, id, { notes: form.value.notes });
  setReminder(user.id, id, form.value.remind);
  return redirect(`/applications/${id}#notes`, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", "Saved.") },
  });
});

async function saveSlots(request: Request, userId: string, id: string) {
  const form = await readForm(request, SlotsForm);
  const back = safePath(form.fields.get("back"), `/applications/${id}/more/send`);
  if (!form.ok) {
    const fields = [...form.fields.keys()].filter((name) => /^slots\[\d+\]\.text$/.test(name));
    const typed = fields.map((name) => String(form.fields.get(name) ?? ""));
    const errors = fields.map((name) => form.reply.error?.[name] ?? []);
    return data({ slots: { typed, errors, back } }, { status: 400 });
  }
  enforceRateLimit("savePerUser", userId);
  await changeApplication(userId, id, { slots: form.value.slots });
  return redirect(back, {
    status: 303,
    headers: {
      "Set-Cookie": await createFlashCookie("success", "Saved where the advert wants it."),
    },
  });
}

function hasPart({ kit, work, sent, progress }: ApplicationPage): Record<z.infer<typeof PartName>, boolean> {
  return {
    send: kit !== null,
    ask: progress.state === "sent" && Boolean(kit?.followUp),
    formal: Boolean(kit?.formal),
    fit: Boolean(work?.findings),
    sent: sent.length > 0,
    notes: true,
    advert: true,
    made: work !== null,
  };
}

export default function ApplicationPart() {
  const { id, title, jobTitle, companyName, part, isInPlace, ...page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const refused = actionData && "notes" in actionData ? actionData.notes : undefined;
  const slots = actionData && "slots" in actionData ? actionData.slots : undefined;
  return (
    <PartPage
      back={{ href: `/applications/${id}`, label: "The application" }}
      isInPlace={isInPlace}
      title={title}
      lead={<PostAt jobTitle={jobTitle} companyName={companyName} />}
      before={
        part === "send" ? (
          <>
            <ErrorSummary errors={slotErrors(slots?.errors ?? [])} />
            <StillOpen id={id} work={page.work} />
          </>
        ) : (
          <ErrorSummary errors={(refused?.errors ?? []).map((text) => ({ fieldId: "notes-text", text }))} />
        )
      }
      after={(part === "send" || part === "ask") && <HowFar id={id} progress={page.progress} />}
    >
      {part === "send" && page.kit && <SendKit id={id} kit={page.kit} refused={slots} />}
      {part === "ask" && page.kit?.followUp && <FollowUp kit={page.kit} followUp={page.kit.followUp} />}
      {part === "formal" && page.kit?.formal && <FormalLetter {...page.kit.formal} />}
      {part === "fit" && page.work?.findings && <MatchDetails {...page.work.findings} />}
      {part === "sent" && <SentPapers id={id} sent={page.sent} />}
      {part === "notes" && <NotesForm page={{ ...page, id }} refused={refused} />}
      {part === "advert" && <ReadOnlyText label="The advert" text={page.jobDescription} />}
      {part === "made" && page.work && <HowItWasMade work={page.work} made={page.made} />}
    </PartPage>
  );
}

function slotErrors(errors: string[][]): { fieldId: string; text: string }[] {
  return errors.flatMap((texts, at) => texts.map((text) => ({ fieldId: slotFieldId(at), text })));
}
