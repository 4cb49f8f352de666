import { askDemands, askedSentences, DEMANDS_SCHEMA } from "~/career/job-advert/marking/question";
import { readDemandMarks } from "~/career/job-advert/marking/read-demands";
import { requestMarks, type MarksContext } from "~/features/ai/marking/request-marks.server";
import type { AdvertReading, AdvertRequest } from "~/files/career/read-and-match";
import { log, serializeError } from "~/log.server";
import { readAdvert } from "./read-advert.server";

/**
 * Has a model mark what an advert asks, beside other work. `finish` ends it and gives the reading with what the model
 * found besides, or the reading as it was: when the model is not done, or has failed, nobody waits. An advert of
 * several posts is not marked.
 */
export function startMarking(
  request: Omit<AdvertRequest, "today" | "marked">,
  reading: AdvertReading,
  context: MarksContext,
  now: Date,
): { finish(): Promise<AdvertReading> } {
  const stop = new AbortController();
  const signal = context.signal ? AbortSignal.any([context.signal, stop.signal]) : stop.signal;
  let latest = reading;
  const calling = ask(reading, { ...context, signal });
  calling
    .then(async (marked) => {
      if (marked && marked.length > 0) latest = await readAdvert({ ...request, marked }, now);
    })
    .catch((error: unknown) => log.warn({ event: "advert.marking_failed", ...serializeError(error) }));
  return {
    async finish() {
      stop.abort();
      await calling.catch(() => undefined); // logged above
      return latest;
    },
  };
}

async function ask({ advert }: AdvertReading, context: MarksContext) {
  const sentences = askedSentences(advert.text);
  if (context.allowedProviders.length === 0 || advert.posts.length > 1 || sentences.length === 0)
    return undefined;
  return requestMarks(
    {
      ...askDemands(sentences),
      schema: DEMANDS_SCHEMA,
      read: (answer) => readDemandMarks(sentences, answer),
    },
    context,
  );
}
