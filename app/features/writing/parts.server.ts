import type { Given, Verdict } from "~/career/compose";
import { givenOf, type Draft, type Target } from "~/career/draft";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import type { OpenDecision } from "~/career/open-decision";
import type { Profile } from "~/career/profile.schema";
import { listFailoverProviders } from "~/features/ai/providers/failover-order.server";
import { getAiSettings } from "~/features/ai/settings.server";
import type { CreditKind } from "~/features/billing/credits.server";
import { runCareerTask } from "~/files/career/career-process.server";
import { serializeError, log } from "~/log.server";
import { Refusal } from "~/refusal";
import { wordDocument, type Errand, type Worded } from "./compose.server";
import { countVerdicts, type Checked } from "./draft";
import { judgeWordings } from "./judge-wordings.server";

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

/** What the built-in writer makes of a request: its document of each kind, and from what a provider's is written. */
export type OwnParts = { parts: (WrittenPart | undefined)[]; given: Given | undefined };

/**
 * The documents by the built-in writer, in the order of `kinds`; undefined where it is switched off or fails. Written in the career process, so
 * that requests are answered meanwhile. `given` is undefined where no letter could be planned.
 */
export async function writeOwnParts(
  kinds: CreditKind[],
  material: Material,
  errand: Errand,
): Promise<OwnParts> {
  const { profile, advert, target } = material;
  const isSubstitute = errand.allowedProviders.length > 0;
  // Who did not agree to a provider was promised the built-in writer; the switch is about taking a provider's place.
  const isPromised = !isSubstitute && listFailoverProviders().length > 0;
  const isOn = getAiSettings().builtin_writer_enabled || isPromised;
  const given = givenOf(profile, advert, target);
  const made = await orNothing(errand, () =>
    runCareerTask("writeOwnDocuments", { types: isOn ? kinds : [], given, isForProvider: isSubstitute }),
  );
  for (const problem of made?.problems ?? []) logFailure(errand, new Error(problem));
  return {
    parts: kinds.map((type) => {
      const own = made?.drafts[type];
      return own && ownPart(type, own, isSubstitute);
    }),
    given: made?.own && { ...given, own: made.own },
  };
}

function ownPart(type: CreditKind, own: Draft, isSubstitute: boolean): WrittenPart {
  return {
    type,
    draft: own,
    decisions: [],
    checked: { passed: own.sources.length, repaired: 0, reverted: 0, codes: {} },
    ...BUILTIN_AUTHOR,
    ...(isSubstitute && { standsIn: "no_answer" }),
  };
}

/**
 * The documents that AI providers word, in the order of `kinds`; undefined where none answers. Sentences that do not stand are decisions
 * of the part. Throws when `signal` fired.
 */
export async function writeProviderParts(
  kinds: CreditKind[],
  given: Given,
  errand: Errand,
): Promise<(WrittenPart | undefined)[]> {
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
  return Promise.all(
    worded.map(async (one) => {
      const own = one && verdicts?.[answered.indexOf(one)];
      return one && own && orNothing(errand, () => partOf(one, own, given));
    }),
  );
}

async function partOf(worded: Worded, verdicts: Verdict[], given: Given): Promise<WrittenPart> {
  const { type, wording, notes, writer, provider, model, promptVersion } = worded;
  const { skillOrder } = wording;
  const finished = await runCareerTask("finishDraft", { type, verdicts, skillOrder, given, notes });
  const { draft, decisions, isOwn } = finished;
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

// A bug in writing one document must not take the other one with it; on a machine that is busy the job is done again.
async function orNothing<T>(errand: Errand, make: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    const isBusy = error instanceof Refusal && error.status === 503;
    if (errand.signal.aborted || isBusy) throw error;
    logFailure(errand, error);
    return undefined;
  }
}

function logFailure({ generationId }: Errand, error: unknown): void {
  log.error({ event: "generation.draft_failed", generationId, ...serializeError(error) });
}
