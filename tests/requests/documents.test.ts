import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { registerWithResume } from "../factories/read-resume";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";

let house: SharedServer;
let owner: Visitor;
let letter = "";
let resume = "";

beforeAll(async () => {
  house = await shareServer();
  owner = await registerWithResume(house, "owner@example.com");
  const made = await makeDocuments(house, owner, generationForm({ file: await makeResumeDocx() }));
  letter = made.coverLetter.id;
  resume = made.resume.id;
});

const put = (visitor: Visitor, id: string, body: unknown) =>
  visitor.send(`/api/documents/${id}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { origin: house.url, "content-type": "application/json" },
  });

test("the list shows both with counts, and the filter one", async () => {
  const all = await (await owner.get("/documents")).text();
  expect(all).toMatch(/All<span class="count">2/);
  const letters = await (await owner.get("/documents?type=cover_letter")).text();
  expect(letters).toContain(`/edit/${letter}`);
  expect(letters).not.toContain(`/edit/${resume}`);
  expect(await (await owner.get("/api/documents?type=resume")).json()).toMatchObject({
    documents: [{ id: resume, type: "resume" }],
    counts: { all: 2, cover_letter: 1, resume: 1 },
  });
});

test("a PDF and a DOCX come with length, name and type, and the same bytes each time", async () => {
  for (const [format, type, limit] of [
    ["pdf", "application/pdf", 60 * 1024],
    ["docx", "officedocument", 40 * 1024],
  ] as const) {
    for (const id of [letter, resume]) {
      const [first, second] = await Promise.all(
        [1, 2].map(() => owner.get(`/api/documents/${id}/download?format=${format}`)),
      );
      const bytes = Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(first?.headers.get("content-type")).toContain(type);
      expect(first?.headers.get("content-disposition")).toMatch(
        /^attachment; filename="Adaeze-Okafor-.*Harmattan-Logistics\.(pdf|docx)"/,
      );
      expect(Number(first?.headers.get("content-length"))).toBe(bytes.length);
      expect(bytes.length).toBeLessThanOrEqual(limit);
      expect(Buffer.from((await second?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(bytes)).toBe(true);
    }
  }
});

test("a download that broke off goes on from where it stopped", async () => {
  const path = `/api/documents/${resume}/download?format=pdf`;
  const whole = await owner.get(path);
  const etag = whole.headers.get("etag") ?? "";
  const bytes = Buffer.from(await whole.arrayBuffer());
  const rest = await owner.get(path, { range: "bytes=1000-", "if-range": etag });
  expect(rest.status).toBe(206);
  expect(rest.headers.get("content-range")).toBe(`bytes 1000-${bytes.length - 1}/${bytes.length}`);
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(1000))).toBe(true);
  for (const known of [etag, `"other", W/${etag}`, "*"])
    expect((await owner.get(path, { "if-none-match": known })).status).toBe(304);
  expect((await owner.get(path, { "if-none-match": '"other"' })).status).toBe(200);
  expect((await owner.get(path, { range: "bytes=99999999-" })).status).toBe(416);
  const tail = await owner.get(path, { range: "bytes=-10" });
  expect(Buffer.from(await tail.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true);
  expect((await owner.get(path, { range: "bytes=1000-", "if-range": '"other"' })).status).toBe(200);
});

test("an edit is saved as a new version, its files change, and the version before it is kept", async () => {
  const before = (await (await owner.get(`/api/documents/${letter}`)).json()) as {
    content: string;
    version: number;
  };
  const file = await (await owner.get(`/api/documents/${letter}/download?format=pdf`)).arrayBuffer();
  const answer = await owner.post(`/edit/${letter}`, {
    content: before.content.replace("Harmattan", "Harmattan ẹ́"),
    version: String(before.version),
  });
  expect(answer.status).toBe(303);
  const page = await (await owner.get(`/edit/${letter}`)).text();
  expect(page).toContain("Saved. The PDF and DOCX are made from this text.");
  expect(
    Buffer.from(await (await owner.get(`/api/documents/${letter}/download?format=pdf`)).arrayBuffer()).equals(
      Buffer.from(file),
    ),
  ).toBe(false);
  expect(
    house.query<{ content: string }>("select content from document_versions where document_id = ?", letter)[0]
      ?.content,
  ).toBe(before.content);
});

test("two people with one old version: the second sees both texts and nothing is lost", async () => {
  const { content, version } = (await (await owner.get(`/api/documents/${resume}`)).json()) as {
    content: string;
    version: number;
  };
  expect(
    (await put(owner, resume, { content: `${content}\n\nHOBBIES\n- Reading first`, version })).status,
  ).toBe(200);
  const conflict = await owner.post(`/edit/${resume}`, {
    content: `${content}\n\nHOBBIES\n- Chess second`,
    version: String(version),
  });
  const page = await conflict.text();
  expect(conflict.status).toBe(409);
  expect(page).toContain("Chess second");
  expect(page).toContain("Reading first");
  const json = await put(owner, resume, { content: "other", version });
  expect(json.status).toBe(409);
  expect(await json.json()).toMatchObject({
    errorCode: "VERSION_CONFLICT",
    currentVersion: version + 1,
    currentContent: expect.stringContaining("Reading first"),
  });
});

test("ten saves of one version at once: one wins, nine are told", async () => {
  const { content, version } = (await (await owner.get(`/api/documents/${resume}`)).json()) as {
    content: string;
    version: number;
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, index) =>
      put(owner, resume, { content: `${content}\n- Number ${index}`, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
});

test("an empty text is refused and stays on the screen as it was sent", async () => {
  const answer = await owner.post(`/edit/${letter}`, { content: "   ", version: "1" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("The document is empty");
});

test("letters that a file cannot show are named with their line before anybody downloads it", async () => {
  const { content, version } = (await (await owner.get(`/api/documents/${letter}`)).json()) as {
    content: string;
    version: number;
  };
  const typed = content.replace(/\n\n(?=Dear)/, "\n\nSpeaks العربية and 한국어 🚀\n\n");
  expect(typed).not.toBe(content);
  const saved = await put(owner, letter, { content: typed, version });
  const files = expect.arrayContaining([
    { format: "pdf", problems: ["This file cannot show “한국어🚀” in “Speaks العربية and 한국어 🚀”."] },
    { format: "docx", problems: ["This file cannot show “🚀” in “Speaks العربية and 한국어 🚀”."] },
  ]) as unknown;
  expect(await saved.json()).toMatchObject({ files });
  expect(await (await owner.get(`/api/documents/${letter}`)).json()).toMatchObject({ files });
  expect(await (await owner.get(`/edit/${letter}`)).text()).toContain(
    "PDF: This file cannot show “한국어🚀”",
  );
});

test("the preview is sandboxed, escaped and asks nothing of anybody", async () => {
  const { content, version } = (await (await owner.get(`/api/documents/${letter}`)).json()) as {
    content: string;
    version: number;
  };
  await put(owner, letter, {
    content: `${content}\n\n</style><script>alert(1)</script><img src=x onerror=alert(1)>`,
    version,
  });
  const preview = await owner.get(`/api/documents/${letter}/html-preview`);
  expect(preview.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
  const page = await preview.text();
  expect(page).not.toContain("<script");
  expect(page).not.toContain("<img");
  expect(page).toContain("&lt;script");
});

test("the resume's own PDF address takes GET and POST", async () => {
  expect((await owner.get(`/api/documents/${resume}/generate-html-pdf`)).headers.get("content-type")).toBe(
    "application/pdf",
  );
  const posted = await owner.post(`/api/documents/${resume}/generate-html-pdf`, {});
  expect([posted.status, posted.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

const sizeOf = async (path: string) => (await (await owner.get(path)).arrayBuffer()).byteLength;
const styleOf = (id: string) =>
  house.query<{ design: string; pages: number }>("select design, pages from documents where id = ?", id)[0];

test("a design is tried by address without storing it", async () => {
  const path = `/api/documents/${resume}/download?format=pdf`;
  const before = await (await owner.get(path)).arrayBuffer();
  const tried = await (await owner.get(`${path}&design=senior`)).arrayBuffer();
  expect(Buffer.from(tried).equals(Buffer.from(before))).toBe(false);
  expect(styleOf(resume)).toEqual({ design: "plain", pages: 2 });
  for (const wrong of ["design=curly", "design=senior&pages=3"])
    expect((await owner.get(`${path}&${wrong}`)).status).toBe(400);
});

test("a chosen design holds for letter and resume, and for the next documents", async () => {
  const { version } = (await (await owner.get(`/api/documents/${resume}`)).json()) as { version: number };
  const answer = await owner.post(`/documents/${resume}/design`, {
    design: "graduate",
    pages: "1",
    back: `/edit/${resume}`,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/edit/${resume}`]);
  const page = await (await owner.get(`/edit/${resume}`)).text();
  expect(page).toContain("Design changed.");
  expect(page).toContain("Design: <!-- -->Graduate".replace("<!-- -->", ""));
  expect([styleOf(letter), styleOf(resume)]).toEqual([
    { design: "graduate", pages: 1 },
    { design: "graduate", pages: 1 },
  ]);
  expect(await (await owner.get(`/api/documents/${resume}`)).json()).toMatchObject({
    version,
    design: "graduate",
    pages: 1,
  });
  expect(
    house.query(
      "select s.design, s.pages from user_settings s join documents d on d.user_id = s.user_id where d.id = ?",
      resume,
    ),
  ).toEqual([{ design: "graduate", pages: 1 }]);
  expect((await owner.post(`/documents/${resume}/design`, { design: "curly", pages: "1" })).status).toBe(400);
  const put = await owner.send(`/api/documents/${letter}`, {
    method: "PUT",
    body: JSON.stringify({ design: "senior" }),
    headers: { origin: house.url, "content-type": "application/json" },
  });
  expect(await put.json()).toMatchObject({ design: "senior", pages: 1 });
  expect(styleOf(resume)).toEqual({ design: "senior", pages: 1 });
});

