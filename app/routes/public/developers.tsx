import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EXAMPLES, JAVASCRIPT_START, shellStart } from "~/features/api/examples";
import { describeReference } from "~/features/api/reference";
import { API_CALLS_PER_MINUTE } from "~/http/api/api-limit.server";
import { describeLimit } from "~/http/security/rate-limit.server";
import { site } from "~/http/layout-data.server";
import { ButtonLink } from "~/ui/button";
import { Heading } from "~/ui/heading";
import { createPublicMeta } from "~/ui/meta";
import { DefinitionList } from "~/ui/table";
import { ApiArea } from "./parts/api-area";

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
    areas: describeReference().map(({ area, calls }) => ({
      area,
      calls: calls.map((call) => ({ ...call, limit: describeLimit(call.limit) })),
    })),
  };
}

export default function Developers() {
  const { start, examples, areas, callsPerMinute } = useLoaderData<typeof loader>();
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
      <section className="stack">
        <h2>Your first call</h2>
        <ol>
          <li>
            <a href="/register">Open an account</a>, or sign in.
          </li>
          <li>
            Make a key under Settings, <a href="/api-keys">API keys</a>. Tick only what your program needs.
          </li>
          <li>Put it into your shell, and run the first example below.</li>
        </ol>
        <pre className="code" tabIndex={0}>
          {start.shell}
        </pre>
      </section>
      <section className="stack">
        <h2>Ten examples</h2>
        <p>The ones in JavaScript are for Node 20 or newer, after these lines:</p>
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
      </section>
      <Rules callsPerMinute={callsPerMinute} />
      <section className="stack-wide">
        <h2>Every call</h2>
        <p>
          For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Fields with * are needed.
        </p>
        {areas.map((one) => (
          <ApiArea key={one.area} {...one} />
        ))}
      </section>
    </article>
  );
}

function Rules({ callsPerMinute }: { callsPerMinute: number }) {
  return (
    <section className="stack">
      <h2>Good to know</h2>
      <DefinitionList
        rows={[
          {
            term: "Keys",
            value: (
              <>
                Send <b>Authorization: Bearer oya_…</b>. A key has scopes and an end, and you can revoke it.
                It never opens the console, and never changes your password. With a key, cookies are ignored.
              </>
            ),
          },
          {
            term: "Scopes",
            value: (
              <>
                <b>read</b>: look. <b>write</b>: change and delete. <b>generate</b>: make documents, which
                spends credits. <b>account</b>: name, settings, payments, export.
              </>
            ),
          },
          {
            term: "Answers",
            value:
              "JSON in UTF-8, or a file. Times are ISO 8601 in UTC. New fields may come; none changes its meaning.",
          },
          {
            term: "Errors",
            value: (
              <>
                A status of 400 or more with <b>errorCode</b> for programs, <b>message</b> for people,{" "}
                <b>requestId</b> and, for fields, <b>fieldErrors</b>. Every call may answer 401
                UNAUTHENTICATED, 403 SCOPE_MISSING, 429 TOO_MANY and 500 FAILED.
              </>
            ),
          },
          {
            term: "Limits",
            value: (
              <>
                {callsPerMinute} calls a minute for each key; some calls have a limit of their own. Every
                answer has <b>RateLimit-Limit</b>, <b>RateLimit-Remaining</b> and <b>RateLimit-Reset</b>{" "}
                (seconds).
              </>
            ),
          },
          { term: "Browsers", value: "Pages of any site may call with a key (CORS), never with a session." },
          {
            term: "Repeats",
            value:
              "Give each generation an Idempotency-Key header of your own. Sent again with the same content it is made and charged once; with other content it is refused with 409.",
          },
        ]}
      />
    </section>
  );
}
