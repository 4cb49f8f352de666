import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getDateStyle, saveDailyDigest, wantsDailyDigest } from "~/features/accounts/settings.server";
import { formatDigest } from "~/features/digest/digest-text";
import { getDigest } from "~/features/digest/digest.server";
import { createFlashCookie } from "~/http/flash.server";
import { requireAdmin } from "~/http/auth/guards.server";
import { readFields } from "~/http/forms/read-body.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDay } from "~/time";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Daily digest", "What the mail of each morning says.");

export const loader = pageHandler(async ({ request }: LoaderFunctionArgs) => {
  const owner = requireAdmin(request, "staff");
  const style = getDateStyle(owner.id);
  const digest = await getDigest();
  return {
    isWanted: wantsDailyDigest(owner.id),
    email: owner.email,
    day: formatDay(new Date(`${digest.day}T12:00:00Z`), style).text,
    lines: formatDigest(digest, style),
  };
});

export const action = pageHandler(async ({ request }: ActionFunctionArgs) => {
  const owner = requireAdmin(request, "staff");
  const isWanted = (await readFields(request)).get("digest") === "on";
  saveDailyDigest(owner.id, isWanted);
  const text = isWanted ? "You get the digest each morning." : "You get no digest any more.";
  return redirect("/admin/digest", {
    status: 303,
    headers: { "Set-Cookie": await createFlashCookie("success", text) },
  });
});

export default function DailyDigest() {
  const { isWanted, email, day, lines } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        title="Daily digest"
        lead={
          isWanted
            ? `Each morning at 7:00, Lagos time, this goes to ${email}.`
            : "Each owner gets this mail each morning at 7:00, Lagos time. You have switched yours off."
        }
      />
      <Card>
        <h2>{day}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <form method="post">
        <input type="hidden" name="digest" value={isWanted ? "off" : "on"} />
        <Button>{isWanted ? "Stop sending it to me" : "Send it to me"}</Button>
      </form>
    </div>
  );
}
