import { isEqualAmount } from "./check-bonds";
import type { LockContext, LockFact } from "./facts";
import { isNamedIn, partsByPlace, wordsForPlace } from "./places";
import { readAmounts } from "./read-amounts";
import type { LockReason } from "./reasons";

/**
 * In a sentence of two employers each figure belongs to the one that its part names: not "at A 40 beds and at B nine lifts", where B had
 * the beds.
 */
export function checkOwners(
  text: string,
  cited: LockFact[],
  { places, language }: LockContext,
): LockReason[] {
  const deeds = cited.filter(({ isDeed }) => isDeed);
  if (new Set(deeds.map(({ entry }) => entry)).size < 2) return [];
  return partsByPlace(text, places).flatMap((part): LockReason[] => {
    const named = places.flatMap((place) => {
      const words = wordsForPlace(part, place);
      return words === undefined ? [] : [{ ...place, words }];
    });
    const [place] = named;
    if (!place || named.some(({ run }) => run !== place.run)) return [];
    const isOwn = (fact: LockFact) =>
      named.some(({ entry }) => entry === fact.entry) || isNamedIn(fact, place);
    if (!deeds.some(isOwn)) return [];
    const strange = readAmounts(part, language).find((stated) => {
      const lines = deeds.filter(({ amounts }) => amounts.some((one) => isEqualAmount(stated, one)));
      const isOther =
        lines.length > 0 && !lines.some(isOwn) && stated.kind !== "date" && stated.kind !== "month";
      return (
        isOther &&
        !cited.some((fact) => isOwn(fact) && fact.computed.some((one) => isEqualAmount(stated, one)))
      );
    });
    return strange ? [{ kind: "employer", words: place.name }] : [];
  });
}
