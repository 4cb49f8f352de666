import { mkdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openHouse, registerPerson, type House } from "../house"
import { ADVERT, generationForm, makeResumeDocx } from "../material"
import { closeBrowser, openPage, overflow } from "./browser"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
// Set SHOTS to a folder to look at every page afterwards.
const shots = process.env.SHOTS

let house: House
let session = ""
let payingSession = ""
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
  const paying = await registerPerson(house, "paying@example.com")
  payingSession = paying.sessionToken
  givePlans(house.look<{ id: string }>("select id from users where email = 'paying@example.com'")[0]?.id ?? "")
  Object.assign(pages, {
    "paying-subscription": "/subscription",
    "paying-returned": "/subscription?status=success&reference=CG-WAITING",
    "paying-failed": "/subscription?status=error&reference=CG-FAILED",
    "paying-cancel": "/subscription/cancel",
    "paying-checkout": "/payment/jjc",
    "app-checkout": "/payment/agba",
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
    "app-not-found": "/edit/none",
  })
})
afterAll(async () => {
  await closeBrowser()
  await house.stop()
})

const names = ["landing", "login", "register", "verify-sent", "verify", "verified", "login-otp", "login-link", "login-error", "forgot", "reset-invalid", "reset-done", "magic-invalid", "magic-error", "callback", "callback-error", "unsubscribe-unknown", "confirm-email", "guard", "not-found", "outbox", "app-dashboard", "app-generate", "app-running", "app-result", "app-documents", "app-documents-filtered", "app-edit-letter", "app-edit-resume", "app-profile", "app-profile-edit", "app-photo", "app-settings", "app-sessions", "app-change-password", "app-delete", "app-subscription", "app-checkout", "paying-subscription", "paying-returned", "paying-failed", "paying-cancel", "paying-checkout", "app-export", "app-delete-account", "app-delete-account-sent", "delete-account-confirm", "delete-account-closed", "app-not-found"]

test.each(names)("%s fits a phone and a desktop, light and dark, and axe finds nothing", async (name) => {
  for (const width of [360, 1280]) {
    for (const dark of [false, true]) {
      const { page, complaints } = await openPage({ scripts: true, width, height: width === 360 ? 740 : 900, dark, url: house.url })
      if (name.startsWith("paying-")) await page.context().addCookies([{ name: "oya_session", value: payingSession, url: house.url }])
      if (name.startsWith("app-")) await page.context().addCookies([{ name: "oya_session", value: session, url: house.url }])
      await page.goto(pages[name] ?? "", { waitUntil: "load" })
      expect([width, dark, await overflow(page)]).toEqual([width, dark, 0])
      await page.evaluate(axe)
      // The timed moves are the specification's, each with a link to go at once; a payment that waits looks again by itself.
      const rules = ["guard", "verified", "reset-done", "magic-error", "paying-returned"].includes(name) ? '{ "meta-refresh": { enabled: false } }' : "{}"
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

// Somebody who has Agba with JJC behind it, a payment that waits and one that failed.
function givePlans(userId: string) {
  const now = Date.now()
  const rows = [["applied", "agba", 2_000_000, "CG-7Q4MZ0C9XK2TB8VHWN3E"], ["applied", "jjc", 1_000_000, "CG-5RJ1D6YAP0GZ4MX7KS2C"], ["pending", "agba", 2_000_000, "CG-WAITING"], ["failed", "agba", 2_000_000, "CG-FAILED"]]
  for (const [n, [status, plan, amount, reference]] of rows.entries()) {
    const at = now - (rows.length - n) * 3_600_000
    const why = status === "failed" ? "Insufficient funds" : null
    house.change("insert into payments (id, created_at, user_id, payer, plan, kind, reference, amount_kobo, mode, status, paid_at, failure_text) values (?, ?, ?, 'p', ?, 'new', ?, ?, 'test', ?, ?, ?)", reference, at, userId, plan, reference, amount, status, status === "applied" ? at : null, why)
    if (status !== "applied") continue
    const [letters, resumes] = plan === "agba" ? [25, 15] : [8, 5]
    house.change("insert into billing_events (id, at, user_id, type, payment_id, plan, cover_letters, resumes, started_at, paid_at, key) values (?, ?, ?, 'payment_applied', ?, ?, ?, ?, ?, ?, ?)", reference, at, userId, reference, plan, letters, resumes, at, at, `payment_applied:${reference}`)
  }
}

async function shoot(page: Awaited<ReturnType<typeof openPage>>["page"], name: string) {
  if (!shots) return
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true })
}
