import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jitteredDelay } from "~/browser/backoff";
import { uploadInChunks } from "~/browser/upload";
import { openLossyLine, THIRTY_PERCENT } from "../doubles/lossy-line";
import { startServer, until, Visitor, type TestServer } from "../test-server";
import { generationForm, makeHeavyResume } from "../factories/generation-input";
import { makeSupportUser, openConnection, testGround } from "../support-client";

// LOSS_MINUTES=5 for the long run on the real clock. The short one waits a twenty-fifth of the time before each repetition, as do its people, and gives a
// connection up after four losses instead of six, so that some are reset in it, too.
const MINUTES = Number(process.env.LOSS_MINUTES ?? 0);
const LASTS = MINUTES > 0 ? MINUTES * 60_000 : 6000;
const PACE = MINUTES > 0 ? 1 : 0.04;
const AT_ONCE = 3;

let house: TestServer;
let line: Awaited<ReturnType<typeof openLossyLine>>;
beforeAll(async () => {
  house = await startServer({ LOG_LEVEL: "error" });
  line = await openLossyLine(
    house.url,
    30,
    MINUTES > 0
      ? THIRTY_PERCENT
      : { ...THIRTY_PERCENT, firstWaitMs: THIRTY_PERCENT.firstWaitMs * PACE, mostInARow: 4 },
  );
});
afterAll(async () => {
  await line.close();
  await house.stop();
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms * PACE));
const count = { again: 0 };

/** What our scripts do when no good answer comes, and a person with a button: again, after a while. */
async function again<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 12) throw error;
      count.again += 1;
      await pause(jitteredDelay(tries));
    }
  }
}

