import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getDateStyle } from "~/features/accounts/settings.server";
import { compareWords, selectChangedLines } from "~/features/documents/compare-words";
import { getDocument } from "~/features/documents/documents.server";
import { RestoreForm, VersionNumber } from "~/features/documents/versions.schema";
import { getDocumentVersion, restoreDocumentVersion } from "~/features/documents/versions.server";
import { createFlashCookie } from "~/http/flash.server";
import { readForm } from "~/http/forms/forms.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";
import { safePath } from "~/http/security/safe-redirect";
import { Refusal } from "~/refusal";
import { formatDateTime } from "~/time";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/dialog";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";
import { Notice } from "~/ui/notice";
import { ChangedLine } from "./parts/changed-line";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "What changed", "An earlier text of a document, compared with the newest.");
export const handle = { width: "narrow" };

export const loader = pageHandler(({ request, params: { id = "", version = "" } }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const document = getDocument(user.id, id);
  const earlier = getDocumentVersion(user.id, id, VersionNumber.parse(version));
  const comparison = compareWords(earlier.content, document.content);
  return {
    id,
    title: document.title,
    current: document.version,
    version: earlier.version,
    saved: formatDateTime(earlier.savedAt, getDateStyle(user.id)),
    text: earlier.content,
    changed: selectChangedLines(comparison),
    added: comparison.added,
    removed: comparison.removed,
  };
});

export const action = pageHandler(
  async ({ request, params: { id = "", version = "" } }: ActionFunctionArgs) => {
    const user = requireUser(request);
    const form = await readForm(request, RestoreForm);
    if (!form.ok) throw new Refusal("BAD_INPUT", "Choose the version to restore.");
    enforceRateLimit("savePerUser", user.id);
    const { current, back } = form.value;
    try {
      await restoreDocumentVersion(user.id, id, { version: VersionNumber.parse(version), current });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      const problem = "It was changed somewhere else meanwhile. This is the comparison with the newest text.";
      return data({ problem }, { status: 409 });
    }
    return redirect(safePath(back ?? null, `/edit/${id}`), {
      status: 303,
      headers: {
        "Set-Cookie": await createFlashCookie(
          "success",
          `Version ${version} is back. The text before it is kept as a version, too.`,
        ),
      },
    });
  },
);

export default function Version() {
  const { id, title, current, version, saved, text, changed, added, removed } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/edit/${id}/versions`, label: "All versions" }}
        title={`What changed since version ${version}`}
        lead={`${title}. Version ${version} was saved ${saved}; version ${current} is the text now.`}
      />
      {actionData && "problem" in actionData && <Notice kind="stop">{actionData.problem}</Notice>}
      {changed.length === 0 ? (
        <p>No word differs from the text now.</p>
      ) : (
        <Card>
          <h2>{summarize(added, removed)}</h2>
          {changed.map((pieces, index) => (
            <ChangedLine key={index} pieces={pieces} />
          ))}
        </Card>
      )}
      <form method="post" className="row">
        <input type="hidden" name="current" value={current} />
        <Button kind="primary" wide>
          Restore version {version}
        </Button>
        <ButtonLink kind="link" href={`/edit/${id}`}>
          Keep the text as it is now
        </ButtonLink>
      </form>
      <Disclosure summary={`The whole text of version ${version}`}>
        {text.split("\n").map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </Disclosure>
    </div>
  );
}

function summarize(added: number, removed: number): string {
  const count = (words: number) => `${words.toLocaleString("en-GB")} ${words === 1 ? "word" : "words"}`;
  return [
    ...(added > 0 ? [`${count(added)} added`] : []),
    ...(removed > 0 ? [`${count(removed)} taken out`] : []),
  ].join(", ");
}
