// npm run weigh: bytes over the wire, requests and script bytes of each page, cold and warm, in a real browser. Fails on a broken budget.
import { writeFileSync } from "node:fs"
import { openHouse } from "../house"
import { generationForm, makeResumeDocx } from "../material"
import { closeBrowser, openBrowser } from "../journeys/browser"

/** Kilobytes over the wire: aims of the low-bandwidth budget, and the limit that fails the build where React's own size breaks a script aim. */
type Budget = { html: number; js: number; cold: number; requests: number; warm: number; jsLimit?: number; coldLimit?: number; requestLimit?: number }
const PUBLIC: Budget = { html: 10, js: 0, cold: 30, requests: 4, warm: 8 }
// auth.js: shows a password, measures its strength, posts by itself in the browser that asked.
const SIGN_IN: Budget = { ...PUBLIC, js: 2 }
const OWN: Budget = { html: 12, js: 15, cold: 55, requests: 5, warm: 12 }
// Raised from 105 when the language choice and the late toasts came: their small chunks cost headers more than code. One chunk for ui/ would win that back.
const REACT = { jsLimit: 110, coldLimit: 120, requestLimit: 20 }
const BUDGETS: Record<string, Budget> = {
  "/": { html: 14, js: 0, cold: 50, requests: 5, warm: 14 },
  "/login": SIGN_IN,
  "/register": SIGN_IN,
  "/verify-email": SIGN_IN,
  "/forgot-password": SIGN_IN,
  "/dashboard": { html: 14, js: 0, cold: 70, requests: 6, warm: 14 },
  "/generate": { html: 14, js: 40, cold: 90, requests: 7, warm: 16, ...REACT },
  "/generate/{job}": { html: 20, js: 40, cold: 90, requests: 7, warm: 20, ...REACT },
  "/documents": { html: 20, js: 0, cold: 80, requests: 6, warm: 20 },
  "/edit/{id}": { html: 20, js: 35, cold: 90, requests: 6, warm: 20, ...REACT },
  "/profile": OWN,
  "/settings": OWN,
  "/change-password": OWN,
  "/subscription": { html: 14, js: 0, cold: 60, requests: 5, warm: 14 },
}

type Weight = { html: number; js: number; all: number; requests: number }
type Row = { page: string; cold: Weight; warm: Weight; budget: Budget }

const house = await openHouse({ LOG_LEVEL: "error" })
const visitor = await house.visitor().signInAsDemo()
const answer = await visitor.send("/api/generate", { method: "POST", body: generationForm({ file: await makeResumeDocx() }), headers: { origin: house.url } })
const made = (await answer.json()) as { jobId: string; coverLetter: { id: string } }
const browser = await openBrowser()
const rows: Row[] = []
for (const [page, budget] of Object.entries(BUDGETS)) {
  const path = page.replace("{job}", made.jobId).replace("{id}", made.coverLetter.id)
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  if (!["/", "/login", "/register", "/verify-email", "/forgot-password"].includes(page)) {
    await context.addCookies([{ name: "oya_session", value: visitor.sessionToken, url: house.url }])
  }
  rows.push({ page, cold: await weigh(context, path), warm: await weigh(context, path), budget })
  await context.close()
}
await closeBrowser()
await house.stop()
report(rows)

async function weigh(context: Awaited<ReturnType<typeof browser.newContext>>, path: string): Promise<Weight> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  const weight: Weight = { html: 0, js: 0, all: 0, requests: 0 }
  const kinds = new Map<string, string>()
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.fromDiskCache || response.url.startsWith("data:")) return
    kinds.set(requestId, type)
    weight.requests += 1
  })
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (!kind) return
    weight.all += encodedDataLength
    if (kind === "Document") weight.html += encodedDataLength
    if (kind === "Script") weight.js += encodedDataLength
  })
  await page.goto(`${house.url}${path}`, { waitUntil: "networkidle" })
  await page.close()
  return weight
}

function report(weights: Row[]) {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  const broken: string[] = []
  const lines = weights.map(({ page, cold, warm, budget }) => {
    const check = (what: string, have: number, limit: number) => {
      if (have > limit) broken.push(`${page}: ${what} ${have.toFixed(1)} > ${limit}`)
    }
    check("HTML KB", cold.html / 1024, budget.html)
    check("script KB", cold.js / 1024, budget.jsLimit ?? budget.js)
    check("cold KB", cold.all / 1024, budget.coldLimit ?? budget.cold)
    check("requests", cold.requests, budget.requestLimit ?? budget.requests)
    check("warm KB", warm.all / 1024, budget.warm)
    const aim = (have: number, wanted: number, text: string) => `${text}${have > wanted ? ` (aim ${wanted})` : ""}`
    return `| ${page} | ${kb(cold.html)} | ${aim(cold.js / 1024, budget.js, kb(cold.js))} | ${aim(cold.all / 1024, budget.cold, kb(cold.all))} | ${aim(cold.requests, budget.requests, String(cold.requests))} | ${kb(warm.all)} | ${warm.requests} |`
  })
  const table = ["| Page | HTML KB | Script KB | Cold KB | Requests | Warm KB | Warm requests |", "| --- | --- | --- | --- | --- | --- | --- |", ...lines].join("\n")
  console.log(table)
  const note = "The pages that hydrate carry React and the router once (about 85 KB, cached for a year); they work in full without it, and it loads last. The pages for signing in and the settings carry one small script of their own; all others none."
  writeFileSync("docs/weights.md", `# Weights\n\nKilobytes over the wire with headers, as last measured by \`npm run weigh\` in Chromium at 360 px, ${new Date().toISOString().slice(0, 10)}. An aim stands where it is missed.\n\n${table}\n\n${note}\n`)
  if (broken.length === 0) return
  console.error(`Over budget:\n${broken.join("\n")}`)
  process.exitCode = 1
}
