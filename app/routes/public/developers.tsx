import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EXAMPLES, JAVASCRIPT_START, shellStart, WEBHOOK_EXAMPLE } from "~/features/api/examples";
import { listAreas } from "~/features/api/reference";
import { API_CALLS_PER_MINUTE } from "~/http/api/api-limit.server";
import { site } from "~/http/layout-data.server";
import { ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPublicMeta } from "~/ui/meta";
import { AnswerHeaders, Command, Rules, Version1, Webhooks } from "./parts/api-notes";
import { ApiPart } from "./parts/api-part";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? createPublicMeta({
        ...data.site,
        path: "/developers",
        title: `API – ${data.site.name}`,
        description: "Use your account from your own programs: keys, ten examples, every call.",
      })
    : [];
export const handle = { width: "full" };

export function loader() {
  return {
    site,
    callsPerMinute: API_CALLS_PER_MINUTE,
    start: { shell: shellStart(site.url), javascript: JAVASCRIPT_START },
    examples: EXAMPLES,
    webhook: WEBHOOK_EXAMPLE,
    areas: listAreas(),
  };
}

export default function Developers() {
  const { start, examples, webhook, areas, callsPerMinute } = useLoaderData<typeof loader>();
  const [first] = examples;
  return (
    <article className="stack-wide">
      <Heading
        title="API"
        lead="Use your account from your own programs."
        actions={
          <ButtonLink href="/api-keys" kind="primary">
            Make an API key
          </ButtonLink>
        }
      />
      <div>
        <ApiPart anchor="first" title="Your first call" open>
          <ol>
            <li>
              <a href="/register">Open an account</a> and confirm your address, or sign in.
            </li>
            <li>
              Make a key under Settings, <a href="/api-keys">API keys</a>. The ten examples need <b>Read</b>,{" "}
              <b>Change</b> and <b>Make documents</b> (the scopes read, write and generate); tick only what
              your program needs.
            </li>
            <li>Put it into your shell in place of oya_…, and make your first call:</li>
          </ol>
          <pre className="code" tabIndex={0}>
            {`${start.shell}\n${first?.curl}`}
          </pre>
          <p>
            It answers with your plan and the credits that are left. The <a href="#examples">ten examples</a>{" "}
            go on from there to a letter as PDF.
          </p>
        </ApiPart>
        <ApiPart anchor="examples" title="Ten examples">
          <p>
            Copy them one after the other into the same shell: later ones use the ids that earlier ones found.
            The ones in JavaScript are for Node 20 or newer, after these lines:
          </p>
          <pre className="code" tabIndex={0}>
            {start.javascript}
          </pre>
          {examples.map(({ title, note, curl, javascript }, place) => (
            <section key={title} className="stack">
              <h3>
                {place + 1}. {title}
              </h3>
              {note && <p>{note}</p>}
              <pre className="code" tabIndex={0}>
                {curl}
              </pre>
              <details>
                <summary>In JavaScript</summary>
                <pre className="code" tabIndex={0}>
                  {javascript}
                </pre>
              </details>
            </section>
          ))}
        </ApiPart>
        <Webhooks example={webhook} />
        <Version1 />
        <Command />
        <Rules callsPerMinute={callsPerMinute} />
        <AnswerHeaders />
        <ApiPart anchor="calls" title="Every call">
          <p>
            What each call takes and answers. For programs: <a href="/api/openapi.json">openapi.json</a>{" "}
            (OpenAPI 3.1).
          </p>
          <ul>
            {areas.map(({ title, slug, calls }) => (
              <li key={slug}>
                <a href={`/developers/${slug}`}>{title}</a>{" "}
                <span className="soft">{`${calls.length} calls`}</span>
              </li>
            ))}
          </ul>
        </ApiPart>
      </div>
    </article>
  );
}
