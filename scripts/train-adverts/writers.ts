/** Who wrote an advert of the labelled set, by its id: README.md of tests/fixtures/adverts-exam. */
export const WRITERS = [
  "first",
  "builder",
  "third",
  "fourth",
  "strangers",
  "last",
  "s12",
  "s13",
  "s14",
  "s15",
  "s16",
  "s17",
] as const;
export type Writer = (typeof WRITERS)[number];

export function writerOf(id: string): Writer {
  if (id.startsWith("s7-")) return "fourth";
  if (/^s(?:9|10)-/.test(id)) return "strangers";
  const set = /^s1\d(?=-)/.exec(id)?.[0];
  const own = WRITERS.find((writer) => writer === set);
  if (own) return own;
  const number = Number(/-(\d+)$/.exec(id)?.[1]);
  if (Number.isNaN(number)) return "third";
  if (number > 100) return "last";
  return number <= 5 || (id.startsWith("fraud-") && number <= 22) ? "first" : "builder";
}
