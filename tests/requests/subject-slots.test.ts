import { expect, test } from "vitest";
import { ADVERT, generationForm, makeResumeDocx } from "../factories/generation-input";
import { registerWithResume } from "../factories/read-resume";
import { shareServer } from "../pooled-server";
import { registerPerson, until } from "../test-server";

const ASKS = `${ADVERT}

How to apply: Send your CV to jobs@example.com with the subject: Accountant - Full name - Preferred location - State of origin. Name the file Surname_Preferred branch.`;

let people = 0;

async function begin() {
  const house = await shareServer();
  const visitor = await registerWithResume(house, `slots${(people += 1)}@example.com`);
  const form = generationForm({ file: await makeResumeDocx(), more: { jobDescription: ASKS } });
  const path = (await visitor.post("/generate", form)).headers.get("location") ?? "";
  const read = async (address: string) =>
    (await (await visitor.get(address)).text()).replaceAll("<!-- -->", "");
  await until(async () => (await read(path)).includes("Your documents are ready"));
  const edit = /"(\/edit\/[^"?/]+)/u.exec(await read(path))?.[1] ?? "";
  return { house, visitor, path, read, edit };
}

const filled = (texts: Record<string, string>, back: string) =>
  Object.fromEntries([
    ...Object.entries(texts).flatMap(([name, text], at) => [
      [`slots[${at}].name`, name],
      [`slots[${at}].text`, text],
    ]),
    ["back", back],
  ]) as Record<string, string>;

test("without scripts: what the subject wants is filled in on the application's page, in the editor and in the send kit", async () => {
  const { visitor, path, read, edit } = await begin();
  const places = [path, edit, `${path}/more/send`];
  for (const place of places) {
    const page = await read(place);
    for (const text of ["in the subject and the name of the file", "Preferred location", "State of origin"])
      expect(page).toContain(text);
  }
  const answers = { "Preferred location": "Ikeja", "State of origin": "Ekiti", "Preferred branch": "Alausa" };
  const sent = await visitor.post(`${path}/more/send`, filled(answers, edit));
  expect([sent.status, sent.headers.get("location")]).toEqual([303, edit]);
  for (const place of [path, `${edit}/more/apply`, `${path}/more/send`])
    expect(await read(place)).toMatch(/Accountant - [\w ]+ - Ikeja - Ekiti/u);
  for (const place of places) {
    const page = await read(place);
    expect(page).not.toContain("____ (");
    expect(page).toContain("You filled in: preferred location, state of origin, preferred branch");
  }
  expect(await read(`${path}/more/send`)).toMatch(/\w+_Alausa\.pdf/u);
});

test("what is wrong stands at its field, and all that was typed comes back", async () => {
  const { visitor, path } = await begin();
  const answers = { "Preferred location": "x".repeat(81), "State of origin": "Ekiti" };
  const refused = await visitor.post(`${path}/more/send`, filled(answers, `${path}#send`));
  const page = (await refused.text()).replaceAll("<!-- -->", "");
  expect(refused.status).toBe(400);
  expect(page).toContain('<a href="#slot-0">Keep it under 80 characters. It stands in one line.</a>');
  for (const text of [`value="${answers["Preferred location"]}"`, 'value="Ekiti"', `value="${path}#send"`])
    expect(page).toContain(text);
});

test("programs fill them in through the same function, and nobody fills in those of another", async () => {
  const { house, visitor, path } = await begin();
  const stranger = await registerPerson(house, "slots-of-another@example.com");
  const patch = (who: typeof visitor, slots: { name: string; text: string }[]) =>
    who.send(`/api${path}`, {
      method: "PATCH",
      headers: { "content-type": "application/json", origin: who.url },
      body: JSON.stringify({ slots }),
    });
  const answer = await patch(visitor, [{ name: "preferred location", text: "Ikeja" }]);
  expect(await answer.json()).toMatchObject({
    sendKit: {
      subject: expect.stringMatching(/- Ikeja - ____ \(state of origin\)$/u) as string,
      blanks: ["state of origin"],
      slots: [
        { name: "preferred location", text: "Ikeja", place: "subject" },
        { name: "state of origin", text: "", place: "subject" },
        { name: "preferred branch", text: "", place: "file name" },
      ],
    },
  });
  const unknown = await patch(visitor, [{ name: "bank account", text: "1" }]);
  expect([unknown.status, await unknown.json()]).toMatchObject([400, { errorCode: "UNKNOWN_SLOT" }]);
  expect((await patch(stranger, [{ name: "preferred location", text: "Jos" }])).status).toBe(404);
});
