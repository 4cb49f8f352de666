import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { makeShortResume } from "../factories/short-resume";
import { shareServer, type SharedServer } from "../pooled-server";

let server: SharedServer;
beforeAll(async () => {
  server = await shareServer();
});

let people = 0;

/** A finished resume that the person asked for in short, so that not every line fits. */
async function begin() {
  const visitor = await registerWithResume(server, `left-out${(people += 1)}@example.com`);
  const path = await makeShortResume(visitor, server.url);
  const [{ id } = { id: "" }] = server.query<{ id: string }>(
    "select id from documents where application_id = ?",
    path.split("/").at(-1),
  );
  return { visitor, path, id };
}

type Answer = { content: string; version: number; leftOut: { id: string; text: string; entry: string }[] };

test("what a resume left out is listed on the result page and in the editor, and one tap puts it back", async () => {
  const { visitor, path, id } = await begin();
  const page = await (await visitor.get(path)).text();
  expect(page).toContain("3 lines of yours are not in this resume");
  const editor = await (await visitor.get(`/edit/${id}`)).text();
  expect(editor).toContain("3 lines of yours are not in this resume.");
  const before = (await (await visitor.get(`/api/documents/${id}`)).json()) as Answer;
  const [line] = before.leftOut;
  if (!line) throw new Error("no line");
  expect(page).toContain(line.text);
  expect(line.entry).toBe("Accounts Officer, Zenith Foods Ltd");
  expect(before.content).not.toContain(line.text);

  const back = `${path}?left-out=open#left-out`;
  const answered = await visitor.post(`/documents/${id}/lines`, { line: line.id, back });
  expect([answered.status, answered.headers.get("location")]).toEqual([303, back]);
  const after = await (await visitor.get(`${path}?left-out=open`)).text();
  expect(after).toContain("2 lines of yours are not in this resume");
  expect(after).toContain("It is back in your resume.");
  expect(after).toMatch(/<details class="disclosure" open="">/);
  const stored = (await (await visitor.get(`/api/documents/${id}`)).json()) as Answer;
  expect(stored.content).toContain(`- ${line.text}`);
  expect(stored.version).toBe(before.version + 1);

  // A second tap on the same button changes nothing.
  await visitor.post(`/documents/${id}/lines`, { line: line.id, back });
  const again = (await (await visitor.get(`/api/documents/${id}`)).json()) as Answer;
  expect(again).toMatchObject({ version: stored.version, content: stored.content });
});

test("the programming interface puts lines back, until the entry is gone", async () => {
  const { visitor, id } = await begin();
  const read = async () => (await (await visitor.get(`/api/documents/${id}`)).json()) as Answer;
  const send = (path: string, method: string, json: unknown) =>
    visitor.send(path, {
      method,
      headers: { origin: server.url, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
  const { leftOut, version } = await read();
  const [first, second] = leftOut;
  const unknown = await send(`/api/documents/${id}/lines`, "POST", { line: "work.9.highlights.9" });
  expect([unknown.status, (await read()).version]).toEqual([404, version]);
  const put = await send(`/api/documents/${id}/lines`, "POST", { line: first?.id });
  expect([put.status, ((await put.json()) as Answer).leftOut.length]).toEqual([200, leftOut.length - 1]);
  const content = "Adaeze Okafor\n0803 123 4567\n\nSKILLS\nExcel";
  expect((await send(`/api/documents/${id}`, "PUT", { content, version: version + 1 })).status).toBe(200);
  const late = await send(`/api/documents/${id}/lines`, "POST", { line: second?.id });
  expect([late.status, await late.json()]).toEqual([
    409,
    expect.objectContaining({ errorCode: "NO_PLACE" }) as object,
  ]);
});
