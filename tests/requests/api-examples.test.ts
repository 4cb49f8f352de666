import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { EXAMPLES, JAVASCRIPT_START, shellStart } from "~/features/api/examples";
import { registerWithKey } from "../api-people";
import { makeResumeDocx } from "../factories/generation-input";
import { shareServer, type SharedServer } from "../pooled-server";

// Every example of the page for developers is run as it stands there, one after the other as a newcomer would.
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "oya-examples-"));

let house: SharedServer;
let key = "";

beforeAll(async () => {
  house = await shareServer();
  key = (await registerWithKey(house, "examples@example.com")).key;
  writeFileSync(join(folder, "cv.docx"), await makeResumeDocx("Ngozi Eze"));
});

// One shell after the other with what the one before it exported, as a person's own shell has it.
const KEEP = "export -p > exported";
const START = "[ ! -f exported ] || . ./exported";

async function runExample(language: "curl" | "javascript", text: string): Promise<string> {
  const javascript = `${JAVASCRIPT_START}\n${text}`;
  const script = language === "curl" ? `${text}\n${KEEP}` : `exec "$NODE" --input-type=module -e "$PROGRAM"`;
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_ENV: "production" as const,
    HOME: folder,
    OYA_URL: house.url,
    OYA_KEY: key,
    NODE: process.execPath,
  };
  const options = { cwd: folder, env: language === "curl" ? env : { ...env, PROGRAM: javascript } };
  return (await run("bash", ["-c", `set -e\n${START}\n${script}`], options)).stdout;
}

// What each must show.
const EXPECTED: Record<string, { curl: RegExp; javascript: RegExp }> = {
  "See what is left to use": { curl: /"coverLetters":2,"resumes":1/, javascript: /^free_trial 2 1$/m },
  "Read an advert": { curl: /"musts":\[\{/, javascript: /jobs@northgate\.example/ },
  "Add a resume to your profile": { curl: /"profile":\{/, javascript: /Ngozi Eze \d+/ },
  "Make a cover letter and a resume": {
    curl: /^\{"id":"[^"]+","applicationId":"/,
    javascript: /^202 \S+ \S+$/m,
  },
  "Wait until it is ready": {
    curl: /"status":"succeeded"[\s\S]*"documents":\[\{"id":"[^"]+","type":"cover_letter"/,
    javascript: /^succeeded \[\s*'cover_letter \S+',\s*'resume \S+'\s*\]/m,
  },
  "Download the letter": { curl: /^$/, javascript: /^$/ },
  "Change the letter": { curl: /"design":"senior"/, javascript: /^200$/m },
  "List your applications": { curl: /"companyName":"Northgate Ltd"/, javascript: /^Northgate Ltd: ready$/m },
  "Say that you sent it": { curl: /"state":"sent"/, javascript: /^Sent by mail$/m },
  "Deal with errors and limits": {
    curl: /ratelimit-remaining: \d+[\s\S]*NOT_FOUND/i,
    javascript: /^404 NOT_FOUND /,
  },
};

test("there are ten examples, and the page shows each as it is run here", async () => {
  expect(EXAMPLES.map(({ title }) => title)).toEqual(Object.keys(EXPECTED));
  expect(EXAMPLES).toHaveLength(10);
  const page = unescaped(await (await house.visitor().get("/developers")).text());
  for (const { curl, javascript } of EXAMPLES) {
    expect(page).toContain(curl);
    expect(page).toContain(javascript);
  }
  expect(page).toContain(shellStart(house.url));
  expect(page).toContain(JAVASCRIPT_START);
});

test("a newcomer copies one after the other, with curl and in JavaScript, and each does what it says", async () => {
  for (const { title, curl, javascript } of EXAMPLES) {
    const shown = await runExample("curl", curl);
    expect(shown, `curl: ${title}`).toMatch(EXPECTED[title]?.curl ?? /never/);
    expect(await runExample("javascript", javascript), `JavaScript: ${title}`).toMatch(
      EXPECTED[title]?.javascript ?? /never/,
    );
  }
  expect(readFileSync(join(folder, "letter.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect(readFileSync(join(folder, "letter.docx")).subarray(0, 2).toString()).toBe("PK");
  expect(house.query("select 1 from applications where company_name = 'Northgate Ltd'")).toHaveLength(1);
});

function unescaped(html: string): string {
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}
