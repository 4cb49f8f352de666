import { until, type TestServer, type Visitor } from "../test-server";

type MadeDocument = { id: string; type: string; content: string };
export type MadeDocuments = {
  jobId: string;
  applicationId: string;
  coverLetter: MadeDocument;
  resume: MadeDocument;
};

/** The documents that a form asks for, as /api gives them: at once, or on a slow machine when they are made. */
export async function makeDocuments(
  house: Pick<TestServer, "query">,
  person: Visitor,
  form: FormData,
): Promise<MadeDocuments> {
  const answer = await person.send("/api/generate", {
    method: "POST",
    body: form,
    headers: { origin: person.url },
  });
  const text = await answer.text();
  if (answer.status !== 200 && answer.status !== 202)
    throw new Error(`/api/generate answered ${answer.status}: ${text.slice(0, 500)}`);
  const { jobId } = JSON.parse(text) as MadeDocuments;
  const finished = "select 1 from generations where id = ? and finished_at is not null";
  await until(() => house.query(finished, jobId).length === 1);
  return (await (await person.get(`/api/generate/${jobId}`)).json()) as MadeDocuments;
}