test("a photo is printed only on the resume it was asked for, and goes with the photo of My profile", async () => {
  const person = await registerWithResume(house, "with-photo@example.com");
  const made = await makeDocuments(house, person, generationForm({ file: await makeResumeDocx() }));
  const [id, letterId] = [made.resume.id, made.coverLetter.id];
  const bytesOf = async (document: string, format: string) =>
    Buffer.from(
      await (await person.get(`/api/documents/${document}/download?format=${format}`)).arrayBuffer(),
    );
  const hasPicture = async (document: string) => (await bytesOf(document, "pdf")).includes("/Subtype /Image");
  const ask = (hasPhoto: string) =>
    person.post(`/documents/${id}/design`, { design: "plain", pages: "2", hasPhoto, back: `/edit/${id}` });
  const plain = await bytesOf(id, "pdf");

  // Without a photo there is nothing to print, and nothing is stored.
  expect((await ask("on")).status).toBe(409);
  expect(await (await person.get(`/edit/${id}/more/design`)).text()).toContain("Add one in My profile");
  expect(await bytesOf(id, "pdf")).toEqual(plain);

  const form = new FormData();
  const picture = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#b5651d" } })
    .withExif({ IFD0: { Make: "CAMERA-CANARY" } })
    .jpeg()
    .toBuffer();
  form.set("photo", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "me.jpg");
  expect((await person.post("/profile/photo", form)).status).toBe(303);
  expect(await bytesOf(id, "pdf")).toEqual(plain);
  expect((await ask("on")).status).toBe(303);
  expect([await hasPicture(id), await hasPicture(letterId)]).toEqual([true, false]);
  const word = await bytesOf(id, "docx");
  expect([word.includes("word/media/image1.jpg"), word.includes("CANARY")]).toEqual([true, false]);
  const preview = await person.get(`/api/documents/${id}/html-preview`);
  expect(preview.headers.get("content-security-policy")).toContain("img-src data:");
  expect(await preview.text()).toContain('<img src="data:image/jpeg;base64,');
  expect(house.query("select problems from documents where id = ?", id)).toEqual([
    { problems: JSON.stringify(["pdf", "docx"].map((format) => ({ format, problems: [] }))) },
  ]);

  // Another design keeps the choice; a photo that was removed is printed nowhere.
  await person.post(`/documents/${id}/design`, { design: "senior", pages: "2" });
  expect(await hasPicture(id)).toBe(true);
  await person.post("/profile/photo", {});
  expect(await hasPicture(id)).toBe(false);
});

