// Which files a sample of the exam has.
const SEED = 20_261_127;

/** So many of all, one of each stretch of the list, drawn by a fixed seed: the same each time, spread over what the list is ordered by. */
export function sampleOf<Item>(all: readonly Item[], count: number): Item[] {
  const size = Math.min(count, all.length);
  let seed = SEED;
  const next = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  return Array.from({ length: size }, (_, at) => Math.floor(((at + next()) * all.length) / size)).flatMap(
    (place) => all[place] ?? [],
  );
}
