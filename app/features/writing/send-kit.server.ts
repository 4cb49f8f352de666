import { parseLetter, printLetter } from "~/career/letter";
import { parseProfile } from "~/career/profile";
import type { DocumentType } from "~/career/generated-document";
import type { HowToApply } from "~/career/job-advert/job-advert";
import type { Letter } from "~/career/letter.schema";
import {
  addressOf,
  applicantOf,
  buildSendKit,
  mailLink,
  toFormalLetter,
  whatsappLink,
  writeFollowUp,
  type Applicant,
  type SendKit,
} from "~/career/send-kit";
import { getApplication } from "~/features/applications/applications.server";
import { getDocument, type Document } from "~/features/documents/documents.server";
import {
  makeFile,
  makeMergedPdf,
  type DocumentSource,
  type MadeFile,
} from "~/features/documents/document-files.server";
import { joinFileName } from "~/features/documents/file-name";
import { Refusal } from "~/refusal";
import { toLagosDay } from "~/time";
import { getApplicationWork } from "./application-work.server";
import { findApplicant } from "./findings-view.server";

type Work = NonNullable<Awaited<ReturnType<typeof getApplicationWork>>>;

/** The files of a send kit, by the names of their addresses. */
export const KIT_FILES = [
  "application.pdf",
  "letter.pdf",
  "letter.docx",
  "resume.pdf",
  "resume.docx",
  "formal-letter.pdf",
  "formal-letter.docx",
] as const;
export type KitFile = (typeof KIT_FILES)[number];

/** A file to attach: the name that it is saved under, and where it is. */
export type Attachment = { file: KitFile; name: string; url: string };

export type SendKitView = ReturnType<typeof viewSendKit>;

/** What is needed to send an application, from its papers as they are now; null while there is no paper. */
export function viewSendKit(userId: string, applicationId: string, work: Work) {
  const papers = readPapers(userId, applicationId, work);
  if (!papers) return null;
  const { letter, resume, howToApply, language, title, person } = papers;
  const kinds: DocumentType[] = [
    ...(letter ? ["cover_letter" as const] : []),
    ...(resume ? ["resume" as const] : []),
  ];
  const kit = buildSendKit({ letter: letter?.text, person, language, title, howToApply, papers: kinds });
  const attachments = listAttachments(applicationId, papers, kit);
  const formal = letter && toFormalLetter(letter.text, language, howToApply);
  return {
    ...kit,
    howToApply: { ...howToApply, subject: kit.subject, ...(kit.fileName && { fileName: kit.fileName }) },
    mailUrl: mailLink(kit),
    whatsappUrl: whatsappLink(kit.phone, kit.whatsapp),
    attachments,
    formal: formal && {
      text: printLetter(formal),
      hasAddress: addressOf(formal).length > 0,
      files: (["formal-letter.pdf", "formal-letter.docx"] as const).map((file) =>
        attach(applicationId, papers, file),
      ),
    },
    followUp: viewFollowUp(papers, kit),
  };
}

/** What asks how an application stands that was sent; null before. */
function viewFollowUp({ letter, person, language, title, companyName, sentAt }: Papers, kit: SendKit) {
  if (!sentAt) return null;
  const about = { person, language, title, company: companyName, subject: kit.subject };
  const message = writeFollowUp({ letter: letter?.text, sentOn: toLagosDay(sentAt), ...about });
  const { to, phone } = kit;
  return {
    ...message,
    mailUrl: mailLink({ to, ...message }),
    whatsappUrl: whatsappLink(phone, message.whatsapp),
  };
}

/** What only the person can fill into the subject and the file name of one of their own applications. Throws 404 for any other. */
export async function listSlots(userId: string, applicationId: string) {
  const work = await getApplicationWork(userId, applicationId);
  return (work && viewSendKit(userId, applicationId, work)?.slots) ?? [];
}

