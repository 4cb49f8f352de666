import { existsSync } from "node:fs"
import { join } from "node:path"

/**
 * A child process's program and how Node is to run it within a heap of so many megabytes: bundled in production; its source, through tsx and with
 * room for that too, in development and tests. Paths are relative to the project.
 */
export function programAt(bundled: string, source: string, heapMegabytes: number): { path: string; execArgv: string[] } {
  const built = join(process.cwd(), bundled)
  if (import.meta.env?.PROD && existsSync(built)) return { path: built, execArgv: [`--max-old-space-size=${heapMegabytes}`] }
  return { path: join(process.cwd(), source), execArgv: ["--import", "tsx", `--max-old-space-size=${heapMegabytes * 2}`] }
}
