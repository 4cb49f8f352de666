import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeArea } from "~/features/api/reference";
import { site } from "~/http/layout-data.server";
import { pageHandler } from "~/http/page-handler.server";
import { describeLimit } from "~/http/security/rate-limit.server";
import { Refusal } from "~/refusal";
import { Heading } from "~/ui/heading";
import { createPublicMeta } from "~/ui/meta";
import { ApiCall } from "./parts/api-call";

export const meta: MetaFunction<typeof loader> = ({ data, location }) =>
  data
    ? createPublicMeta({
        ...data.site,
        path: location.pathname,
        title: `API: ${data.title} – ${data.site.name}`,
        description: `${data.title}: what each call of the API takes and answers.`,
      })
    : [];
export const handle = { width: "full" };

export const loader = pageHandler(({ params }: LoaderFunctionArgs) => {
  const area = describeArea(params.area);
  if (!area) throw new Refusal("NOT_FOUND", "There is no such page.", 404);
  const calls = area.calls.map((call) => ({ ...call, limit: describeLimit(call.limit) }));
  return { site, title: area.title, calls };
});

export default function DevelopersArea() {
  const { title, calls } = useLoaderData<typeof loader>();
  return (
    <article className="stack-wide">
      <Heading
        back={{ href: "/developers", label: "API" }}
        title={title}
        lead="What each call takes and answers. Fields with * are needed."
      />
      <div>
        {calls.map((call) => (
          <ApiCall key={call.call} {...call} />
        ))}
      </div>
    </article>
  );
}
