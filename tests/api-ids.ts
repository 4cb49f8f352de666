import type { TestServer } from "./test-server";

type House = Pick<TestServer, "query">;

// By the part of an address before the id: what is there now, the newest first.
const LIVE: Record<string, string> = {
  applications: "select id from applications order by rowid desc limit 3",
  decisions: "select id from decisions order by rowid desc limit 3",
  documents: "select id from documents order by rowid desc limit 4",
  events: "select id from account_events order by rowid desc limit 3",
  generate: "select id from generations order by rowid desc limit 3",
  generations: "select id from generations order by rowid desc limit 3",
  "llm-providers": "select slug as id from ai_providers limit 3",
  prompts: "select id from ai_prompts limit 3",
  support: "select user_id as id from conversations limit 3",
  uploads: "select id from partial_uploads order by rowid desc limit 3",
  users: "select id from users where email like 'fuzz-victim%'",
  verify: "select reference as id from payments order by rowid desc limit 3",
  "webhook-deliveries": "select id from webhook_deliveries order by rowid desc limit 3",
  "webhook-endpoints": "select id from webhook_endpoints order by rowid desc limit 3",
};
const FIXED: Record<string, string[]> = {
  auth: ["google"],
  files: ["letter.pdf", "letter.docx", "resume.pdf", "resume.docx"],
  versions: ["1", "2"],
};
const ODD = ["x", "0", "-1", "%E0%A4%A", "a%2Fb", "%00", "ọ̀", "x".repeat(300)];

export type LiveIds = ReadonlyMap<string, readonly string[]>;

/** Ids of what is there now, so that calls find something though others delete it. */
export function findLiveIds({ query }: House): LiveIds {
  const stored = Object.entries(LIVE).map(
    ([part, sql]) => [part, query<{ id: string }>(sql).map(({ id }) => id)] as const,
  );
  return new Map<string, readonly string[]>([...stored, ...Object.entries(FIXED)]);
}

/** A path of the contract with ids: mostly of what is there, else odd ones. */
export function fillPath(path: string, live: LiveIds, seed: number): string {
  return path.replace(/([\w-]+)\/\{\w+\}/g, (_, part: string, at: number) => {
    const one = seed + at;
    const known = live.get(part) ?? [];
    const ids = one % 3 === 0 || known.length === 0 ? ODD : known;
    return `${part}/${ids[Math.floor(one / 3) % ids.length]}`;
  });
}
