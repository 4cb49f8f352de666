import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import type { CreditKind } from "~/features/billing/credits.server";
import { serializeError, log } from "~/log.server";
import { composeDocument, type Composed, type Errand } from "./compose.server";
import { draft, type Target } from "./draft";

/** One document and who wrote it. `isSubstitute`: an AI provider was wanted, none could, and the built-in writer took its place. */
export type WrittenPart = Omit<Composed, "promptVersion"> & {
  type: CreditKind;
  promptVersion: number | null;
  isSubstitute: boolean;
};

export const SUBSTITUTE_NOTE = "The AI writer was not available, so our built-in writer wrote this.";

/** Writes one document: by the AI providers that the person agreed to, else by the built-in writer. Undefined when nobody can. Throws when `signal` fired. */
export async function writePart(
  type: CreditKind,
  profile: Profile,
  advert: JobAdvert,
  target: Target,
  errand: Errand,
): Promise<WrittenPart | undefined> {
  const inLine = listFailoverProviders();
  const allowedProviders = inLine
    .map(({ slug }) => slug)
    .filter((slug) => errand.allowedProviders.includes(slug));
  if (allowedProviders.length > 0) {
    const composed = await orNothing(errand, () =>
      composeDocument(type, profile, advert, target, { ...errand, allowedProviders }),
    );
    if (composed) return { ...composed, type, isSubstitute: false };
  }
  // Who did not agree to a provider was promised the built-in writer; the switch is about taking a provider's place.
  const isOff =
    !getAiSettings().builtin_writer_enabled && (allowedProviders.length > 0 || inLine.length === 0);
  if (isOff) return undefined;
  return orNothing(errand, () => {
    const { checked, ...own } = draft(type, profile, advert, target);
    const isSubstitute = allowedProviders.length > 0;
    return Promise.resolve({
      type,
      draft: isSubstitute ? { ...own, notes: [SUBSTITUTE_NOTE, ...own.notes] } : own,
      checked,
      writer: "",
      provider: "builtin",
      model: "",
      promptVersion: null,
      isSubstitute,
    });
  });
}

// A bug in writing one document must not take the other one with it.
async function orNothing<T>(
  { generationId, signal }: Errand,
  make: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ event: "generation.draft_failed", generationId, ...serializeError(error) });
    return undefined;
  }
}
