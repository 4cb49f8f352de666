import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { Profile } from "~/career/profile.schema";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import type { CreditKind } from "~/features/billing/credits.server";
import { serializeError, log } from "~/log.server";
import { composeDocument, type Composed, type Errand } from "./compose.server";
import { draft, type Target } from "./draft";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/** One document and who wrote it. `isSubstitute`: an AI provider was wanted, none could, and the built-in writer took its place. */
export type WrittenPart = Omit<Composed, "promptVersion"> & {
  type: CreditKind;
  promptVersion: number | null;
  isSubstitute: boolean;
};

export type Material = { profile: Profile; advert: JobAdvert; target: Target };

/** The providers in line that this generation's person agreed to. */
export function allowedInLine({ allowedProviders }: Pick<Errand, "allowedProviders">): string[] {
  return listFailoverProviders()
    .map(({ slug }) => slug)
    .filter((slug) => allowedProviders.includes(slug));
}

/** One document by the built-in writer; undefined when it is switched off or fails. */
export async function writeOwnPart(
  type: CreditKind,
  { profile, advert, target }: Material,
  errand: Errand,
): Promise<WrittenPart | undefined> {
  const isSubstitute = errand.allowedProviders.length > 0;
  // Who did not agree to a provider was promised the built-in writer; the switch is about taking a provider's place.
  const isPromised = !isSubstitute && listFailoverProviders().length > 0;
  if (!getAiSettings().builtin_writer_enabled && !isPromised) return undefined;
  return orNothing(errand, async () => {
    const { checked, ...own } = draft(type, profile, advert, target);
    await yieldToEventLoop();
    return {
      type,
      draft: own,
      checked,
      writer: "",
      provider: "builtin",
      model: "",
      promptVersion: null,
      isSubstitute,
    };
  });
}

/** One document by the AI providers that the person agreed to; undefined when none answers. Throws when `signal` fired. */
export async function writeProviderPart(
  type: CreditKind,
  { profile, advert, target }: Material,
  errand: Errand,
): Promise<WrittenPart | undefined> {
  const composed = await orNothing(errand, () => composeDocument(type, profile, advert, target, errand));
  return composed && { ...composed, type, isSubstitute: false };
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
