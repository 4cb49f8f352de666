import type { Period } from "../dates";

/** Whether a period lies within another one, by whole years; an open side has no bound. */
export function isWithin(inner: Period, outer: Period): boolean {
  const year = (date: string | undefined, open: string) =>
    (date === "present" ? "9999" : (date ?? open)).slice(0, 4);
  return (
    year(inner.start ?? inner.end, "0000") >= year(outer.start ?? outer.end, "0000") &&
    year(inner.end, "0000") <= year(outer.end, "9999")
  );
}
