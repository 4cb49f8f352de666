import { days, hours } from "~/time";

/** When a mail reminds of a closing day ("2026-12-12"): two days before at 8 in Lagos; null when that is over, or no day is known. */
export function reminderTime(closesOn: string | null, now: Date): Date | null {
  if (closesOn === null) return null;
  const eightInLagos = Date.parse(`${closesOn}T00:00:00Z`) + hours(7);
  const due = new Date(eightInLagos - days(2));
  return due > now ? due : null;
}
