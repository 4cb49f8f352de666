import type { ChildProcess } from "node:child_process";
import { seconds } from "~/time";
import { startProgram } from "../program.server";
import { MakerReply, type Made } from "./maker-reply";
import type { Printable } from "./sheet";

const MOST_TIME = seconds(30);
const IDLE_TIME = seconds(30);
const MOST_HEAP_MEGABYTES = 192;

type Errand = { finish: (files: Made[]) => void; fail: (error: Error) => void; clock: NodeJS.Timeout };
type Maker = { child: ChildProcess; errands: Map<number, Errand>; rest?: NodeJS.Timeout };

let maker: Maker | undefined;
let last = 0;

/**
 * Makes a document's PDF and DOCX and reads them back, in a process beside the server: setting type holds up nobody's page, and its memory is
 * given back half a minute after the last document. Rejects when a document takes over 30 seconds or the process dies; the next one starts anew.
 */
export function makeInProcess(document: Printable, maxMs = MOST_TIME): Promise<Made[]> {
  const current = startMaker();
  clearTimeout(current.rest);
  current.child.ref();
  current.child.channel?.ref();
  const id = (last += 1);
  return new Promise<Made[]>((finish, fail) => {
    const clock = setTimeout(() => void current.child.kill("SIGKILL"), maxMs);
    current.errands.set(id, { finish, fail, clock });
    current.child.send({ id, document }, () => undefined); // a process that dies meanwhile is settled by its exit
  });
}

/** Starts the process before it is needed, so that nobody waits for its start. */
export function startMaker(): Maker {
  if (maker) return maker;
  const child = startProgram("build/maker.js", "app/files/render/child.ts", MOST_HEAP_MEGABYTES);
  const started: Maker = { child, errands: new Map() };
  maker = started;
  child.on("message", (message) => settle(started, MakerReply.parse(message)));
  child.once("error", () => retire(started));
  child.once("exit", () => retire(started));
  restSoon(started);
  return started;
}

function settle(from: Maker, reply: MakerReply) {
  const errand = from.errands.get(reply.id);
  if (!errand) return;
  clearTimeout(errand.clock);
  from.errands.delete(reply.id);
  if ("files" in reply) errand.finish(reply.files);
  else errand.fail(new Error(reply.problem));
  if (from.errands.size === 0) restSoon(from);
}

function retire(from: Maker) {
  if (maker === from) maker = undefined;
  clearTimeout(from.rest);
  for (const { fail, clock } of from.errands.values()) {
    clearTimeout(clock);
    fail(new Error("The making process ended early"));
  }
  from.errands.clear();
}

// Forgotten first: a document that comes while it ends gets a new process.
function restSoon(idle: Maker) {
  clearTimeout(idle.rest);
  idle.child.unref(); // what has nothing else to do may end
  idle.child.channel?.unref();
  idle.rest = setTimeout(() => {
    if (maker === idle) maker = undefined;
    idle.child.kill();
  }, IDLE_TIME);
  idle.rest.unref();
}
