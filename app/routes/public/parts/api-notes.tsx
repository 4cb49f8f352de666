import { ANSWER_HEADERS, EVERYWHERE } from "~/features/api/answer-headers";
import { DefinitionList } from "~/ui/table";
import { ApiPart } from "./api-part";

/** How a program hears of what happens, with one to copy. */
export function Webhooks({ example }: { example: string }) {
  return (
    <ApiPart anchor="webhooks" title="Webhooks">
      <p>
        Instead of asking again and again, let us call your program. Make a webhook under Settings,{" "}
        <a href="/webhooks">Webhooks</a>, or by POST /api/v1/webhook-endpoints. Messages are signed as
        Standard Webhooks, hold ids and states only, and are tried ten times within three days. One may come
        twice: keep the webhook-id. This program checks who speaks:
      </p>
      <pre className="code" tabIndex={0}>
        {example}
      </pre>
    </ApiPart>
  );
}

/** What is alike in all calls below /api/v1. */
export function Version1() {
  return (
    <ApiPart anchor="version-1" title="Version 1">
      <p>
        The calls below /api/v1 are alike in everything. New programs should use them, where there is one.
      </p>
      <DefinitionList
        rows={[
          {
            term: "Lists",
            value: (
              <>
                <b>data</b>, <b>hasMore</b> and <b>nextCursor</b>, which you send as <b>cursor</b>.{" "}
                <b>limit</b> is 25, at most 100.
              </>
            ),
          },
          {
            term: "Changes",
            value: (
              <>
                Send the <b>ETag</b> that you read as <b>If-Match</b>. Was it changed meanwhile, the answer is
                412 and nothing is lost.
              </>
            ),
          },
          {
            term: "Repeats",
            value: (
              <>
                A POST with an <b>Idempotency-Key</b> is made once. Sent again within 24 hours it gets the
                same answer, with <b>Idempotent-Replayed: true</b>. The same key with other content is 409.
                What was refused made nothing: the same key can be sent again.
              </>
            ),
          },
          {
            term: "Errors",
            value: (
              <>
                One <b>error</b> with type, code, message, param and requestId. A field that we do not know is
                400 UNKNOWN_FIELD.
              </>
            ),
          },
        ]}
      />
    </ApiPart>
  );
}

/** What there is already for a terminal and for an assistant. */
export function Command() {
  return (
    <ApiPart anchor="command" title="A command, and your assistant">
      <p>
        The source code of this site has a command that uses nothing but this API. Build it, then give it the
        address and the key as above. The first line makes and saves your documents. The second one serves the
        calls of the scopes that you name to an assistant (Model Context Protocol), finished papers as files;
        what changes something needs a confirmation.
      </p>
      <pre className="code" tabIndex={0}>
        {"npx oya apply advert.txt --resume cv.pdf\nnpx oya mcp --scopes read,generate"}
      </pre>
    </ApiPart>
  );
}

/** The headers that answers have. */
export function AnswerHeaders() {
  return (
    <ApiPart anchor="headers" title="Headers of answers">
      <p>
        Every answer has {EVERYWHERE.join(", ")}. 401 has WWW-Authenticate, 405 Allow, and 429 and 503
        Retry-After. Which call has the others stands beside it.
      </p>
      <DefinitionList rows={Object.entries(ANSWER_HEADERS).map(([term, value]) => ({ term, value }))} />
    </ApiPart>
  );
}

/** What holds for every call. */
export function Rules({ callsPerMinute }: { callsPerMinute: number }) {
  return (
    <ApiPart anchor="rules" title="Good to know">
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
                <b>read</b> (Read): look. <b>write</b> (Change): change and delete, add resumes.{" "}
                <b>generate</b> (Make documents): spends credits. <b>account</b> (Account): profile, settings,
                payments, invitations. No key may export your data, change your password or close your
                account: these need a signed-in browser.
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
                {callsPerMinute} calls a minute for each key; some calls have a limit of their own. The{" "}
                <a href="#headers">headers</a> of every answer name what is left.
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
    </ApiPart>
  );
}
