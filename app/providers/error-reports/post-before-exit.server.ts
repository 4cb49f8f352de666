import { Worker } from "node:worker_threads";
import { seconds } from "~/time";

type Post = { url: string; headers: Record<string, string>; body: string };

// A string, so that it needs no file of its own: it runs where nothing of the product can be trusted any more.
const POSTING = `
  const { workerData: { url, headers, body, state } } = require("node:worker_threads");
  const { request } = require(url.startsWith("https:") ? "node:https" : "node:http");
  const reach = (step) => { Atomics.store(state, 0, step); Atomics.notify(state, 0); };
  request(url, { method: "POST", headers }, (answer) => answer.resume().on("end", () => reach(2)))
    .on("finish", () => reach(1))
    .on("error", () => reach(2))
    .end(body);`;
const [WAITS, POSTS] = [0, 1];

/** A busy machine may need long to start a thread and to open a connection. */
const LEAVES_WITHIN_MS = seconds(10);

/**
 * Posts from a thread of its own and holds this one meanwhile, at most `milliseconds` from when the request has left: a process that must end does nothing
 * else before.
 */
export function postBeforeExit({ url, headers, body }: Post, milliseconds: number): void {
  const state = new Int32Array(new SharedArrayBuffer(4));
  new Worker(POSTING, { eval: true, execArgv: [], workerData: { url, headers, body, state } });
  Atomics.wait(state, 0, WAITS, LEAVES_WITHIN_MS);
  Atomics.wait(state, 0, POSTS, milliseconds);
}
