import { mkdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openHouse, type House } from "../house"
import { ADVERT, generationForm, makeResumeDocx } from "../material"
import { closeBrowser, openPage, overflow } from "./browser"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
// Set SHOTS to a folder to look at every page afterwards.
const shots = process.env.SHOTS

let house: House
let session = ""
const pages: Record<string, string> = {
  landing: "/",
  login: "/login",
  register: "/register",
  "verify-sent": "/verify-email?sent=1&email=ada%40demo.example",
  verify: "/verify-email?token=abc&email=ada%40demo.example",
  verified: "/verify-email?done=1",
  "login-otp": "/login?tab=otp",
  "login-link": "/login?tab=magic-link",
  "login-error": "/login?auth=error&message=Network+error+during+authentication",
  forgot: "/forgot-password",
  "reset-invalid": "/reset-password",
  "reset-done": "/reset-password?done=1",
  "magic-invalid": "/magic-link",
  "magic-error": "/magic-link-error",
  callback: "/auth/callback?code=a&state=b",
  "callback-error": "/auth/callback?error=access_denied",
  "unsubscribe-unknown": "/unsubscribe?token=abc",
  "confirm-email": "/confirm-email?token=abc",
  guard: "/dashboard",
  "not-found": "/no-such-page",
  outbox: "/dev/outbox",
  "delete-account-confirm": "/delete-account/confirm?token=abc",
  "delete-account-closed": "/delete-account/closed",
}

beforeAll(async () => {
  house = await openHouse()
  const visitor = await house.visitor().signInAsDemo()
  session = visitor.sessionToken
  const answer = await visitor.send("/api/generate", { method: "POST", body: generationForm({ file: await makeResumeDocx() }), headers: { origin: house.url } })
  const made = (await answer.json()) as { jobId: string; coverLetter: { id: string }; resume: { id: string } }
  const [user] = house.look<{ id: string }>("select id from users where email = 'ada@demo.example'")
  const stages = JSON.stringify([{ stage: "resume", startedAt: 1, endedAt: 401 }, { stage: "advert", startedAt: 401, endedAt: 420 }, { stage: "match", startedAt: 420 }])
  house.change(
    "insert into generations (id, created_at, user_id, idempotency_key, input_hash, status, job_title, company_name, job_description, stages) values ('running', ?, ?, 'k', 'h', 'running', 'Nurse', 'City Hospital', 'x', ?)",
    Date.now(), user?.id, stages,
  )
  Object.assign(pages, {
    "app-dashboard": "/dashboard",
    "app-generate": "/generate",
    "app-running": "/generate/running",
    "app-result": `/generate/${made.jobId}`,
    "app-documents": "/documents",
    "app-documents-filtered": "/documents?type=resume",
    "app-edit-letter": `/edit/${made.coverLetter.id}`,
    "app-edit-resume": `/edit/${made.resume.id}`,
    "app-profile": "/profile",
    "app-profile-edit": "/profile?edit=1",
    "app-photo": "/profile/photo",
    "app-settings": "/settings",
    "app-sessions": "/sessions",
    "app-change-password": "/change-password",
    "app-delete": `/documents/${made.resume.id}/delete`,
    "app-subscription": "/subscription",
    "app-export": "/export",
    "app-delete-account": "/delete-account",
    "app-delete-account-sent": "/delete-account?sent=1",
    "app-support": "/support",
    "app-not-found": "/edit/none",
  })
})
afterAll(async () => {
  await closeBrowser()
  await house.stop()
})

const names = ["landing", "login", "register", "verify-sent", "verify", "verified", "login-otp", "login-link", "login-error", "forgot", "reset-invalid", "reset-done", "magic-invalid", "magic-error", "callback", "callback-error", "unsubscribe-unknown", "confirm-email", "guard", "not-found", "outbox", "app-dashboard", "app-generate", "app-running", "app-result", "app-documents", "app-documents-filtered", "app-edit-letter", "app-edit-resume", "app-profile", "app-profile-edit", "app-photo", "app-settings", "app-sessions", "app-change-password", "app-delete", "app-subscription", "app-export", "app-delete-account", "app-delete-account-sent", "delete-account-confirm", "delete-account-closed", "app-support", "app-not-found"]

test.each(names)("%s fits a phone and a desktop, light and dark, and axe finds nothing", async (name) => {
  for (const width of [360, 1280]) {
    for (const dark of [false, true]) {
      const { page, complaints } = await openPage({ scripts: true, width, height: width === 360 ? 740 : 900, dark, url: house.url })
      if (name.startsWith("app-")) await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }])
      await page.goto(pages[name] ?? "", { waitUntil: "load" })
      expect([width, dark, await overflow(page)]).toEqual([width, dark, 0])
      await page.evaluate(axe)
      // The timed moves are the specification's, each with a link to go at once.
      const rules = ["guard", "verified", "reset-done", "magic-error"].includes(name) ? '{ "meta-refresh": { enabled: false } }' : "{}"
      const violations = await page.evaluate<string[]>(`axe.run(document, { resultTypes: ["violations"], rules: ${rules} }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`)
      expect([width, dark, violations]).toEqual([width, dark, []])
      if (shots) await shoot(page, `${name}.${dark ? "dark" : "light"}.${width}`)
      expect(complaints).toEqual([])
      await page.context().close()
    }
  }
})

test("the form that came back with errors lists them, links to them and passes axe", async () => {
  const { page } = await openPage({ scripts: false, url: house.url })
  await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }])
  await page.goto("/generate")
  await page.getByLabel("Job description").fill(ADVERT)
  await page.getByLabel("Job title").fill(" ")
  await page.getByLabel("Company", { exact: true }).fill(" ")
  await page.getByRole("button", { name: /^Make/ }).click()
  await page.getByRole("alert").waitFor()
  expect(await page.getByRole("link", { name: "Job title is required" }).getAttribute("href")).toBe("#generate-jobTitle")
  expect(await page.getByLabel("Job description").inputValue()).toContain("Harmattan")
  expect(await page.getByLabel("Job title").getAttribute("aria-invalid")).toBe("true")
  if (shots) await shoot(page, "app-generate-errors.light.360")
  await page.context().close()
})

async function shoot(page: Awaited<ReturnType<typeof openPage>>["page"], name: string) {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}