/** One file of the send kit of the person's own application. Throws 404 for any other, and what makeFile and makeMergedPdf throw. */
export async function getKitFile(
  userId: string,
  applicationId: string,
  file: KitFile,
): Promise<MadeFile & { name: string; format: "pdf" | "docx" }> {
  const work = await getApplicationWork(userId, applicationId);
  const papers = work && readPapers(userId, applicationId, work);
  const { letter, resume } = papers ?? {};
  const format = file.endsWith(".docx") ? "docx" : "pdf";
  if (!papers) throw notFound();
  const kit = viewSendKit(userId, applicationId, work);
  const name = [...(kit?.attachments ?? []), ...(kit?.formal?.files ?? [])].find(
    (one) => one.file === file,
  )?.name;
  const about = { name: name ?? attach(applicationId, papers, file).name, format } as const;
  if (file === "application.pdf" && letter && resume)
    return { ...about, ...(await makeMergedPdf(letter.document, resume.document)) };
  if (file.startsWith("letter.") && letter) return { ...about, ...(await makeFile(letter.document, format)) };
  if (file.startsWith("resume.") && resume) return { ...about, ...(await makeFile(resume.document, format)) };
  if (file.startsWith("formal-letter.") && letter)
    return { ...about, ...(await makeFile(formalSource(papers, letter), format)) };
  throw notFound();
}

type Papers = {
  letter: { document: Document; text: Letter } | undefined;
  resume: { document: Document } | undefined;
  howToApply: HowToApply;
  language: Document["language"];
  title: string;
  companyName: string;
  person: Applicant;
  sentAt: Date | null;
};

function readPapers(userId: string, applicationId: string, { generation, parts }: Work): Papers | null {
  const find = (type: DocumentType) => {
    const id = parts.find((part) => part.type === type)?.document?.id;
    return id === undefined ? undefined : getDocument(userId, id);
  };
  const [letter, resume] = [find("cover_letter"), find("resume")];
  if (!letter && !resume) return null;
  const text = letter && parseLetter(letter.content);
  const own = resume && applicantOf(parseProfile(resume.content), toLagosDay(new Date()));
  const { details = [], ...known } = findApplicant(userId);
  const { slotAnswers, sentAt } = getApplication(userId, applicationId);
  return {
    letter: letter && text && { document: letter, text },
    resume: resume && { document: resume },
    howToApply: generation.findings?.advert.howToApply ?? { attachments: [] },
    language: generation.language,
    title: generation.jobTitle,
    companyName: generation.companyName,
    // A resume does not print what only a form asks for, such as the state of origin.
    person: {
      phone: own?.phone || known.phone,
      name: own?.name || (text?.sender.name ?? text?.signature ?? known.name),
      location: own?.location || (text ? addressOf(text).join(", ") : known.location),
      details: [...details, ...(own?.details ?? [])],
      answers: slotAnswers,
    },
    sentAt,
  };
}

/** What to attach, first what the advert asks for. Its own name goes to the one file, or to the resume where it wants single ones. */
function listAttachments(
  applicationId: string,
  papers: Papers,
  { fileName, oneFile }: { fileName: string; oneFile: boolean | undefined },
): Attachment[] {
  const { letter, resume, howToApply } = papers;
  const ending = howToApply.fileFormat === "Word" ? "docx" : "pdf";
  const single = [
    ...(letter ? [attach(applicationId, papers, `letter.${ending}`)] : []),
    ...(resume ? [attach(applicationId, papers, `resume.${ending}`)] : []),
  ];
  const merged = letter && resume ? [attach(applicationId, papers, "application.pdf")] : [];
  const wantsSingle = oneFile === false || ending === "docx";
  const named = wantsSingle ? single.at(-1) : (merged[0] ?? single.at(-1));
  const files = wantsSingle ? [...single, ...merged] : [...merged, ...single];
  return files.map((one) =>
    one === named && fileName ? { ...one, name: `${fileName}.${one.file.split(".")[1] ?? "pdf"}` } : one,
  );
}

const NAMES: Record<string, string> = {
  application: "Application",
  letter: "Cover Letter",
  resume: "Resume",
  "formal-letter": "Formal Letter",
};

function attach(applicationId: string, { person, companyName }: Papers, file: KitFile): Attachment {
  const [stem = "", ending] = file.split(".");
  const name = joinFileName([person.name, NAMES[stem], companyName], ending === "docx" ? "docx" : "pdf");
  return { file, name, url: `/api/applications/${applicationId}/files/${file}` };
}

function formalSource(
  { language, howToApply }: Papers,
  { document, text }: NonNullable<Papers["letter"]>,
): DocumentSource {
  const content = printLetter(toFormalLetter(text, language, howToApply));
  return { ...document, content, form: "formal" };
}

function notFound(): Refusal {
  return new Refusal("NOT_FOUND", "This file does not exist.", 404);
}
