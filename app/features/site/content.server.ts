import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { write } from "~/db/client.server";
import { isClustered, isReplica } from "~/db/replication.server";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { SiteContent } from "./site.schema";

const FILE = join(env.DATA_DIR, "site.json");
const SETTING = "site_content";
let cached: { modifiedAt: number; content: SiteContent } | undefined;

/**
 * The operator's own texts, read again when the file changes. A broken file is logged and counts as empty, so
 * that no page fails. The file lies beside the primary; replicas read its copy in the database.
 */
export function getSiteContent(): SiteContent {
  if (isReplica) return SiteContent.catch(SiteContent.parse({})).parse(readAppSettings()[SETTING] ?? {});
  const modifiedAt = getSiteContentVersion();
  if (cached?.modifiedAt !== modifiedAt)
    cached = { modifiedAt, content: modifiedAt === 0 ? SiteContent.parse({}) : readSiteContent() };
  return cached.content;
}

/** Changes with the operator's own texts: the time of the file, 0 without one. */
export function getSiteContentVersion(): number {
  return statSync(FILE, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Copies the texts into the database when they have changed, for replicas. For the maintenance of every minute. */
export function publishSiteContent(): void {
  if (!isClustered) return;
  const content = getSiteContent();
  if (JSON.stringify(content) === JSON.stringify(readAppSettings()[SETTING])) return;
  write((tx) => writeAppSetting(tx, SETTING, content));
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
