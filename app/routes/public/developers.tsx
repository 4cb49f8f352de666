import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { API_ENDPOINTS } from "~/features/site/api-reference";
import { site } from "~/http/layout-data.server";
import { Heading } from "~/ui/heading";
import { Table } from "~/ui/table";
import { createPublicMeta } from "~/ui/meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? createPublicMeta({
        ...data.site,
        path: "/developers",
        title: `API – ${data.site.name}`,
        description: "The JSON calls behind the pages, for your own programs.",
      })
    : [];
export const handle = { width: "full" };

export function loader() {
  return { site, calls: API_ENDPOINTS };
}

export default function Developers() {
  const { site, calls } = useLoaderData<typeof loader>();
  return (
    <article className="stack-wide">
      <Heading title="API" lead="The JSON calls behind the pages, for your own programs." />
      <section className="stack">
        <h2>How to call it</h2>
        <p>
          The address is <b>{site.url}</b>. Sign in with your account; send the token you get as{" "}
          <b>Authorization: Bearer TOKEN</b>. The token is a session: it ends after 30 days, or when you sign
          it out under “Where you are signed in”.
        </p>
        <p>
          Send JSON. A file goes along as multipart, or in the JSON of <b>POST /api/generate</b> as{" "}
          <b>{'"resume": {"fileName": "…", "base64": "…"}'}</b>. Answers are JSON. An error has a status of
          400 or more and says why: <b>message</b>, <b>errorCode</b>, <b>requestId</b> and, for fields,{" "}
          <b>fieldErrors</b>.
        </p>
        <p>
          Give each generation an <b>Idempotency-Key</b> header of your own. If you send it twice with the
          same content, we make and charge it once.
        </p>
      </section>
      <section className="stack">
        <h2>Calls</h2>
        <Table
          caption="Calls"
          columns={["Call", "Send", "Receive"]}
          rows={calls.map(({ endpoint, parameters, response }) => ({
            key: endpoint,
            cells: [<b key="call">{endpoint}</b>, parameters || "–", response],
          }))}
        />
      </section>
    </article>
  );
}
