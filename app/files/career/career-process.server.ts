import type { ChildProcess } from "node:child_process";
import { limitChild, type ChildLimit, type ChildLimits } from "~/files/child-limits.server";
import { forkWorker } from "~/files/child-process.server";
import { Refusal } from "~/refusal";
import { minutes, seconds } from "~/time";
import { createWorkQueue } from "~/work/queue.server";
import { WORK_LIMITS } from "~/work/limits";
import { scaleTimeout } from "~/work/timeouts.server";
import type { TaskInput, TaskMessage, TaskName, TaskReply, TaskResult } from "./tasks";

const LIMITS = { wallMs: scaleTimeout(seconds(60)), residentMb: 300 };
const CPU_MS: Record<TaskName, number> = {
  // The first one of a process unpacks models and compiles patterns, too: 0.6 to 2.8 s on two slow cores.
  readAdvert: seconds(4),
  writeOwnDocuments: seconds(10),
  finishDraft: seconds(10),
  otherWordings: seconds(10),
  shortenLetter: seconds(10),
  chooseLength: seconds(10),
  writeExample: seconds(10),
};
const START_LIMITS: ChildLimits = { cpuMs: Infinity, wallMs: scaleTimeout(seconds(30)) };
const IDLE_TIMEOUT_MS = minutes(1);
const MAX_HEAP_MB = 128;

type Process = { child: ChildProcess; isReady: Promise<void>; idleTimer?: NodeJS.Timeout };

const queue = createWorkQueue("career");
let current: Process | undefined;
let lastId = 0;

/**
 * Does a piece of work in a child process, which holds the models and ends a minute after the last piece. One is done at a time. Throws a
 * Refusal: 503 "BUSY" when the machine has no time for it, 429 "TOO_MUCH_WORK" when this caller had too much of it, 422 "ADVERT_TOO_COMPLEX" or
 * "WRITING_TOO_LONG" when it takes more processor time than its kind may.
 */
export async function runCareerTask<Name extends TaskName>(
  task: Name,
  input: TaskInput<Name>,
  limits: Partial<ChildLimits> = {},
): Promise<TaskResult<Name>> {
  const own = { ...LIMITS, cpuMs: CPU_MS[task], ...limits };
  const result = await queue.run((spent) => runNext(task, input, own, spent));
  return result as TaskResult<Name>; // the program is of this build
}

async function runNext<Name extends TaskName>(
  task: Name,
  input: TaskInput<Name>,
  limits: ChildLimits,
  spent: (ms: number) => void,
): Promise<unknown> {
  const worker = (current ??= startProcess());
  const { child } = worker;
  clearTimeout(worker.idleTimer);
  child.ref();
  child.channel?.ref();
  await worker.isReady;
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    let killedAs: ChildLimit | undefined;
    const stopWatching = limitChild(child, limits, (code) => (killedAs ??= code));
    const end = () => {
      spent(stopWatching());
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    const onMessage = (message: unknown) => {
      const reply = message as TaskReply | "ready";
      if (reply === "ready" || reply.id !== id) return;
      end();
      scheduleIdleExit(worker);
      if ("result" in reply) resolve(reply.result);
      else reject(new Error(`${task} failed: ${reply.problem}`));
    };
    const onExit = () => {
      end();
      reject(killedAs === "too_complex" ? tooComplex(task) : busy());
    };
    child.on("message", onMessage);
    child.once("exit", onExit);
    child.send({ id, task, input } as TaskMessage, () => undefined); // the exit handler rejects when the process dies meanwhile
  });
}

function startProcess(): Process {
  const child = forkWorker("build/career-worker.js", "app/files/career/career-worker.ts", MAX_HEAP_MB, [
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
  const worker: Process = { child, isReady };
  child.once("exit", () => {
    clearTimeout(worker.idleTimer);
    if (current === worker) current = undefined;
  });
  return worker;
}

// Removed first: an advert that arrives during the exit gets a new process.
function scheduleIdleExit(worker: Process) {
  clearTimeout(worker.idleTimer);
  worker.child.unref();
  worker.child.channel?.unref();
  worker.idleTimer = setTimeout(() => {
    if (current === worker) current = undefined;
    worker.child.kill();
  }, IDLE_TIMEOUT_MS);
  worker.idleTimer.unref();
}

function busy(): Refusal {
  return new Refusal("BUSY", WORK_LIMITS.career.busy, 503, { retryAfter: 30 });
}

function tooComplex(task: TaskName): Refusal {
  return task === "readAdvert"
    ? new Refusal(
        "ADVERT_TOO_COMPLEX",
        "We could not read this advert. Leave out what is not about the job, then try again.",
        422,
      )
    : new Refusal(
        "WRITING_TOO_LONG",
        "Our writer needed too long for this. Shorten your longest lines, then try again.",
        422,
      );
}
