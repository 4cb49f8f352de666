import { beforeAll, expect, test } from "vitest";
import { shareServer, type SharedServer } from "../pooled-server";
import { registerPerson, type Visitor } from "../test-server";

// A browser cuts what is pasted at its maxlength without a word, and a prompt or an answer goes out in half. So the server says what is
// too long, with all of it in the form.

let house: SharedServer;
let admin: Visitor;
beforeAll(async () => {
  house = await shareServer();
  admin = await house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});

const text = (letters: number) => `${"One more line of it. ".repeat(letters / 21)} And this is its end.`;

test("a text that is too long is refused whole, and none is cut by the browser", async () => {
  await registerPerson(house, "written@example.com");
  const complained = await house.visitor().post("/privacy-policy", {
    email: "written@example.com",
    about: "access",
    body: "Nothing came when I asked for it.",
  });
  expect(complained.status).toBe(303);
  const [{ complaint = "", user = "" } = {}] = house.query<{ complaint: string; user: string }>(
    "select c.id as complaint, u.id as user from complaints c join users u on u.email = c.email where c.email = 'written@example.com'",
  );
  const cases: [path: string, field: string, letters: number, more?: Record<string, string>][] = [
    ["/admin/announcements", "body", 5_000, { kind: "news", subject: "Camp is open" }],
    ["/admin/prompts?edit=cover_letter", "systemPrompt", 8_000, { type: "cover_letter" }],
    [`/admin/complaints/${complaint}`, "answer", 4_000],
    [`/admin/users/${user}/documents`, "reason", 300],
    ["/privacy-policy", "body", 4_000, { email: "other@example.com", about: "access" }],
  ];
  for (const [path, field, letters, more] of cases) {
    const page = await (await admin.get(path)).text();
    const area = new RegExp(`<textarea[^>]*name="${field}"[^>]*>`).exec(page)?.[0];
    expect([path, area]).toEqual([path, expect.not.stringMatching(/maxlength/i)]);
    const answer = await admin.post(path, { ...more, [field]: text(letters) });
    const shown = await answer.text();
    expect([path, answer.status, shown.includes("And this is its end.</textarea>")]).toEqual([
      path,
      400,
      true,
    ]);
    expect([path, /(?:under|at most) [\d,]+ characters/.test(shown)]).toEqual([path, true]);
  }
});
