import { serializeAdvert } from "~/features/adverts/serialize-advert";
import type { Application } from "~/features/applications/applications.server";
import { nextStates, stateOf } from "~/features/applications/states";
import type { getApplicationWork } from "~/features/writing/application-work.server";
import { viewSendKit, type SendKitView } from "~/features/writing/send-kit.server";
import { serializeDecisions, serializeDocument } from "./serializers";

/** An application in a list. `closesAt` is a day, "2026-12-12"; the other times are moments. */
export function serializeApplication(application: Application) {
  const { id, jobTitle, companyName, companyLocation, closesOn, createdAt, updatedAt } = application;
  const { sentAt, interviewAt, closedAt, archivedAt } = application;
  return {
    id,
    jobTitle,
    companyName,
    companyLocation,
    state: stateOf(application),
    closesAt: closesOn,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    interviewAt: interviewAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    isArchived: archivedAt !== null,
  };
}

/** One application with the advert, the fit, the papers and what is open. What was not read yet, or was deleted, is null or empty. */
export function serializeFullApplication(
  application: Application,
  work: Awaited<ReturnType<typeof getApplicationWork>>,
) {
  const sendKit = work && viewSendKit(application.userId, application.id, work);
  const { jobDescription, jobTitle, companyName, companyLocation, notes, sentDocuments } = application;
  const about = { jobTitle, companyName, companyLocation, createdAt: application.createdAt };
  const findings = work?.generation.findings;
  const { fit = null, howToApply = null, warnings = [], ...read } = findings ? serializeAdvert(findings) : {};
  return {
    ...serializeApplication(application),
    jobDescription,
    notes,
    nextStates: nextStates(application),
    jobId: work?.generation.id ?? null,
    advert: findings ? read : null,
    fit,
    howToApply,
    sendKit: sendKit && serializeSendKit(sendKit),
    warnings,
    documents: (work?.parts ?? []).flatMap(({ type, document }) =>
      document ? [serializeDocument({ ...about, ...document, type })] : [],
    ),
    decisions: work ? serializeDecisions(work) : [],
    sentDocuments: sentDocuments.map(({ documentId, type, version }) => ({ documentId, type, version })),
  };
}

/** The same for version 1 of the API. */
export function serializeApplicationDetail(...found: Parameters<typeof serializeFullApplication>) {
  const { jobId, ...rest } = serializeFullApplication(...found);
  return { ...rest, generationId: jobId };
}

/** What to send. A text that the advert or the papers do not give is empty; the first attachment is what the advert asks for. */
function serializeSendKit({
  to,
  url,
  subject,
  blanks,
  slots,
  body,
  whatsapp,
  attachments,
  ownPapers,
  formal,
  followUp,
}: NonNullable<SendKitView>) {
  return {
    to,
    url,
    subject,
    blanks,
    slots,
    body,
    whatsapp,
    ownPapers,
    attachments: attachments.map(serializeFile),
    formalLetter: formal ? { text: formal.text, files: formal.files.map(serializeFile) } : null,
    followUp: followUp && { subject: followUp.subject, body: followUp.body, whatsapp: followUp.whatsapp },
  };
}

function serializeFile({ name, url }: { name: string; url: string }) {
  return { name, url };
}
