import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { reviewSource } from "~/features/writing/new-generation.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { isForScript } from "~/http/responses/for-script.server";
import { Refusal } from "~/refusal";
import { createPageMeta } from "~/ui/meta";
import { PartPage } from "~/ui/part-page";
import { ReadLines } from "~/ui/read-lines";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "What your profile says", "Your profile in a few lines.");
export const handle = { width: "narrow" };

// What the form for new documents links to, and a script opens there.
export const loader = pageHandler(({ request }: LoaderFunctionArgs) => {
  const review = reviewSource(requireUser(request).id);
  if (!review) throw new Refusal("NO_PROFILE", "You have no profile yet.", 404);
  return { name: review.name, lines: review.lines, isInPlace: isForScript(request) };
});

export default function ProfileSummary() {
  const { name, lines, isInPlace } = useLoaderData<typeof loader>();
  return (
    <PartPage
      back={{ href: "/generate", label: "Your documents" }}
      isInPlace={isInPlace}
      title="What your profile says"
      lead={name}
    >
      <ReadLines lines={lines} />
      <a href="/career">Change it in My profile</a>
    </PartPage>
  );
}
