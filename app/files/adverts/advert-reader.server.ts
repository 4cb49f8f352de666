import type { ChildProcess } from "node:child_process";
import { limitChild, type ChildLimit, type ChildLimits } from "~/files/child-limits.server";
import { forkWorker } from "~/files/child-process.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { createWorkQueue } from "~/work/queue.server";
import { WORK_LIMITS } from "~/work/limits";
import { AdvertReaderReply } from "./advert-reader-reply";
import type { AdvertReading, AdvertRequest } from "./read-and-match";

const LIMITS: ChildLimits = { cpuMs: seconds(2), wallMs: seconds(60), residentMb: 300 };
const START_LIMITS: ChildLimits = { cpuMs: Infinity, wallMs: seconds(30) };
const IDLE_TIMEOUT_MS = minutes(1);
const MAX_HEAP_MB = 128;

type Reader = { child: ChildProcess; isReady: Promise<void>; idleTimer?: NodeJS.Timeout };

const queue = createWorkQueue("adverts");
let currentReader: Reader | undefined;
let lastId = 0;

/**
 * Reads an advert in a child process, which holds the tagger and ends a minute after the last advert. One advert is read
 * at a time. Throws a Refusal: 503 "BUSY" when the machine has no time for it, 429 "TOO_MUCH_WORK" when this caller had too much of it,
 * 422 "ADVERT_TOO_COMPLEX" when its text takes more than 2 seconds of processor time.
 */
export async function readAdvertInChild(
  request: AdvertRequest,
  limits: Partial<ChildLimits> = {},
): Promise<AdvertReading> {
  return queue.run((spent) => readNext(request, { ...LIMITS, ...limits }, spent));
}

async function readNext(
  request: AdvertRequest,
  limits: ChildLimits,
  spent: (ms: number) => void,
): Promise<AdvertReading> {
  const reader = (currentReader ??= startReader());
  const { child } = reader;
  clearTimeout(reader.idleTimer);
  child.ref();
  child.channel?.ref();
  await reader.isReady;
  const id = (lastId += 1);
  return new Promise<AdvertReading>((resolve, reject) => {
    let killedAs: ChildLimit | undefined;
    const stopWatching = limitChild(child, limits, (code) => (killedAs ??= code));
    const end = () => {
      spent(stopWatching());
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    const onMessage = (message: unknown) => {
      const reply = AdvertReaderReply.parse(message);
      if (reply === "ready" || reply.id !== id) return;
      end();
      scheduleIdleExit(reader);
      if ("reading" in reply) resolve(reply.reading);
      else reject(new Error(`The advert could not be read: ${reply.problem}`));
    };
    const onExit = () => {
      end();
      reject(killedAs === "too_complex" ? tooComplex() : busy());
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
    child.send({ id, request }, () => undefined); // the exit handler rejects when the process dies meanwhile
  });
}

function startReader(): Reader {
  const child = forkWorker("build/advert-reader.js", "app/files/adverts/advert-reader.ts", MAX_HEAP_MB, [
    // Small young spaces, no helping threads and small code: an advert is short, and the process takes some 40 MB less.
    "--max-semi-space-size=1",
    "--single-threaded",
    "--optimize-for-size",
  ]);
  const isReady = new Promise<void>((resolve, reject) => {
    const stopWatching = limitChild(child, START_LIMITS, () => undefined);
    child.once("message", () => {
      stopWatching();
      resolve();
    });
    child.once("error", reject);
    child.once("exit", () => {
      stopWatching();
      reject(busy());
    });
  });
  const reader: Reader = { child, isReady };
  child.once("exit", () => {
    clearTimeout(reader.idleTimer);
    if (currentReader === reader) currentReader = undefined;
  });
  return reader;
}

// Removed first: an advert that arrives during the exit gets a new process.
function scheduleIdleExit(reader: Reader) {
  clearTimeout(reader.idleTimer);
  reader.child.unref();
  reader.child.channel?.unref();
  reader.idleTimer = setTimeout(() => {
    if (currentReader === reader) currentReader = undefined;
    reader.child.kill();
  }, IDLE_TIMEOUT_MS);
  reader.idleTimer.unref();
}

function busy(): Refusal {
  return new Refusal("BUSY", WORK_LIMITS.adverts.busy, 503, { retryAfter: 30 });
}

function tooComplex(): Refusal {
  return new Refusal(
    "ADVERT_TOO_COMPLEX",
    "We could not read this advert. Leave out what is not about the job, then try again.",
    422,
  );
}
