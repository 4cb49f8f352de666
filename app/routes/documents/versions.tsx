import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getDocument } from "~/features/documents/documents.server";
import { listDocumentVersions } from "~/features/documents/versions.server";
import { requireUser } from "~/http/auth/guards.server";
import { pageHandler } from "~/http/page-handler.server";
import { formatDateTime } from "~/time";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/card";
import { DocumentList } from "~/ui/documents";
import { Heading } from "~/ui/heading";
import { createPageMeta } from "~/ui/meta";

export const meta: MetaFunction = ({ matches }) =>
  createPageMeta(matches, "Versions", "The earlier texts of a document.");
export const handle = { width: "narrow" };

const Before = z.coerce.number().int().min(1).optional().catch(undefined);

export const loader = pageHandler(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request);
  const { id, title, version, updatedAt, content } = getDocument(user.id, params.id ?? "");
  const style = getDateStyle(user.id);
  const before = Before.parse(new URL(request.url).searchParams.get("before") ?? undefined);
  const { versions: earlier, older } = listDocumentVersions(user.id, id, before);
  const texts = before === undefined ? [{ version, savedAt: updatedAt, content }, ...earlier] : earlier;
  return {
    id,
    title,
    current: version,
    older,
    versions: texts.map(({ version, savedAt, content }) => ({
      version,
      saved: formatDateTime(savedAt, style),
      length: content.length.toLocaleString("en-GB"),
    })),
  };
});

export default function Versions() {
  const { id, title, current, versions, older } = useLoaderData<typeof loader>();
  return (
    <div className="stack-wide">
      <Heading
        back={{ href: `/edit/${id}`, label: "Back to the editor" }}
        title="Versions"
        lead={`${title}. Each saved text is kept.`}
      />
      <DocumentList>
        {versions.map(({ version, saved, length }) => (
          <li key={version}>
            <div>
              <p>
                <b>Version {version}</b> {version === current && <Badge kind="go">Now</Badge>}
              </p>
              <p className="hint">
                {saved} · {length} characters
              </p>
            </div>
            {version !== current && (
              <div className="doc-actions">
                <ButtonLink
                  small
                  kind="link"
                  href={`/edit/${id}/versions/${version}`}
                  about={`since version ${version}`}
                >
                  See what changed
                </ButtonLink>
              </div>
            )}
          </li>
        ))}
      </DocumentList>
      {older && (
        <div className="row">
          <ButtonLink href={`/edit/${id}/versions?before=${older}`}>Older versions</ButtonLink>
        </div>
      )}
    </div>
  );
}
