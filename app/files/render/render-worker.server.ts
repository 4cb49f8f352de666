import type { ChildProcess } from "node:child_process";
import { seconds } from "~/time";
import { forkWorker } from "~/files/child-process.server";
import { RenderWorkerReply, type RenderOutput } from "./render-worker-reply";
import type { RenderableDocument } from "./layout";

const TIMEOUT_MS = seconds(30);
const IDLE_TIMEOUT_MS = seconds(30);
const MAX_HEAP_MB = 192;

type PendingRender = {
  resolve: (files: RenderOutput[]) => void;
  reject: (error: Error) => void;
  timeout: NodeJS.Timeout;
};
type RenderWorker = { child: ChildProcess; pending: Map<number, PendingRender>; idleTimer?: NodeJS.Timeout };

let currentWorker: RenderWorker | undefined;
let lastId = 0;

/**
 * Renders the PDF and DOCX of a document and reads them back in a child process. So rendering blocks no page,
 * and its memory is released half a minute after the last document. Rejects when a document takes over 30
 * seconds or the process dies; the next call starts a new one.
 */
export function renderInWorker(document: RenderableDocument, maxMs = TIMEOUT_MS): Promise<RenderOutput[]> {
  const worker = startRenderWorker();
  clearTimeout(worker.idleTimer);
  worker.child.ref();
  worker.child.channel?.ref();
  const id = (lastId += 1);
  return new Promise<RenderOutput[]>((resolve, reject) => {
    const timeout = setTimeout(() => void worker.child.kill("SIGKILL"), maxMs);
    worker.pending.set(id, { resolve, reject, timeout });
    // the exit handler rejects when the process dies meanwhile
    worker.child.send({ id, document }, () => undefined);
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
  clearTimeout(render.timeout);
  worker.pending.delete(reply.id);
  if ("files" in reply) render.resolve(reply.files);
  else render.reject(new Error(reply.problem));
  if (worker.pending.size === 0) scheduleIdleExit(worker);
}

function discardWorker(worker: RenderWorker) {
  if (currentWorker === worker) currentWorker = undefined;
  clearTimeout(worker.idleTimer);
  for (const { reject, timeout } of worker.pending.values()) {
    clearTimeout(timeout);
    reject(new Error("The making process ended early"));
  }
  worker.pending.clear();
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
