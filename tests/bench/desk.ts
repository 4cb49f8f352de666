import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openHouse, until, type House, type Visitor } from "../house"

const ROUNDS = 10
const PEOPLE = 100_000
// What staff looks at in the list of users: everybody, plans, words that few have and words that all have, the first pages, the last and those in the middle.
const VIEWS = [
  "", "page=5000", "page=9999", "plan=free_trial", "plan=free_trial&page=4000", "plan=agba", "plan=idan", "search=okafor", "search=okafor&plan=jjc", "search=a", "search=a&plan=free_trial", "search=chi+ok",
  "search=example", "search=example&page=5000", "search=example&plan=free_trial", "search=example&plan=free_trial&page=4000", "search=example&plan=free_trial&page=7900", "search=example&plan=jjc", "search=example&plan=idan",
  "search=example+com&plan=free_trial", "search=nobody-like-this",
]

export type DeskFigures = { filled: string | undefined; filledMs: number; usersP50: number; usersP95: number; slowest: { view: string; ms: number }; coldMs: number; panelColdMs: number; rememberedMs: number; held: Held[]; heldAtStart: Held[] }
type Held = { p99: number; longest: number }

/**
 * The console over a year of 100,000 invented people: the list of users in every kind of view, Analytics worked out anew and remembered, and how long the event
 * loop is held meanwhile, which the server says itself every five seconds. `DEMO_DIR` names a folder that was filled before and stays.
 */
export async function measureDesk(): Promise<DeskFigures> {
  const kept = process.env.DEMO_DIR
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), "oya-desk-"))
  const started = performance.now()
  const filled = kept ? undefined : fill(dataDir)
  const filledMs = performance.now() - started
  const house = await openHouse({ DATA_DIR: dataDir, LOG_LEVEL: "debug" })
  try {
    const staff = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!")
    await until(() => house.look("select 1 from stale_days where day < date('now', '+1 hour') limit 1").length === 0, 300_000)
    await rest()
    const heldAtStart = heldSince(house, 0)
    const from = house.output().length
    const times = await measureUsers(staff)
    const all = times.flatMap(({ ms }) => ms).sort((one, other) => one - other)
    const [slowest = { view: "", ms: 0 }] = times.map(({ view, ms }) => ({ view, ms: medianOf(ms) })).sort((one, other) => other.ms - one.ms)
    const anew = () => staff.get("/admin/analytics?refresh=1")
    const coldMs = await median(anew, () => timed(staff, "/admin/analytics"))
    const panelColdMs = await median(anew, () => timed(staff, "/admin/analytics/revenue"))
    const rememberedMs = await median(async () => undefined, () => timed(staff, "/admin/analytics"))
    await rest()
    return { filled, filledMs, usersP50: partOf(all, 0.5), usersP95: partOf(all, 0.95), slowest, coldMs, panelColdMs, rememberedMs, heldAtStart, held: heldSince(house, from) }
  } finally {
    await house.stop()
    if (!kept) rmSync(dataDir, { recursive: true })
  }
}

function fill(dataDir: string): string {
  const { status, stdout } = spawnSync(process.execPath, ["build/command.js", "demo", "--users", String(PEOPLE)], { encoding: "utf8", env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" } })
  const said = /^.* people, .* documents, .* payments/m.exec(stdout)?.[0]
  if (status !== 0 || !said) throw new Error(`the demo was not filled: ${stdout}`)
  return said
}

async function measureUsers(staff: Visitor) {
  const times = VIEWS.map((view) => ({ view, ms: new Array<number>() }))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { view, ms } of times) {
      const took = await timed(staff, `/admin/users?${view}`)
      if (round > 0) ms.push(took) // the first round warms up
    }
  }
  return times
}

async function median(before: () => Promise<unknown>, act: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 2 * ROUNDS; run += 1) {
    await before()
    times.push(await act())
  }
  return medianOf(times)
}

async function timed(visitor: Visitor, path: string): Promise<number> {
  const from = performance.now()
  const answer = await visitor.get(path)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - from
}

/** In each spell of five seconds, in milliseconds. */
function heldSince(house: House, from: number): Held[] {
  return [...house.output().slice(from).matchAll(/"event":"host\.delay".*?"p99Ms":(\d+),"maxMs":(\d+)/g)].map(([, p99, longest]) => ({ p99: Number(p99), longest: Number(longest) }))
}

const rest = () => new Promise((done) => setTimeout(done, 6000))

function medianOf(times: number[]): number {
  return partOf([...times].sort((one, other) => one - other), 0.5)
}

function partOf(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
