import { readFileSync } from "node:fs";
import type { Browser, BrowserContext } from "playwright";
import { z } from "zod";
import { measureFirstPaint } from "./paint";
import { weighVisits, type Visited, type Visits } from "./weigh-visit";

const HEADING = "## Beside other programs";

/** Other programs that run on this machine: WEIGH_BESIDE is a file with a list of them. */
const Programs = z.array(
  z.object({
    name: z.string(),
    origin: z.url(),
    /** How it was built and what it lacks, for whoever reads the figures. */
    note: z.string(),
    cookie: z.object({ name: z.string(), value: z.string() }).optional(),
    pages: z.array(
      z.object({
        path: z.string(),
        isSignedIn: z.boolean().default(false),
        tap: z.object({ from: z.string(), link: z.string() }).optional(),
      }),
    ),
  }),
);

type Program = z.infer<typeof Programs>[number];

/** One line of the table. */
export type Compared = Visits & { program: string; page: string; first: number };

/** The part of docs/weights.md with other programs: measured now where a file names them, else as it stood. */
export async function weighBeside(browser: Browser, own: Compared[], before: string): Promise<string> {
  const file = process.env.WEIGH_BESIDE;
  if (!file) return before.includes(HEADING) ? before.slice(before.indexOf(HEADING)) : "";
  const programs = Programs.parse(JSON.parse(readFileSync(file, "utf8")));
  const rows = [...own];
  for (const program of programs) rows.push(...(await weighProgram(browser, program)));
  const day = new Date().toISOString().slice(0, 10);
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const lines = rows.map(
    ({ program, page, cold, warm, first }) =>
      `| ${program} | ${page} | ${kb(cold.html)} | ${kb(cold.js)} | ${kb(cold.all)} | ${cold.requests} | ${kb(warm.all)} | ${first.toFixed(2)} |`,
  );
  return [
    HEADING,
    `By the same code in the same run as the tables above, ${day}; \`WEIGH_BESIDE\` names a file with the addresses of programs that run on this machine (\`tests/bench/weigh-beside.ts\`). Cold, warm and first paint as above, and what a page opens beside its first connection stands with it, as in HTTP/2; where a program has a router in the browser, warm is a tap on its own link and what it fetches then.`,
    [
      "| Program | Page | HTML KB | Script KB | Cold KB | Requests | Warm KB | First paint s |",
      "| --- | --- | --- | --- | --- | --- | --- | --- |",
      ...lines,
    ].join("\n"),
    programs.map(({ name, note }) => `- ${name}: ${note}`).join("\n"),
    "",
  ].join("\n\n");
}

async function weighProgram(browser: Browser, { name, origin, cookie, pages }: Program): Promise<Compared[]> {
  const rows: Compared[] = [];
  for (const { path, isSignedIn, tap } of pages) {
    const enter = async (context: BrowserContext) => {
      if (isSignedIn && cookie) await context.addCookies([{ ...cookie, url: origin }]);
    };
    const visited: Visited = { origin, path, enter, tap };
    const visits = await weighVisits(browser, visited);
    const first = await measureFirstPaint(browser, enter, { origin, path });
    rows.push({ program: name, page: path, ...visits, first });
  }
  return rows;
}
