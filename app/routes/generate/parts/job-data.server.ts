import { getUserSettings } from "~/features/accounts/settings.server";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { listCurrentSources } from "~/features/documents/line-sources";
import { viewFindings } from "~/features/writing/findings-view.server";
import { waitForGeneration } from "~/features/writing/watch.server";
import { minutes, seconds } from "~/time";

// A fast writer often finishes within this time, so the first page is the result. In data saver mode a longer
// wait is better than a second page.
const WAIT_MS = { default: 800, dataSaver: 5000 };

export type Part = Awaited<ReturnType<typeof getGenerationPage>>["parts"][number];

/** The page of one generation. Waits up to WAIT_MS, so that a fast result needs no second page. Throws 404. */
export async function getGenerationPage(userId: string, jobId: string, isDataSaver: boolean) {
  const { generation, parts, stages, isFinished, isReadable, whoWrites } = await waitForGeneration(
    userId,
    jobId,
    isDataSaver ? WAIT_MS.dataSaver : WAIT_MS.default,
  );
  const age = Date.now() - generation.createdAt.getTime();
  return {
    id: generation.id,
    status: generation.status,
    jobTitle: generation.jobTitle,
    companyName: generation.companyName,
    findings: generation.findings && viewFindings(userId, generation.findings),
    stages,
    isFinished,
    isReadable,
    whoWrites,
    refreshAfter: age < seconds(10) ? 2 : age < minutes(1) ? 5 : 10,
    mayPush: getUserSettings(userId).pushNotifications,
    parts: parts.map(({ document, ...part }) => ({
      ...part,
      document:
        document &&
        toDocumentProps(
          document,
          toRenderable({ ...document, type: part.type, language: generation.language }),
        ),
    })),
  };
}

type StoredDocument = NonNullable<Awaited<ReturnType<typeof waitForGeneration>>["parts"][number]["document"]>;

function toDocumentProps(
  { id, title, content, version, sources, hasFiles }: StoredDocument,
  printable: ReturnType<typeof toRenderable>,
) {
  return {
    id,
    title,
    content,
    version,
    hasFiles,
    paper: toDocumentView(printable),
    from: listCurrentSources({ sources }, printable),
  };
}
