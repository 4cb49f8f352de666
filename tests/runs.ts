import fc from "fast-check";

// `npm run test:deep` sets FC_RUNS=10 and FC_SEED=random; a push runs a tenth with one seed, so that a red run is about its change.
const FACTOR = Number(process.env.FC_RUNS ?? 1);
const SEED = process.env.FC_SEED ?? "20261121";
const RUNS_BY_DEFAULT = 20;

/** What a push takes, or what a deep run takes instead. */
export function choose<T>(onPush: T, deep: T): T {
  return FACTOR > 1 ? deep : onPush;
}

/** So many cases of a property on a push, FC_RUNS times as many in a deep run. */
export function runs(onPush: number): { numRuns: number } {
  return { numRuns: Math.max(1, Math.round(onPush * FACTOR)) };
}

/**
 * Every n-th element on a push, all in a deep run. Start the samples of several lists at different elements,
 * so that together they cover every element.
 */
export function sample<T>(list: readonly T[], n: number, start = 0): T[] {
  return choose(
    list.filter((_, at) => at % n === start % n),
    [...list],
  );
}

/** What every property takes that names nothing itself. fast-check prints a random seed with the failure. */
export function configureProperties(): void {
  fc.configureGlobal({
    ...runs(RUNS_BY_DEFAULT),
    ...(SEED !== "random" && { seed: Number(SEED) }),
  });
}