test("the picture of the first page is light, private and not sent twice", async () => {
  const picture = await owner.get(`/api/documents/${letter}/picture`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("cache-control")).toMatch(/^private/);
  expect(await sizeOf(`/api/documents/${letter}/picture`)).toBeLessThanOrEqual(20 * 1024);
  const etag = picture.headers.get("etag") ?? "";
  expect((await owner.get(`/api/documents/${letter}/picture`, { "if-none-match": etag })).status).toBe(304);
  expect((await owner.get(`/api/documents/${letter}/picture?design=curly`)).status).toBe(400);
  expect(await sizeOf(`/api/documents/${letter}/picture?size=small`)).toBeLessThanOrEqual(8 * 1024);
  expect((await owner.get(`/api/documents/${letter}/picture?size=huge`)).status).toBe(400);
});

test("many downloads at once all come, each the same", async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      owner.get(`/api/documents/${letter}/download?format=docx&design=graduate`),
    ),
  );
  const etags = answers.map((answer) => answer.headers.get("etag"));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect([...new Set(answers.map(({ status }) => status)), new Set(etags).size]).toEqual([200, 1]);
});

test("for another person none of it exists, and a visitor is asked to sign in", async () => {
  const stranger = await house.visitor().signInAsDemo();
  const ways = [
    `/edit/${letter}`,
    `/edit/${letter}.data`,
    `/documents/${letter}/delete`,
    `/api/documents/${letter}`,
    `/api/documents/${letter}/download?format=pdf`,
    `/api/documents/${letter}/generate-html-pdf`,
    `/api/documents/${letter}/html-preview`,
    `/api/documents/${letter}/picture`,
  ];
  for (const path of ways) {
    expect([path, (await owner.get(path)).status]).toEqual([path, 200]);
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect([path, (await house.visitor().get(path)).status]).toEqual([path, 401]);
  }
  expect((await put(stranger, letter, { content: "mine now" })).status).toBe(404);
  expect((await stranger.post(`/edit/${letter}`, { content: "mine now", version: "1" })).status).toBe(404);
  expect((await stranger.post(`/documents/${letter}/delete`, {})).status).toBe(404);
  expect((await stranger.post(`/documents/${letter}/design`, { design: "senior", pages: "2" })).status).toBe(
    404,
  );
  expect(
    (await stranger.send(`/api/documents/${letter}`, { method: "DELETE", headers: { origin: house.url } }))
      .status,
  ).toBe(404);
  expect(house.query("select 1 from documents where id = ?", letter)).toHaveLength(1);
});

test("deleting asks first, then takes the text, its versions and its files", async () => {
  expect(await (await owner.get(`/documents/${letter}/delete`)).text()).toContain("Delete this document?");
  const fromEditor = await owner.get(`/documents/${letter}/delete?back=/edit/${letter}`);
  expect(await fromEditor.text()).toMatch(new RegExp(`href="/edit/${letter}"[^>]*>Keep it`));
  const gone = await owner.post(`/documents/${letter}/delete`, {});
  expect(gone.headers.get("location")).toBe("/documents");
  expect(await (await owner.get("/documents")).text()).toContain("The document was deleted.");
  const tappedTwice = await owner.post(`/documents/${letter}/delete`, {});
  expect(tappedTwice.headers.get("location")).toBe("/documents");
  expect((await owner.get(`/edit/${letter}`)).status).toBe(404);
  expect(house.query("select 1 from document_versions where document_id = ?", letter)).toEqual([]);
  expect(
    await (
      await owner.send(`/api/documents/${resume}`, { method: "DELETE", headers: { origin: house.url } })
    ).json(),
  ).toEqual({ success: true });
});
