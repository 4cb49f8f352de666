// Plain JavaScript, because a thread cannot load TypeScript. It reads the whole database, so it runs beside the requests.
import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

const database = new Database(String(workerData), { readonly: true });
try {
  parentPort?.postMessage(String(database.pragma("quick_check(1)", { simple: true })));
} finally {
  database.close();
}
