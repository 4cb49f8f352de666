import { afterAll, beforeAll, expect, test } from "vitest"
import { openHouse, type House } from "../house"

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

const scriptsOf = (page: string) => page.match(/<script(?! type="application\/ld\+json")/g)?.length ?? 0

test("who asks to save data gets pages without scripts that say what they weigh", async () => {
  const visitor = await house.visitor().signInAsDemo()
  for (const path of ["/login", "/generate", "/settings"]) {
    const who = path === "/login" ? house.visitor() : visitor
    expect(scriptsOf(await (await who.get(path)).text()), path).toBeGreaterThan(0)
    const page = await (await who.get(path, { "save-data": "on" })).text()
    expect(scriptsOf(page), path).toBe(0)
    expect(page).toMatch(/This page: <!-- -->\d+\.\d KB/)
  }
})

test("the switch in the footer is kept, beats the browser's wish and leads back to the page", async () => {
  const visitor = house.visitor()
  expect(await (await visitor.get("/login")).text()).toContain("Lite mode: no scripts, no pictures")
  const on = await visitor.post("/lite", { lite: "on", back: "/login" })
  expect([on.status, on.headers.get("location")]).toEqual([303, "/login"])
  expect(scriptsOf(await (await visitor.get("/login")).text())).toBe(0)
  await visitor.post("/lite", { lite: "off", back: "/login" })
  expect(scriptsOf(await (await visitor.get("/login", { "save-data": "on" })).text())).toBeGreaterThan(0)
  const elsewhere = await visitor.post("/lite", { lite: "on", back: "https://evil.example/" })
  expect(elsewhere.headers.get("location")).toBe("/")
})

test("no picture of the person is sent in lite mode", async () => {
  const visitor = await house.visitor().signInAsDemo()
  house.change("update users set photo_id = 'someone' where email = 'ada@demo.example'")
  expect(await (await visitor.get("/dashboard")).text()).toContain("/photos/someone")
  expect(await (await visitor.get("/dashboard", { "save-data": "on" })).text()).not.toContain("/photos/someone")
})
