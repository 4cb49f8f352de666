import { findAccount } from "~/features/accounts/find-accounts.server";
import type { LeftOutLine } from "~/career/left-out";
import { getDateStyle, getUserSettings } from "~/features/accounts/settings.server";
import { viewHowToApply } from "~/features/adverts/advert-view";
import { getApplication } from "~/features/applications/applications.server";
import { describeClosing } from "~/features/applications/next-step";
import { viewProgress } from "~/features/applications/progress-view";
import { listSentTexts } from "~/features/documents/sent-texts.server";
import { toRenderable } from "~/features/documents/document-files.server";
import { toDocumentView } from "~/features/documents/document-view";
import { countLines, listCurrentSources } from "~/features/documents/line-sources";
import { getApplicationWork } from "~/features/writing/application-work.server";
import { viewSendKit } from "~/features/writing/send-kit.server";
import { viewQuestions } from "~/features/writing/question-view";
import { viewFindings, viewFormNotes, withFormOf } from "~/features/writing/findings-view.server";
import { listLeftOutLines } from "~/features/writing/left-out.server";
import { getRemakeOffer } from "~/features/writing/remake.server";
import type { Part as WrittenPart } from "~/features/writing/progress.server";
import { wayToSend } from "./ways-to-send";
import { formatDay, seconds, toLagosDay, type DateStyle } from "~/time";
import { z } from "zod";

// A fast writer often finishes within this time, so the first page is the result. In data saver mode a longer
// wait is better than a second page. A page that asks again is held until there is something new: longer than a first version takes
// (12 s), and as long as the API holds a generation, which with the pause before it is longer than a better version may take (40 s).
const WAIT_MS = { default: seconds(0.8), dataSaver: seconds(5), nothing: seconds(14), first: seconds(25) };

export type ApplicationPage = Awaited<ReturnType<typeof getApplicationPage>>;
export type Work = NonNullable<ApplicationPage["work"]>;
export type Part = Work["parts"][number];
export type Kit = NonNullable<ApplicationPage["kit"]>;

/** What a page that asks again has already: nothing to read, or a version that a better one may replace. */
export const Held = z.enum(["nothing", "first"]).optional().catch(undefined);

/** The page of one application. Waits up to WAIT_MS for its documents, so that a fast result needs no second page. Throws 404. */
export async function getApplicationPage(
  userId: string,
  applicationId: string,
  { isDataSaver, held }: { isDataSaver: boolean; held: z.infer<typeof Held> },
) {
  getApplication(userId, applicationId); // another's is a 404 before anything waits
  const first = isDataSaver ? WAIT_MS.dataSaver : WAIT_MS.default;
  const work = await getApplicationWork(userId, applicationId, {
    ms: held ? WAIT_MS[held] : first,
    ...(held === "nothing" && { until: "readable" }),
  });
  const application = getApplication(userId, applicationId);
  const style = getDateStyle(userId);
  const now = new Date();
  const { id, jobTitle, companyName, companyLocation, jobDescription, closesOn, notes } = application;
  return {
    id,
    jobTitle,
    companyName,
    companyLocation,
    jobDescription,
    notes,
    closing: closesOn === null ? "" : describeClosing(closesOn, toLagosDay(now), style),
    made: formatDay(application.createdAt, style).text,
    isArchived: application.archivedAt !== null,
    progress: viewProgress(application, style, now),
    sent: listSentTexts(userId, application.sentDocuments),
    remake: work?.isFinished ? getRemakeOffer(userId, applicationId) : null,
    work: work && viewWork(userId, work),
    kit: work && viewKit(userId, id, work, style),
  };
}

type FoundWork = NonNullable<Awaited<ReturnType<typeof getApplicationWork>>>;

function viewKit(userId: string, applicationId: string, work: FoundWork, style: DateStyle) {
  const kit = viewSendKit(userId, applicationId, work);
  if (!kit) return null;
  const asked = work.generation.findings?.advert.howToApply.subject;
  const hasPostalAddress = kit.howToApply.addressLines !== undefined;
  const view = { ...kit, hasPostalAddress, howToApply: viewHowToApply(kit, style, kit.mailUrl) };
  const way = wayToSend(view);
  // A subject of ours is for a mail; one that the advert names stands everywhere.
  const hasSubject = way === "mail" || way === "unknown" || asked !== undefined;
  return { ...view, howToApply: view.howToApply.filter(({ label }) => hasSubject || label !== "Subject") };
}

function viewWork(
  userId: string,
  { generation, parts, decisions, questions, stages, isFinished, isReadable, whoWrites }: FoundWork,
) {
  const photoId = findAccount(userId)?.photoId ?? null;
  const findings = currentFindings(generation, parts);
  return {
    status: generation.status,
    findings: findings && viewFindings(userId, findings),
    stages,
    isFinished,
    isReadable,
    whoWrites,
    mayPush: getUserSettings(userId).pushNotifications,
    parts: parts.map(({ document, ...part }) => ({
      ...part,
      open: decisions
        .filter(({ document, state }) => document === part.type && state === "open")
        .map(({ id, own, draft, why }) => ({ id, own, draft, why })),
      formNotes: document
        ? viewFormNotes(generation.findings, { ...document, type: part.type })
        : { notes: [] },
      questions: viewQuestions(questions.filter(({ documentId }) => documentId === document?.id)),
      document:
        document &&
        toDocumentProps(
          {
            ...document,
            photoId,
            hasOwnLines: part.type === "resume" && (generation.profile ?? generation.questionnaire) !== null,
            leftOut: listLeftOutLines(userId, { ...document, type: part.type, generationId: generation.id }),
          },
          toRenderable({ ...document, type: part.type, language: generation.language }),
        ),
    })),
  };
}

/** What was found, with the form of the resume as it reads now. */
function currentFindings(
  { findings, language }: FoundWork["generation"],
  parts: FoundWork["parts"],
): FoundWork["generation"]["findings"] {
  const resume = parts.find(({ type }) => type === "resume")?.document;
  const printed = resume && toRenderable({ ...resume, type: "resume", language });
  return findings && printed?.type === "resume" ? withFormOf(findings, printed.profile) : findings;
}

function toDocumentProps(
  {
    id,
    title,
    content,
    version,
    sources,
    design,
    pages,
    hasPhoto,
    photoId,
    hasOwnLines,
    leftOut,
  }: NonNullable<WrittenPart["document"]> & {
    photoId: string | null;
    hasOwnLines: boolean;
    leftOut: LeftOutLine[];
  },
  printable: ReturnType<typeof toRenderable>,
) {
  const from = listCurrentSources({ sources }, printable);
  return {
    id,
    title,
    content,
    version,
    design,
    pages,
    hasPhoto,
    photoId,
    hasOwnLines,
    leftOut,
    paper: toDocumentView(printable),
    hasSources: from.sources.length > 0,
    lines: countLines(from),
  };
}
