/** An example to copy, for a shell with curl and for JavaScript. The tests run each of them against a server. */
export type Example = { title: string; note?: string; curl: string; javascript: string };

/** What comes before the examples of a shell. */
export function shellStart(url: string): string {
  return `export OYA_URL=${url}
export OYA_KEY=oya_…`;
}

/** What comes before the examples in JavaScript. */
export const JAVASCRIPT_START = `const { OYA_URL, OYA_KEY } = process.env;
const oya = (path, { headers, ...init } = {}) =>
  fetch(OYA_URL + path, { ...init, headers: { authorization: \`Bearer \${OYA_KEY}\`, ...headers } });
const json = (body) => ({ body: JSON.stringify(body), headers: { "content-type": "application/json" } });`;

const AUTHORIZED = '-H "Authorization: Bearer $OYA_KEY"';
const JSON_TYPE = '-H "Content-Type: application/json"';

export const EXAMPLES: Example[] = [
  {
    title: "See who you are and what is left",
    note: "Your first call. It needs a key with the scope read.",
    curl: `curl -s "$OYA_URL/api/auth/user" ${AUTHORIZED}`,
    javascript: `const { user } = await (await oya("/api/auth/user")).json();
console.log(user.fullName, user.quotaBalance);`,
  },
  {
    title: "Read an advert",
    note: "Free: what it asks, how to apply, what to be careful about and, with a profile, how far you fit.",
    curl: `curl -s "$OYA_URL/api/adverts/read" ${AUTHORIZED} ${JSON_TYPE} \\
  -d '{"jobDescription": "Northgate Ltd needs an Accounts Officer in Ikeja. Must have a B.Sc. in Accounting and 3 years of experience. Send your CV to jobs@northgate.example."}'`,
    javascript: `const answer = await oya("/api/adverts/read", { method: "POST", ...json({ jobDescription: \`Northgate Ltd needs an
Accounts Officer in Ikeja. Must have a B.Sc. in Accounting and 3 years of experience. Send your CV to jobs@northgate.example.\` }) });
const { musts, howToApply } = await answer.json();
console.log(musts.map(({ text }) => text), howToApply.email);`,
  },
  {
    title: "Add a resume to your profile",
    note: "A PDF or Word file. Needs the scope write.",
    curl: `curl -s "$OYA_URL/api/career/import" ${AUTHORIZED} -F resume=@cv.docx -F isMine=true`,
    javascript: `import { openAsBlob } from "node:fs";
const form = new FormData();
form.set("resume", await openAsBlob("cv.docx"), "cv.docx");
form.set("isMine", "true");
const { profile, doubts } = await (await oya("/api/career/import", { method: "POST", body: form })).json();
console.log(profile.basics.name, doubts.length);`,
  },
  {
    title: "Make a cover letter and a resume",
    note: "Needs the scope generate and spends credits. Sent again with the same Idempotency-Key it is made and charged once. 202 means: go on with the next example.",
    curl: `curl -s "$OYA_URL/api/generate" ${AUTHORIZED} ${JSON_TYPE} -H "Idempotency-Key: my-application-1" \\
  -d '{"jobTitle": "Accounts Officer", "companyName": "Northgate Ltd", "jobDescription": "We need an Accounts Officer with experience in bank reconciliation and payroll.", "generateCoverLetter": true, "optimizeResume": true}'`,
    javascript: `const made = await oya("/api/generate", { method: "POST", ...json({
  jobTitle: "Accounts Officer",
  companyName: "Northgate Ltd",
  jobDescription: "We need an Accounts Officer with experience in bank reconciliation and payroll.",
  generateCoverLetter: true,
  optimizeResume: true,
  idempotencyKey: "my-application-1",
}) });
const { jobId, applicationId, coverLetter } = await made.json();
console.log(made.status, jobId, applicationId, coverLetter?.id);`,
  },
  {
    title: "Wait until it is ready",
    curl: `until curl -s "$OYA_URL/api/generate/$JOB_ID" ${AUTHORIZED} | grep -E '"status":"(succeeded|partly|failed)"'; do sleep 2; done`,
    javascript: `for (;;) {
  const work = await (await oya(\`/api/generate/\${process.env.JOB_ID}\`)).json();
  if (!["queued", "running"].includes(work.status)) { console.log(work.status); break; }
  await new Promise((resolve) => setTimeout(resolve, 2000));
}`,
  },
  {
    title: "Download the letter",
    curl: `curl -s "$OYA_URL/api/documents/$DOCUMENT_ID/download?format=pdf" ${AUTHORIZED} -o letter.pdf`,
    javascript: `import { writeFile } from "node:fs/promises";
const file = await oya(\`/api/documents/\${process.env.DOCUMENT_ID}/download?format=docx\`);
await writeFile("letter.docx", Buffer.from(await file.arrayBuffer()));`,
  },
  {
    title: "Change the letter",
    note: "Send the version that you read. If somebody changed it meanwhile the answer is 409 with both texts.",
    curl: `curl -s -X PUT "$OYA_URL/api/documents/$DOCUMENT_ID" ${AUTHORIZED} ${JSON_TYPE} -d '{"design": "senior", "pages": 1}'`,
    javascript: `const path = \`/api/documents/\${process.env.DOCUMENT_ID}\`;
const { content, version } = await (await oya(path)).json();
const saved = await oya(path, { method: "PUT", ...json({ content: content.replace("Dear", "Good day,\\n\\nDear"), version }) });
console.log(saved.status);`,
  },
  {
    title: "List your applications",
    curl: `curl -s "$OYA_URL/api/applications?state=ready&page=1" ${AUTHORIZED}`,
    javascript: `const { applications, total } = await (await oya("/api/applications")).json();
console.log(total, applications.map(({ companyName, state }) => \`\${companyName}: \${state}\`));`,
  },
  {
    title: "Say that you sent it",
    curl: `curl -s -X PATCH "$OYA_URL/api/applications/$APPLICATION_ID" ${AUTHORIZED} ${JSON_TYPE} -d '{"state": "sent"}'`,
    javascript: `const sent = await oya(\`/api/applications/\${process.env.APPLICATION_ID}\`, { method: "PATCH", ...json({ notes: "Sent by mail" }) });
console.log((await sent.json()).notes);`,
  },
  {
    title: "Deal with errors and limits",
    note: "errorCode is for your program, message for people. RateLimit-Remaining says how many calls are left; after a 429 wait as many seconds as Retry-After says.",
    curl: `curl -s -i "$OYA_URL/api/documents/no-such-document" ${AUTHORIZED}`,
    javascript: `const refused = await oya("/api/documents/no-such-document");
const { errorCode, message, requestId } = await refused.json();
console.log(refused.status, errorCode, message, requestId, refused.headers.get("ratelimit-remaining"));`,
  },
];
