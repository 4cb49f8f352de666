import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Api } from "./api";

export type ApplyOptions = {
  advert: string;
  resume?: string | undefined;
  title?: string | undefined;
  company?: string | undefined;
  location?: string | undefined;
  only?: "letter" | "resume" | undefined;
  out: string;
};
/** One line for people about what happens now. */
export type Report = (line: string) => void;

const Advert = z.object({
  title: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  warnings: z.array(z.object({ text: z.string() })),
  howToApply: z.object({ email: z.string().optional(), closes: z.string().optional() }),
});
const Made = z.object({ id: z.string(), type: z.enum(["cover_letter", "resume"]), version: z.number() });
const Work = z.object({
  jobId: z.string(),
  applicationId: z.string(),
  status: z.string(),
  coverLetter: Made.nullable(),
  resume: Made.nullable(),
  decisions: z.array(z.object({ state: z.string() })),
});
type Work = z.infer<typeof Work>;

const SECOND_MS = 1000;
const MAX_WAIT_MS = 5 * 60 * SECOND_MS;

/** Makes letter and resume for an advert and saves them as PDF and Word. Run again with the same files it makes and charges nothing new. */
export async function apply(api: Api, options: ApplyOptions, report: Report): Promise<string[]> {
  const text = readOwn(options.advert).toString("utf8");
  const file = options.resume === undefined ? undefined : readOwn(options.resume);
  report("Reading the advert …");
  const advert = Advert.parse(await api.post("/api/adverts/read", { jobDescription: text }));
  for (const { text: warning } of advert.warnings) report(`Please check: ${warning}`);
  const title = options.title ?? advert.title;
  const company = options.company ?? advert.company;
  if (!title) throw new Error("The advert names no job title. Give one with --title.");
  if (!company) throw new Error("The advert names no company. Give one with --company.");
  report(`${title}, ${company}${advert.howToApply.closes ? `, closes ${advert.howToApply.closes}` : ""}`);
  const started = await request(api, {
    ...options,
    text,
    file,
    title,
    company,
    location: options.location ?? advert.location ?? undefined,
  });
  const work = await wait(api, started, report);
  if (work.status === "failed") throw new Error("The documents could not be made. No credit was used.");
  const open = work.decisions.filter(({ state }) => state === "open").length;
  if (open > 0)
    report(
      `${open === 1 ? "One sentence needs" : `${open} sentences need`} your answer on the page of this application.`,
    );
  return save(api, work, options.out, report);
}

/** A file that the person named. */
function readOwn(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw isMissing ? new Error(`There is no file ${path} here.`) : error;
  }
}

type Wanted = ApplyOptions & { text: string; file: Buffer | undefined; title: string; company: string };

async function request(
  api: Api,
  { text, file, title, company, location, resume, only }: Wanted,
): Promise<Work> {
  const form = new FormData();
  form.set("jobTitle", title);
  form.set("companyName", company);
  if (location) form.set("companyLocation", location);
  form.set("jobDescription", text);
  if (only !== "resume") form.set("generateCoverLetter", "true");
  if (only !== "letter") form.set("optimizeResume", "true");
  const key = createHash("sha256")
    .update(JSON.stringify([...form]))
    .update(file ?? "")
    .digest("base64url");
  if (resume !== undefined && file) form.set("resume", new Blob([new Uint8Array(file)]), basename(resume));
  const answer = await api.send("/api/generate", {
    method: "POST",
    body: form,
    headers: { "idempotency-key": key },
  });
  return Work.parse(await answer.json());
}

async function wait(api: Api, work: Work, report: Report): Promise<Work> {
  const deadline = Date.now() + MAX_WAIT_MS;
  let last = "";
  for (let now = work; ; now = Work.parse(await api.get(`/api/generate/${work.jobId}`))) {
    const line = describe(now);
    if (line !== last) report((last = line));
    if (!["queued", "running"].includes(now.status)) return now;
    if (Date.now() > deadline)
      throw new Error("It takes longer than usual. Run the same command again later.");
    await new Promise((resolve) => setTimeout(resolve, SECOND_MS));
  }
}

function describe({ status, coverLetter, resume }: Work): string {
  if (status === "queued") return "Waiting for a place …";
  const ready = [coverLetter && "the letter", resume && "the resume"].filter(Boolean).join(" and ");
  if (status === "running") return ready ? `Ready so far: ${ready} …` : "Writing …";
  return ready ? `Ready: ${ready}` : "Not made";
}

async function save(api: Api, { coverLetter, resume }: Work, out: string, report: Report): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const saved: string[] = [];
  for (const made of [coverLetter, resume])
    for (const format of made ? (["pdf", "docx"] as const) : []) {
      const path = join(out, `${made?.type === "resume" ? "resume" : "cover-letter"}.${format}`);
      writeFileSync(path, await api.download(`/api/documents/${made?.id}/download?format=${format}`));
      report(`Saved ${path}`);
      saved.push(path);
    }
  return saved;
}
