import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { SiteContent } from "./site.schema";

const FILE = join(env.DATA_DIR, "site.json");
let kept: { changed: number; content: SiteContent } | undefined;

/** The operator's own words, read again when the file changed. A broken file is named in the log and counts as empty, so that no page breaks. */
export function siteContent(): SiteContent {
  const changed = statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (kept?.changed !== changed) kept = { changed, content: changed === 0 ? SiteContent.parse({}) : read() };
  return kept.content;
}

function read(): SiteContent {
  try {
    const parsed = SiteContent.safeParse(JSON.parse(readFileSync(FILE, "utf8")));
    if (parsed.success) return parsed.data;
    log.error({
      event: "site.content_refused",
      places: parsed.error.issues.map(({ path }) => path.join(".")),
    });
  } catch {
    log.error({ event: "site.content_refused", places: ["the file is not JSON"] });
  }
  return SiteContent.parse({});
}
