import { AdvertReading as Reading } from "~/files/career/advert-reading.schema";
import { runCareerTask } from "~/files/career/career-process.server";
import type { AdvertReading, AdvertRequest } from "~/files/career/read-and-match";
import { log } from "~/log.server";
import { toLagosDay } from "~/time";

/** What an advert asks, and with a profile how far its person fits. Throws BUSY (503) or ADVERT_TOO_COMPLEX (422). */
export async function readAdvert(
  request: Omit<AdvertRequest, "today">,
  now = new Date(),
): Promise<AdvertReading> {
  const started = performance.now();
  const reading = Reading.parse(await runCareerTask("readAdvert", { ...request, today: toLagosDay(now) }));
  log.info({
    event: "advert.read",
    size: request.text.length,
    demands: reading.advert.demands.length,
    ms: Math.round(performance.now() - started),
  });
  return reading;
}