/** The text of a good answer; a "no" that is final ends the test, for nothing here deserves one. */
async function textOf(answer: Response, status = 200): Promise<string> {
  const text = await answer.text();
  if (answer.status !== status)
    throw new Error(`${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** A verified person in a trial, with the demo account's password, so that signing in is part of the way. */
function makePerson() {
  const { id } = makeSupportUser(house);
  house.execute(
    "update users set password_hash = (select password_hash from users where email = 'ada@demo.example') where id = ?",
    id,
  );
  house.execute(
    "insert into billing_events (id, at, user_id, type, plan, cover_letters, resumes, ends_at, key) values (?, ?, ?, 'trial_started', 'free_trial', 2, 1, ?, ?)",
    `trial-${id}`,
    Date.now(),
    id,
    Date.now() + 86_400_000,
    `trial_started:${id}`,
  );
  return { id, email: `${id}@example.com` };
}

/** The whole way of one person, from the sign-in to a question to support. */
async function walk(file: Uint8Array<ArrayBuffer>) {
  const { id, email } = makePerson();
  const browser = new Visitor(line.url);
  await again(async () =>
    textOf(await browser.post("/login", { email, password: "Oya-let-us-go-2026!" }), 303),
  );

  const ground = {
    fetch: (path: string, init: RequestInit) =>
      browser.send(path, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), origin: line.url },
      }),
    pause,
    isOffline: () => false,
  };
  const { uploadId } = await uploadInChunks(
    new File([file], "cv.docx"),
    { signal: new AbortController().signal, onProgress: () => undefined },
    ground,
  );

  const form = generationForm({ more: { uploadId } });
  const job = await again(async () => {
    const answer = await browser.post("/generate", form);
    await textOf(answer, 303);
    return answer.headers.get("location") ?? "";
  });
  for (
    let looks = 1;
    !(
      await again(
        async () =>
          JSON.parse(await textOf(await browser.get(`${job}/events`, { accept: "application/json" }))) as {
            isFinished: boolean;
          },
      )
    ).isFinished;
    looks += 1
  )
    await pause(jitteredDelay(Math.min(looks, 3)));
  expect(await again(async () => textOf(await browser.get(job)))).toContain("Your documents are ready");

  const letter =
    house.query<{ id: string }>("select id from documents where user_id = ? and type = 'cover_letter'", id)[0]
      ?.id ?? "";
  const { content, version } = await again(
    async () =>
      JSON.parse(await textOf(await browser.get(`/api/documents/${letter}`))) as {
        content: string;
        version: number;
      },
  );
  const edited = `${content}\n\nP.S. I can start at once.`;
  await again(async () =>
    textOf(await browser.post(`/edit/${letter}`, { content: edited, version: String(version) }), 303),
  );
  const pdf = await download(browser, `/api/documents/${letter}/download?format=pdf`);

  const question = `Is ${id} safe?`;
  const chat = openConnection(
    testGround({ member: { id, cookie: `oya_session=${browser.sessionToken}` }, house, url: line.url }),
  );
  chat.send(question);
  await until(() => chat.listPending().every(({ failed }) => failed !== undefined));
  for (const { clientMessageId } of chat.listPending()) chat.retry(clientMessageId); // after ten tries it waits for a tap
  await until(() => chat.listPending().length === 0);
  chat.close();
  return { id, browser, letter, edited, pdf, question };
}

/** As browsers do: what broke off goes on where it was, if the file is still the same. */
async function download(browser: Visitor, path: string): Promise<Buffer> {
  let here = Buffer.alloc(0);
  let etag = "";
  return again(async () => {
    const answer = await browser.get(
      path,
      here.length > 0 ? { range: `bytes=${here.length}-`, "if-range": etag } : {},
    );
    if (answer.status !== (here.length > 0 ? 206 : 200) || !answer.body)
      throw new Error(`the download answered ${answer.status}`);
    etag = answer.headers.get("etag") ?? "";
    const length = here.length + Number(answer.headers.get("content-length"));
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>)
      here = Buffer.concat([here, piece]);
    if (here.length !== length) throw new Error("the download is not whole");
    return here;
  });
}

test(
  `with 30 % of packets lost for ${LASTS / 1000} s everything people do happens, and once`,
  { timeout: LASTS + 900_000 },
  async () => {
    const file = await makeHeavyResume(300_000);
    const end = Date.now() + LASTS;
    const done: Awaited<ReturnType<typeof walk>>[] = [];
    const walkOn = async () => {
      while (Date.now() < end || count.again === 0) done.push(await walk(file)); // until somebody had to try again, too
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walkOn));

    expect(line.count.lost / (line.count.flights + line.count.lost)).toBeGreaterThan(0.25); // it was such a line
    for (const { id, browser, letter, edited, pdf, question } of done) {
      expect(house.query("select sha256, size from uploads where user_id = ?", id)).toEqual([
        { sha256: hashOf(file), size: file.length },
      ]);
      expect(house.query("select status from generations where user_id = ?", id)).toHaveLength(1);
      expect(house.query("select type, version from documents where user_id = ? order by type", id)).toEqual([
        { type: "cover_letter", version: 2 },
        { type: "resume", version: 1 },
      ]);
      expect(
        house.query(
          "select kind, event from credit_ledger where user_id = ? and event = 'spent' order by kind",
          id,
        ),
      ).toEqual([
        { kind: "cover_letter", event: "spent" },
        { kind: "resume", event: "spent" },
      ]);
      expect(house.query("select content from documents where id = ?", letter)).toEqual([
        { content: edited },
      ]);
      expect(house.query("select version from document_versions where document_id = ?", letter)).toHaveLength(
        1,
      );
      const once = await download(browser, `/api/documents/${letter}/download?format=pdf`);
      expect(hashOf(once)).toBe(hashOf(pdf));
      expect(
        house.query(
          "select body from support_messages join conversations on conversations.id = conversation_id where user_id = ?",
          id,
        ),
      ).toEqual([{ body: question }]);
    }
    expect(done.length).toBeGreaterThanOrEqual(AT_ONCE);
    expect(line.count.reset).toBeGreaterThan(0);
    if (MINUTES > 0)
      process.stdout.write(
        `${JSON.stringify({ minutes: MINUTES, people: done.length, ...line.count, ...count })}\n`,
      );
  },
);
