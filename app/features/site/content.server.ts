import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { SiteContent } from "./site.schema";

const FILE = join(env.DATA_DIR, "site.json");
let cached: { modifiedAt: number; content: SiteContent } | undefined;

/**
 * The operator's own texts, read again when the file changes. A broken file is logged and counts as empty, so
 * that no page fails.
 */
export function getSiteContent(): SiteContent {
  const modifiedAt = statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (cached?.modifiedAt !== modifiedAt)
    cached = { modifiedAt, content: modifiedAt === 0 ? SiteContent.parse({}) : readSiteContent() };
  return cached.content;
}

function readSiteContent(): SiteContent {
  try {
    const parsed = SiteContent.safeParse(JSON.parse(readFileSync(FILE, "utf8")));
    if (parsed.success) return parsed.data;
    log.error({
      event: "site.content_invalid",
      places: parsed.error.issues.map(({ path }) => path.join(".")),
    });
  } catch {
    log.error({ event: "site.content_invalid", places: ["the file is not JSON"] });
  }
  return SiteContent.parse({});
}
