import { readdirSync } from "node:fs";
import { get } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { BUDGETS, OPEN_PAGES } from "../bench/budgets";
import { shareServer, type SharedServer } from "../pooled-server";
import type { Visitor } from "../test-server";
import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeDocuments } from "../factories/made-documents";

let house: SharedServer;
let visitor: Visitor;
let made: { applicationId: string; coverLetter: { id: string } };
beforeAll(async () => {
  house = await shareServer();
  visitor = await house.visitor().signInAsDemo();
  made = await makeDocuments(house, visitor, generationForm({ file: await makeResumeDocx() }));
});

type Received = { status: number; bytes: number; headers: Record<string, string | string[] | undefined> };

/** As a browser gets it: compressed, the headers counted too. */
function receive(path: string, cookie: string, more: Record<string, string> = {}): Promise<Received> {
  return new Promise((done, fail) => {
    get(
      `${house.url}${path}`,
      { headers: { "accept-encoding": "gzip, deflate, br", accept: "text/html", cookie, ...more } },
      (answer) => {
        let bytes = answer.rawHeaders.join("").length + answer.rawHeaders.length * 2;
        answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, bytes, headers: answer.headers }));
      },
    ).on("error", fail);
  });
}

test.each(Object.keys(BUDGETS))(
  "%s keeps to its budget of HTML and scripts, and sends no React",
  async (page) => {
    const budget = BUDGETS[page];
    const path = page.replace("{application}", made.applicationId).replace("{id}", made.coverLetter.id);
    const isOpen = OPEN_PAGES.includes(page);
    const html = await receive(path, isOpen ? "" : `oya_session=${visitor.sessionToken}`);
    expect([html.status, html.headers["content-encoding"]]).toEqual([200, "br"]);
    // Back must bring back what was typed into the long forms.
    if (page === "/generate" || page === "/edit/{id}")
      expect(html.headers["cache-control"]).toBe("private, no-cache");
    expect([page, html.bytes <= (budget?.html ?? 0) * 1024]).toEqual([page, true]);
    const text = await (await (isOpen ? house.visitor() : visitor).get(path)).text();
    if (isOpen) expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
    const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src = ""]) => src);
    expect(text).not.toMatch(/__remix|modulepreload/);
    expect(scripts.length).toBeLessThanOrEqual(2); // its own, and the help button's
    let bytes = 0;
    for (const src of scripts) {
      const script = await receive(src, "");
      expect([script.status, script.headers["content-encoding"], script.headers["cache-control"]]).toEqual([
        200,
        "br",
        "public, max-age=31536000, immutable",
      ]);
      bytes += script.bytes;
    }
    expect([page, bytes <= (budget?.js ?? 0) * 1024]).toEqual([page, true]);
  },
);

// As a browser asks that follows a link, which has the style sheet and the scripts.
test.each(Object.keys(BUDGETS).filter((page) => !OPEN_PAGES.includes(page)))(
  "%s is light for who comes back",
  async (page) => {
    const path = page.replace("{application}", made.applicationId).replace("{id}", made.coverLetter.id);
    const link = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
    const { status, bytes } = await receive(path, `oya_session=${visitor.sessionToken}`, link);
    expect([page, status, bytes <= (BUDGETS[page]?.warm ?? 0) * 1024]).toEqual([page, 200, true]);
  },
);

test("what pages load later is compressed, too", () => {
  const files = readdirSync("build/client/assets");
  const scripts = files.filter((file) => /^(?!manifest)[a-z-]+-[A-Z0-9]{8}\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(9);
  expect(scripts.filter((file) => !files.includes(`${file}.br`))).toEqual([]);
});
