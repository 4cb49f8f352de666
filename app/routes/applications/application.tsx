import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/http/auth/guards.server";
import { isDataSaverOn } from "~/http/data-saver.server";
import { pageHandler } from "~/http/page-handler.server";
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

export default function ApplicationPage() {
  const page = useLoaderData<typeof loader>();
  const { work } = page;
  if (work && !work.isFinished && !work.isReadable) return <Waiting {...page} work={work} />;
  if (work?.status === "failed" && !work.isReadable) return <Failed {...page} />;
  return <Result page={page} />;
}
