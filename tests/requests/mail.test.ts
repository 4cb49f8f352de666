import { expect, test } from "vitest"
import { openSmtp } from "../doubles/smtp"
import { openHouse, until } from "../house"

const person = (email: string, fullName = "Ngozi Eze") => ({ fullName, email, password: "Correct-Horse-7-Battery", confirmPassword: "Correct-Horse-7-Battery" })

test("with MAIL_URL set, mail goes to the SMTP server, one recipient each, whatever a name tries to add", async () => {
  const smtp = await openSmtp()
  const house = await openHouse({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" })
  await house.visitor().post("/register", person("plain@example.com"))
  await house.visitor().post("/register", person("crlf@example.com", "Ngozi\r\nBcc: victim@example.com\r\n\r\nEze"))
  await until(() => smtp.received.length === 2, 10_000)
  expect(smtp.received.map(({ recipients }) => recipients)).toEqual(expect.arrayContaining([["plain@example.com"], ["crlf@example.com"]]))
  for (const { raw } of smtp.received) {
    const head = raw.split("\r\n\r\n")[0] ?? ""
    expect(head).toContain("From: Oya <hello@oya.example>")
    expect(head).not.toMatch(/^bcc:/im)
    expect(raw.length).toBeLessThan(10_240)
  }
  await house.stop()
  await smtp.close()
})

test("a server that says no is asked again later, and the mail arrives once", async () => {
  const smtp = await openSmtp((tries) => (tries === 0 ? 451 : undefined))
  const house = await openHouse({ MAIL_URL: smtp.url, MAIL_FROM: "Oya <hello@oya.example>" })
  const started = await house.visitor().post("/register", person("later@example.com"))
  expect(started.status).toBe(303) // the person never waits for the mail server
  await until(() => smtp.received.length === 1, 20_000)
  expect(smtp.tries()).toBe(2)
  await until(() => house.look("select 1 from jobs where kind = 'mail.send' and status = 'done' and attempts = 2").length === 1, 5000)
  await house.stop()
  await smtp.close()
})

test("mail that waits survives a kill -9 and is sent after the restart", async () => {
  const house = await openHouse({ MAIL_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Oya <hello@oya.example>" })
  await house.visitor().post("/register", person("waits@example.com"))
  await house.stop("SIGKILL")
  const smtp = await openSmtp()
  house.change("update jobs set run_at = 0, lease_expires_at = 0 where kind = 'mail.send'")
  await house.start({ MAIL_URL: smtp.url })
  await until(() => smtp.received.length === 1, 10_000)
  await house.stop()
  await smtp.close()
})
