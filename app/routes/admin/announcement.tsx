import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { audienceText, KIND_LABELS, STATE_LABELS } from "~/features/announcements/announcement-text";
import {
  getAnnouncement,
  sendAnnouncement,
  stopAnnouncement,
  versionOf,
} from "~/features/announcements/announcements.server";
import { countRecipients } from "~/features/announcements/audience.server";
import { toParagraphs } from "~/features/announcements/send-announcement.server";
import { offerNames } from "~/features/billing/offers.server";
import { createFlashCookie } from "~/http/flash.server";
import { readProvenFields } from "~/http/auth/step-up.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { deleteOnce } from "~/http/delete-once.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Badge, Card } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { DefinitionList } from "~/ui/table";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Announcement", "One mail to many people, as they read it.");

export const loader = pageHandler(async ({ request, params }: LoaderFunctionArgs) => {
  const style = getDateStyle(requireAdmin(request, "announcements").id);
  const announcement = getAnnouncement(params.id ?? "");
  const { id, kind, subject, body, state, sentTo, effectiveAt, audience } = announcement;
  return {
    ...{ id, kind, subject, state, sentTo },
    paragraphs: toParagraphs(body),
    from: effectiveAt && formatDay(effectiveAt, style).text,
    to: audienceText(kind, audience, offerNames()),
    count: state === "draft" ? await countRecipients(announcement) : null,
    version: versionOf(announcement),
  };
});

export const action = pageHandler(async ({ request, params, context }: ActionFunctionArgs) => {
  const admin = requireAdmin(request, "announcements");
  const actor = { userId: admin.id, address: context.clientAddress };
  const id = params.id ?? "";
  const fields = await readProvenFields({ request, context }, admin);
  if (fields.has("stop")) {
    const done = deleteOnce(admin.id, id, () => stopAnnouncement(actor, id));
    return goTo(done === "deleted" ? "/admin/announcements" : `/admin/announcements/${id}`, `It is ${done}.`);
  }
  const version = String(fields.get("version") ?? "");
  sendAnnouncement(actor, id, { expected: Number(fields.get("count")) || 0, version });
  return goTo(`/admin/announcements/${id}`, "It is being sent, at most 60 mails a minute.");
});

async function goTo(path: string, message: string) {
  return redirect(path, {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", message) },
  });
}

export default function Announcement() {
  const { id, kind, subject, state, sentTo, paragraphs, from, to, count, version } =
    useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: "/admin/announcements", label: "Announcements" }}
        title={subject}
        state={<Badge>{STATE_LABELS[state]}</Badge>}
      />
      <DefinitionList
        rows={[
          { term: "What it is", value: KIND_LABELS[kind] },
          { term: "To", value: to },
          { term: "Holds from", value: from },
          { term: count === null ? "Sent to" : "Goes to", value: peopleText(count ?? sentTo) },
        ].filter(({ value }) => value)}
      />
      <Card>
        <h2>As people read it</h2>
        <p>Hello …,</p>
        {paragraphs.map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
        {kind === "news" && <p className="hint">At the end is a link that stops these mails.</p>}
      </Card>
      {count !== null && (
        <div className="row">
          <form method="post">
            <input type="hidden" name="count" value={count} />
            <input type="hidden" name="version" value={version} />
            <Button kind="primary" disabled={count === 0}>
              Send to {peopleText(count)}
            </Button>
          </form>
          <ButtonLink href={`/admin/announcements?draft=${id}`}>Change the text</ButtonLink>
          <form method="post">
            <Button name="stop" value="yes">
              Delete draft
            </Button>
          </form>
        </div>
      )}
      {state === "sending" && (
        <form method="post">
          <Button kind="danger" name="stop" value="yes">
            Stop sending
          </Button>
        </form>
      )}
    </div>
  );
}

function peopleText(count: number): string {
  return count === 1 ? "1 person" : `${count.toLocaleString("en-NG")} people`;
}
