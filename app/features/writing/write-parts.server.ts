import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { Draft } from "~/career/draft";
import { findSentence } from "~/career/line-sources";
import { db, write } from "~/db/client.server";
import { generationParts } from "~/db/schema";
import type { CreditKind } from "~/features/billing/credits.server";
import { getDocumentStyle } from "~/features/accounts/settings.server";
import { checkFiles } from "~/features/documents/document-files.server";
import { getPhotoChoice } from "~/features/documents/document-style.server";
import { assertLease } from "~/jobs/queue.server";
import { seconds } from "~/time";
import type { Errand } from "./compose.server";
import type { Generation } from "./generation-row.server";
import { findPublished, publishOwnVersions, type OwnVersion } from "./own-version.server";
import { writeOwnParts, writeProviderParts, type Material, type WrittenPart } from "./parts.server";

export type PartVersions = { type: CreditKind; part?: WrittenPart; own?: OwnVersion };

/** A person sees the built-in writer's version this long after the request, if no better one has come. */
const SHOW_OWN_AFTER = seconds(12);

/**
 * Writes all parts of a generation: the built-in version of each, so that there is always something to show, and
 * a provider's beside it. `own` is set where the built-in version was shown meanwhile.
 */
export async function writeParts(
  kinds: CreditKind[],
  generation: Generation,
  material: Material,
  errand: Errand,
): Promise<PartVersions[]> {
  const isWithProvider = errand.allowedProviders.length > 0;
  const { parts: own, given } = await writeOwnParts(kinds, material, errand);
  if (!isWithProvider) return kinds.map((type, at) => ({ type, part: own[at] }));
  const writing = given ? writeProviderParts(kinds, given, errand) : Promise.resolve([]);
  writing.catch(() => undefined); // awaited below
  showSoFar(errand, own);
  const shown = await showWhenLate(writing, own, generation, errand);
  const better = await writing;
  return kinds.map((type, at) => ({
    type,
    part: better[at] ?? own[at],
    own: shown.find(({ part }) => part.type === type),
  }));
}

/** While a provider writes, the person reads what is certain: the built-in version. */
function showSoFar({ generationId, lease }: Errand, own: (WrittenPart | undefined)[]): void {
  write((tx) => {
    assertLease(tx, lease);
    for (const part of own.flatMap((one) => one ?? []))
      tx.update(generationParts)
        .set({ preview: readableTexts(part.draft) })
        .where(and(eq(generationParts.generationId, generationId), eq(generationParts.type, part.type)))
        .run();
  });
}

/** What a person reads of a draft before it is done: the body of a letter, a paragraph or item of a list each; the lines of a resume. */
function readableTexts({ type, content, whole, sources }: Draft): string[] {
  const texts = sources.map(({ text }) => text);
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  const has = (line: string, text: string) => findSentence(text, line.replace(/^- /, "")) >= 0;
  const isOfBody = (line: string) => texts.some((text) => has(line, text));
  // What went out of a draft to keep to its advert's words still has its source.
  if (type === "resume")
    return whole === undefined ? texts : texts.filter((text) => lines.some((line) => has(line, text)));
  return lines
    .slice(lines.findIndex(isOfBody), lines.findLastIndex(isOfBody) + 1)
    .map((line) => line.replace(/^- /, "• "));
}

async function showWhenLate(
  writing: Promise<unknown>,
  own: (WrittenPart | undefined)[],
  generation: Generation,
  { lease, signal }: Errand,
): Promise<OwnVersion[]> {
  // by a worker that did not live to the end
  const isShown = own.some((part) => part && findPublished(db, generation.id, part.type));
  const waitMs = Math.max(0, generation.createdAt.getTime() + SHOW_OWN_AFTER - Date.now());
  const timer = new AbortController();
  const isLate = await Promise.race([
    writing.then(
      () => false,
      () => false, // the caller hears of it
    ),
    pause(waitMs, true, { signal: timer.signal }),
  ]);
  timer.abort();
  if (!(isLate || isShown) || signal.aborted) return [];
  const ready = await Promise.all(
    own.flatMap((part) => part ?? []).map(async (part) => ({ part, files: await check(part, generation) })),
  );
  publishOwnVersions(generation, lease, ready);
  return ready;
}

function check({ draft }: WrittenPart, { language, userId, applicationId }: Generation) {
  const style = { ...getDocumentStyle(userId), ...getPhotoChoice(userId, applicationId) };
  return checkFiles({ ...draft, ...style, language });
}
