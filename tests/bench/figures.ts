// npm run bench:figures: Analytics with 100,000 people, 300,000 documents and 2.5 million events. Times of the slices, of a cold and a remembered page, and how long the event loop is held.
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openHouse, until, type Visitor } from "../house"
import { seedFigures } from "./seed-figures"

const RUNS = 20
const house = await openHouse({ DATA_DIR: mkdtempSync(join(tmpdir(), "oya-figures-")), LOG_LEVEL: "debug" })
await house.stop()
const seeded = seedFigures(join(house.dataDir, "oya.db"))
console.log(seeded)

const from = performance.now()
await house.start()
const staff = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!")
const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
const isMade = () => house.look<{ many: number }>("select count(*) as many from stale_days where day < ?", today)[0]?.many === 0
await until(isMade, 600_000)
console.log(`all days rolled up ${Math.round((performance.now() - from) / 1000)} s after the start`)
await spell()
// The same once more in a house that has started, so that the start is not measured with it.
const started = spells().length
// Read first: a long write beside the server would hold its own writes, and that would be measured.
const all = house.look<{ day: string; type: string }>("select distinct day, type from events where day < ?", today)
house.change("insert or ignore into stale_days select value ->> 'day', value ->> 'type' from json_each(?)", JSON.stringify(all))
await until(isMade, 120_000)
await spell()
console.log(`event loop held while a year is rolled up again, most in each spell of 5 s: ${spells().slice(started).join(", ")} ms`)

const read = spells().length
console.log(`overview, cold: ${await median(() => staff.get("/admin/analytics?refresh=1"), (visitor) => timed(visitor, "/admin/analytics"))} ms`)
console.log(`overview, remembered: ${await median(async () => undefined, (visitor) => timed(visitor, "/admin/analytics"))} ms`)
console.log(`revenue, remembered: ${await median(async () => undefined, (visitor) => timed(visitor, "/admin/analytics/revenue"))} ms`)
console.log(`GET /api/admin/analytics, cold: ${await median(() => staff.get("/admin/analytics?refresh=1"), (visitor) => timed(visitor, "/api/admin/analytics"))} ms`)
console.log(`GET /api/admin/analytics, remembered: ${await median(async () => undefined, (visitor) => timed(visitor, "/api/admin/analytics"))} ms`)
await spell()
console.log(`event loop held while pages are asked for, most in each spell of 5 s: ${spells().slice(read).join(", ")} ms`)
await house.stop()

async function median(before: () => Promise<unknown>, run: (visitor: Visitor) => Promise<number>): Promise<string> {
  const times: number[] = []
  for (let turn = 0; turn < RUNS; turn += 1) {
    await before()
    times.push(await run(staff))
  }
  times.sort((one, other) => one - other)
  return `${Math.round(times[RUNS / 2] ?? 0)} (median of ${RUNS}), most ${Math.round(times.at(-1) ?? 0)}`
}

async function timed(visitor: Visitor, path: string): Promise<number> {
  const from = performance.now()
  const answer = await visitor.get(path)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - from
}

// The server itself says every five seconds how long its event loop was held.
function spells(): number[] {
  return [...house.output().matchAll(/"event":"host.delay".*?"maxMs":(\d+)/g)].map(([, ms]) => Number(ms))
}

function spell(): Promise<void> {
  return new Promise((done) => setTimeout(done, 6000))
}
