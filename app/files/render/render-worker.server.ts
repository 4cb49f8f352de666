import type { ChildProcess } from "node:child_process";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { limitChild, type ChildLimit, type ChildLimits } from "~/files/child-limits.server";
import { forkWorker } from "~/files/child-process.server";
import { scaleTimeout } from "~/work/timeouts.server";
import { RenderWorkerReply, type RenderOutput, type RenderTask } from "./render-worker-reply";
import type { RenderableDocument } from "./layout";
import type { ReceiptText } from "./receipt-text";

const LIMITS: ChildLimits = { cpuMs: seconds(30), wallMs: scaleTimeout(seconds(120)) };
const IDLE_TIMEOUT_MS = seconds(30);
const MAX_HEAP_MB = 192;

type PendingRender = {
  resolve: (files: RenderOutput[]) => void;
  reject: (error: Error) => void;
  stopWatching: () => void;
};
type RenderOptions = Partial<ChildLimits> & {
  /** Is told the processor time of the child during this work, in milliseconds. */
  spent?: (ms: number) => void;
};
type RenderWorker = {
  child: ChildProcess;
  pending: Map<number, PendingRender>;
  idleTimer?: NodeJS.Timeout;
  killedAs?: ChildLimit;
};

let currentWorker: RenderWorker | undefined;
let lastId = 0;

/**
 * Makes files of a document in a child process: with "check" PDF and DOCX, read back; with "merged" one PDF of several. So rendering blocks no page,
 * and its memory is released half a minute after the last document. Rejects with "too_complex" after 30 seconds of
 * processor time, with a Refusal (503, "BUSY") after two minutes, and when the process dies. The next call starts a new process.
 */
export function renderInWorker(
  task: RenderTask,
  document: RenderableDocument | [RenderableDocument, ...RenderableDocument[]],
  options: RenderOptions = {},
): Promise<RenderOutput[]> {
  const documents = Array.isArray(document) ? document : [document];
  return askWorker({ task, documents }, options);
}

/** Makes the PDF of a receipt or credit note in the same process, under the same limits. */
export async function renderReceiptInWorker(receipt: ReceiptText): Promise<Uint8Array> {
  const [file] = await askWorker({ receipt }, {});
  if (!file) throw new Error("The render worker made no receipt");
  return file.bytes;
}

function askWorker(
  message: object,
  { spent = () => undefined, ...limits }: RenderOptions,
): Promise<RenderOutput[]> {
  const worker = startRenderWorker();
  clearTimeout(worker.idleTimer);
  worker.child.ref();
  worker.child.channel?.ref();
  const id = (lastId += 1);
  return new Promise<RenderOutput[]>((resolve, reject) => {
    const stopWatch = limitChild(
      worker.child,
      { ...LIMITS, ...limits },
      (code) => (worker.killedAs ??= code),
    );
    const stopWatching = () => spent(stopWatch());
    worker.pending.set(id, { resolve, reject, stopWatching });
    worker.child.send({ id, ...message }, () => undefined); // the exit handler rejects when the process dies meanwhile
  });
}

/** Starts the process before it is needed, so that no document waits for it. */
export function startRenderWorker(): RenderWorker {
  if (currentWorker) return currentWorker;
  const child = forkWorker("build/render-worker.js", "app/files/render/render-worker.ts", MAX_HEAP_MB);
  const started: RenderWorker = { child, pending: new Map() };
  currentWorker = started;
  child.on("message", (message) => completeRender(started, RenderWorkerReply.parse(message)));
  child.once("error", () => discardWorker(started));
  child.once("exit", () => discardWorker(started));
  scheduleIdleExit(started);
  return started;
}

function completeRender(worker: RenderWorker, reply: RenderWorkerReply) {
  const render = worker.pending.get(reply.id);
  if (!render) return;
  render.stopWatching();
  worker.pending.delete(reply.id);
  if ("files" in reply) render.resolve(reply.files);
  else render.reject(new Error(reply.problem));
  if (worker.pending.size === 0) scheduleIdleExit(worker);
}

function discardWorker(worker: RenderWorker) {
  if (currentWorker === worker) currentWorker = undefined;
  clearTimeout(worker.idleTimer);
  for (const { reject, stopWatching } of worker.pending.values()) {
    stopWatching();
    reject(reasonOf(worker));
  }
  worker.pending.clear();
}

// A busy machine is nobody's fault and no bug: whoever waits for the files reads it and tries again.
function reasonOf({ killedAs }: RenderWorker): Error {
  if (killedAs === "busy")
    return new Refusal(
      "BUSY",
      "Too many files are being made at this moment. Nothing was lost. Try again in half a minute.",
      503,
      { retryAfter: 30 },
    );
  return new Error(`The render worker ended early${killedAs ? `: ${killedAs}` : ""}`);
}

// Removed first: a document that arrives during the exit gets a new process.
function scheduleIdleExit(worker: RenderWorker) {
  clearTimeout(worker.idleTimer);
  worker.child.unref(); // an idle process may end
  worker.child.channel?.unref();
  worker.idleTimer = setTimeout(() => {
    if (currentWorker === worker) currentWorker = undefined;
    worker.child.kill();
  }, IDLE_TIMEOUT_MS);
  worker.idleTimer.unref();
}
