import { isNear, type Amount } from "./amount";
import type { LockReason } from "./reasons";

/** Whether two figures are of one kind and of one value, as far as "over", "about" and rounding allow. */
export function isSame(stated: Amount, known: Amount, tolerance = 0): boolean {
  const isPlain = stated.kind === "count" && stated.unit === "";
  const isOneKind = stated.kind === known.kind && (stated.unit === known.unit || isPlain);
  if (isOneKind && isRateOf(stated, known)) return true;
  if (isOneKind && isOneValue(stated, known, tolerance)) return true;
  if (stated.unit === "time" && known.unit === "clock") return isNear(stated.bare, known.value);
  if (isPlain && ["count", "money", "measure", "factor"].includes(known.kind))
    return isNear(stated.value, known.bare) || (known.kind !== "factor" && isNear(stated.value, known.value));
  return (
    stated.kind === "factor" && known.kind === "count" && known.at >= 0 && isNear(stated.value, known.value)
  );
}

function isOneValue({ kind, bound, value, unit }: Amount, known: Amount, tolerance: number): boolean {
  const distance = Math.abs(value - known.value);
  if (distance <= tolerance || isNear(value, known.value)) return true;
  // "About a third" is said of 31%: nobody has a fraction at hand that is closer.
  if (bound === "about") return distance <= (kind === "factor" && value < 1 ? 0.08 : 0.06) * known.value;
  if (bound === "under" && known.kind === "percent") return value > known.value && known.value >= 0.8 * value;
  if (bound === "over") return value < known.value && known.value <= 1.25 * value;
  return unit !== "" && known.kind === "measure" && distance <= 0.015 * known.value;
}

/** "4,000 a year" of 80 a week. */
function isRateOf(stated: Amount, known: Amount): boolean {
  if (stated.per === 0 || known.per === 0 || isNear(stated.per, known.per)) return false;
  return isOneValue(
    { ...stated, value: stated.value / stated.per },
    { ...known, value: known.value / known.per },
    0.02 * (known.value / known.per),
  );
}

export function isSameRate(stated: Amount, known: Amount): boolean {
  return (
    stated.per === 0 || known.per === 0 || isNear(stated.per, known.per, 0.03) || isRateOf(stated, known)
  );
}

/** Why an equal figure is still not the same fact. */
export function objection(stated: Amount, known: Amount, all: Amount[]): LockReason | undefined {
  const words = stated.text;
  if (isOtherEnd(stated, known)) return { kind: "unit", words };
  if (!isSameRate(stated, known)) return { kind: "frequency", words };
  const isTop = known.rangeFrom !== undefined && !all.some(({ bare }) => bare === known.rangeFrom);
  const isMore = stated.bound === "over" && known.bound !== "over" && isNear(stated.value, known.value);
  if ((isMore && stated.unit !== "time") || (stated.bound === "" && (known.bound === "under" || isTop)))
    return { kind: "bound", words };
  return undefined;
}

/** "By 62", where the line has "from 62"; "to 62", where it has "by 62". */
function isOtherEnd({ lead }: Amount, known: Amount): boolean {
  if (lead === known.lead) return false;
  return [lead, known.lead].every((one) => one === "from" || one === "to" || one === "by");
}
