import { Worker } from "node:worker_threads";

type Post = { url: string; headers: Record<string, string>; body: string };

// A string, so that it needs no file of its own: it runs where nothing of the product can be trusted any more.
const POSTING = `
  const { workerData: { url, isDone, ...init } } = require("node:worker_threads");
  fetch(url, { ...init, method: "POST", redirect: "error" })
    .catch(() => undefined)
    .finally(() => { Atomics.store(isDone, 0, 1); Atomics.notify(isDone, 0); });`;

/**
 * Posts from a thread of its own and holds this one meanwhile, at most `milliseconds`: a process that must end does nothing else before.
 */
export function postBeforeExit({ url, headers, body }: Post, milliseconds: number): void {
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  new Worker(POSTING, { eval: true, execArgv: [], workerData: { url, headers, body, isDone } });
  Atomics.wait(isDone, 0, 0, milliseconds);
}
