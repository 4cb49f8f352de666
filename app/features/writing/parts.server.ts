import type { Given, Verdict } from "~/career/compose";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { OpenDecision } from "~/career/open-decision";
import type { Profile } from "~/career/profile.schema";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import type { CreditKind } from "~/features/billing/credits.server";
import { serializeError, log } from "~/log.server";
import { wordDocument, type Errand, type Worded } from "./compose.server";
import {
  countVerdicts,
  draftInSteps,
  finishDraft,
  givenOf,
  type Checked,
  type Draft,
  type Target,
} from "./draft";
import { judgeWordings } from "./judge-wordings.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/**
 * One document and who wrote it. `decisions`: the sentences of a provider that its owner has to settle. `standsIn`: an AI provider was
 * wanted, and the built-in writer's version stands in its place, because none answered or because nothing of the answer was confirmed.
 */
export type WrittenPart = {
  type: CreditKind;
  draft: Draft;
  decisions: OpenDecision[];
  checked: Checked;
  writer: string;
  provider: string;
  model: string;
  promptVersion: number | null;
  standsIn?: "no_answer" | "unconfirmed" | undefined;
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
    const own = await draftInSteps(type, profile, advert, target);
    await yieldToEventLoop();
    const checked = { passed: own.sources.length, repaired: 0, reverted: 0, codes: {} };
    return {
      type,
      draft: own,
      decisions: [],
      checked,
      ...BUILTIN_AUTHOR,
      ...(isSubstitute && { standsIn: "no_answer" }),
    };
  });
}

/**
 * The documents that AI providers word, in the order of `kinds`; undefined where none answers. Sentences that do not stand are decisions
 * of the part. Throws when `signal` fired.
 */
export async function writeProviderParts(
  kinds: CreditKind[],
  { profile, advert, target }: Material,
  errand: Errand,
): Promise<(WrittenPart | undefined)[]> {
  const given = givenOf(profile, advert, target);
  const worded = await Promise.all(
    kinds.map((type) => orNothing(errand, () => wordDocument(type, given, errand))),
  );
  const answered = worded.flatMap((one) => one ?? []);
  if (answered.length === 0) return kinds.map(() => undefined);
  const verdicts = await orNothing(errand, () =>
    judgeWordings(
      answered.map(({ wording }) => wording),
      given,
      errand,
    ),
  );
  const parts: (WrittenPart | undefined)[] = [];
  for (const one of worded) {
    const own = one && verdicts?.[answered.indexOf(one)];
    parts.push(one && own && (await orNothing(errand, () => partOf(one, own, given))));
    await yieldToEventLoop();
  }
  return parts;
}

function partOf(worded: Worded, verdicts: Verdict[], given: Given): WrittenPart {
  const { type, wording, notes, writer, provider, model, promptVersion } = worded;
  const { draft, decisions, isOwn } = finishDraft(type, verdicts, wording.skillOrder, given, notes);
  const author = isOwn ? BUILTIN_AUTHOR : { writer, provider, model, promptVersion };
  return {
    type,
    draft,
    decisions,
    checked: countVerdicts(verdicts),
    ...author,
    ...(isOwn && { standsIn: "unconfirmed" }),
  };
}

const BUILTIN_AUTHOR = { writer: "", provider: "builtin", model: "", promptVersion: null };

// A bug in writing one document must not take the other one with it.
async function orNothing<T>(
  { generationId, signal }: Errand,
  make: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ event: "generation.draft_failed", generationId, ...serializeError(error) });
    return undefined;
  }
}
