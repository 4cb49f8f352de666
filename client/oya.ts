#!/usr/bin/env node
import { parseArgs } from "node:util";
import { z } from "zod";
import { ApiFailure, connect, type Api } from "./api";
import { apply } from "./apply";

const HELP = `oya – Oya Apply from your terminal

  oya apply ADVERT.txt --resume CV.pdf   make letter and resume for an advert; without --resume from your profile
      --title, --company, --location     what the advert does not say
      --only letter|resume               one of the two
      --out FOLDER                       where to save them (here)
  oya list                               your applications
  oya whoami                             your account and what is left
  oya mcp --scopes read,generate         serve the API to an assistant (Model Context Protocol, stdin and stdout)

OYA_URL is the address of the site. OYA_KEY is an API key (oya_…) from Settings, API keys.
`;

const say = (line: string) => void process.stderr.write(`${line}\n`);

async function main(args: string[]): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      resume: text,
      title: text,
      company: text,
      location: text,
      only: text,
      out: { ...text, default: "." },
      scopes: { ...text, default: "read,generate" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [command, file] = positionals;
  if (values.help || !command) return void process.stdout.write(HELP);
  const api = connectFromEnvironment();
  switch (command) {
    case "apply": {
      if (!file) throw new Error("Name the file with the advert: oya apply advert.txt --resume cv.pdf");
      const only = values.only;
      if (only !== undefined && only !== "letter" && only !== "resume")
        throw new Error("--only is letter or resume.");
      const saved = await apply(api, { ...values, advert: file, only }, say);
      process.stdout.write(`${saved.join("\n")}\n`);
      return;
    }
    case "list":
      return list(api);
    case "whoami":
      return showAccount(api);
    case "mcp": {
      const { serveMcp } = await import("./mcp");
      return serveMcp(api, readScopes(values.scopes));
    }
    default:
      throw new Error(`There is no command ${command}. See oya --help.`);
  }
}

function readScopes(list: string): string[] {
  const scopes = list.split(",").map((scope) => scope.trim());
  const unknown = scopes.find((scope) => !SCOPES.includes(scope));
  if (unknown !== undefined)
    throw new Error(`There is no scope "${unknown}". Scopes are ${SCOPES.join(", ")}.`);
  return scopes;
}
const SCOPES = ["read", "write", "generate", "account"];

function connectFromEnvironment(): Api {
  const { OYA_URL: url, OYA_KEY: key } = process.env;
  if (!url || !URL.canParse(url))
    throw new Error("Set OYA_URL to the address of the site, such as https://oya.example");
  if (!key?.startsWith("oya_"))
    throw new Error("Set OYA_KEY to an API key (oya_…). You make one in Settings, API keys.");
  return connect({
    url,
    key,
    onWait: (seconds) => say(`The server does not answer now. Trying again in ${seconds} seconds …`),
  });
}

const Applications = z.object({
  pages: z.number(),
  applications: z.array(
    z.object({
      jobTitle: z.string(),
      companyName: z.string(),
      state: z.string(),
      closesAt: z.string().nullable(),
    }),
  ),
});

/** All applications, the newest first: the API gives them a page at a time. */
async function list(api: Api): Promise<void> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { applications, pages } = Applications.parse(await api.get(`/api/applications?page=${page}`));
    last = pages;
    for (const { jobTitle, companyName, state, closesAt } of applications)
      process.stdout.write(
        `${state.padEnd(10)} ${jobTitle}, ${companyName}${closesAt ? ` (closes ${closesAt})` : ""}\n`,
      );
  }
}

const Account = z.object({
  user: z.object({
    fullName: z.string(),
    email: z.string(),
    quotaBalance: z.object({
      coverLettersRemaining: z.number().nullable(),
      resumesRemaining: z.number().nullable(),
    }),
  }),
});

async function showAccount(api: Api): Promise<void> {
  const { fullName, email, quotaBalance } = Account.parse(await api.get("/api/auth/user")).user;
  const left = (many: number | null, what: string) =>
    `${many ?? "any number of"} ${what}${many === 1 ? "" : "s"}`;
  const { coverLettersRemaining: letters, resumesRemaining: resumes } = quotaBalance;
  process.stdout.write(
    `${fullName} <${email}>, left to use: ${left(letters, "letter")}, ${left(resumes, "resume")}\n`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  if (error instanceof ApiFailure && error.code === "SCOPE_MISSING")
    say("Make a key with more scopes in Settings, API keys.");
  process.exitCode = 1;
}
