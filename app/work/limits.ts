import { seconds } from "~/time";

/**
 * All queues of heavy work. `atOnce` run, `mostWaiting` wait at most `mostWaitMs` milliseconds, and one caller has at most
 * `perCaller` of both. `busy` is what people read when there is no place.
 */
export const WORK_LIMITS = {
  passwords: {
    atOnce: 4, // each needs 19 MiB and a core
    mostWaiting: 50,
    perCaller: 18,
    mostWaitMs: seconds(20),
    busy: "Many people are signing in right now. Try again in half a minute.",
  },
  resumes: {
    atOnce: 2,
    mostWaiting: 20,
    perCaller: 6,
    mostWaitMs: seconds(20),
    busy: "Many people are uploading right now. Your other answers are kept and nothing was charged. Try again in half a minute.",
  },
  career: {
    atOnce: 1, // of reading adverts and writing documents
    mostWaiting: 30,
    perCaller: 8,
    mostWaitMs: seconds(20),
    busy: "Many people are at work here at this moment. Your text is kept. Try again in half a minute.",
  },
  files: {
    atOnce: 2,
    mostWaiting: 40,
    perCaller: 20,
    mostWaitMs: seconds(60),
    busy: "Many files are being made right now. Nothing was lost. Try again in half a minute.",
  },
  pictures: {
    atOnce: 1, // a decoded one takes up to 160 MB
    mostWaiting: 10,
    perCaller: 4,
    mostWaitMs: seconds(30),
    busy: "Many people are sending pictures right now. Try again in half a minute.",
  },
  exports: {
    atOnce: 2,
    mostWaiting: 10,
    perCaller: 2,
    mostWaitMs: seconds(60),
    busy: "Many people are downloading their data right now. Try again in half a minute.",
  },
} as const;
