import { Document, HeadingLevel, Packer, Paragraph } from "docx";
import { registerPerson, type TestServer, type Visitor } from "../test-server";
import { GROWN_ADVERT, OTHER_POSTS, SECTIONS } from "./grown-account-texts";
import { generationForm } from "./generation-input";
import { makeDocuments, type MadeDocuments } from "./made-documents";

/** An account as it is after some months: five jobs, twelve applications at different steps. `newest` has the longest advert. */
export type GrownAccount = { visitor: Visitor; newest: MadeDocuments };

// How far each application got, step by step.
const STEPS = [["sent"], ["sent", "interview"], ["closed"], ["sent", "closed"], []];

/** Registers a person whose account has grown, in a test server. Makes 24 documents: some seconds. */
export async function makeGrownAccount(
  house: Pick<TestServer, "url" | "visitor" | "query">,
  email = "grown@example.com",
): Promise<GrownAccount> {
  const visitor = await registerPerson(house, email);
  await givePlan(house, email);
  await send(visitor, "/complete-onboarding", "POST", {});
  const form = new FormData();
  form.set("resume", new Blob([(await makeLongResume()) as BlobPart]), "Resume of Ngozi Eze.docx");
  await send(visitor, "/career/import", "POST", form);
  for (const [at, [jobTitle, companyName, companyLocation, duties]] of OTHER_POSTS.entries()) {
    const { applicationId } = await makeDocuments(
      house,
      visitor,
      applicationForm({
        ...{ jobTitle, companyName, companyLocation },
        jobDescription: `${companyName} needs a ${jobTitle} in ${companyLocation}.\n${duties}\nSend your CV to careers@${companyName.toLowerCase().replace(/[^a-z]+/g, "-")}.example`,
      }),
    );
    for (const state of STEPS[at % STEPS.length] ?? [])
      await send(visitor, `/applications/${applicationId}`, "PATCH", { state });
  }
  const newest = await makeDocuments(
    house,
    visitor,
    applicationForm({
      jobTitle: "Senior Finance and Accounts Officer",
      companyName: "Kasuwa Foods and Beverages Limited",
      companyLocation: "Agbara, Ogun State",
      jobDescription: GROWN_ADVERT,
    }),
  );
  return { visitor, newest };
}

function applicationForm(more: Record<string, string>): FormData {
  return generationForm({ more: { isCreatingNewResume: "profile", ...more } });
}

async function givePlan(house: Pick<TestServer, "visitor" | "query">, email: string) {
  const admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  const [person] = house.query<{ id: string }>("select id from users where email = ?", email);
  await send(admin, `/admin/users/${person?.id}/plan`, "PATCH", { plan: "idan", status: "active" });
}

async function send(visitor: Visitor, path: string, method: string, body: object) {
  const isForm = body instanceof FormData;
  const answer = await visitor.send(`/api${path}`, {
    method,
    headers: { origin: visitor.url, ...(!isForm && { "content-type": "application/json" }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/api${path} answered ${answer.status}: ${await answer.text()}`);
}

function makeLongResume(): Promise<Uint8Array> {
  const children = [
    new Paragraph({ text: "Ngozi Eze", heading: HeadingLevel.TITLE }),
    new Paragraph("0806 555 0142 | ngozi.eze@example.com | Sango Ota, Ogun State"),
    ...SECTIONS.flatMap(({ heading, lines }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) =>
        line.startsWith("- ")
          ? new Paragraph({ text: line.slice(2), bullet: { level: 0 } })
          : new Paragraph(line),
      ),
    ]),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
