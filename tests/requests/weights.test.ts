import { readdirSync } from "node:fs";
import { get } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { BUDGETS, GROWN_WARM, OPEN_PAGES } from "../bench/budgets";
import { makeGrownPlaces, makePlaces, type Places } from "../bench/weighed-places";
import { listAddressesOf } from "../addresses";
import { shareServer, type SharedServer } from "../pooled-server";

let house: SharedServer;
let places: Places;
let grown: Places;
beforeAll(async () => {
  house = await shareServer();
  places = await makePlaces(house);
  grown = await makeGrownPlaces(house);
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
    const { visitor, addressOf } = places;
    const path = addressOf(page);
    const isOpen = OPEN_PAGES.includes(page);
    const html = await receive(path, isOpen ? "" : `oya_session=${visitor.sessionToken}`);
    expect([html.status, html.headers["content-encoding"]]).toEqual([200, "br"]);
    // Back must bring back what was typed into the long forms.
    if (page === "/generate" || page === "/edit/{letter}")
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
async function weighAgain({ visitor, addressOf }: Places, page: string): Promise<Received> {
  const link = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
  return receive(addressOf(page), `oya_session=${visitor.sessionToken}`, link);
}

test.each(Object.keys(BUDGETS).filter((page) => !OPEN_PAGES.includes(page)))(
  "%s is light for who comes back",
  async (page) => {
    const { status, bytes } = await weighAgain(places, page);
    expect([page, status, bytes <= (BUDGETS[page]?.warm ?? 0) * 1024]).toEqual([page, 200, true]);
  },
);

test.each(Object.entries(GROWN_WARM))(
  "%s is light for who has five jobs and twelve applications",
  async (page, budget) => {
    const { status, bytes } = await weighAgain(grown, page);
    expect([page, status, bytes <= budget * 1024]).toEqual([page, 200, true]);
  },
);

// What a visitor can see without a token of somebody, except what only local mode shows.
const UNWEIGHED = [
  "/login/second-step", // moves on unless a sign-in waits for it
  "/dev/ui",
  "/dev/outbox",
  "/*",
];

test("every public page is weighed", () => {
  const pages = listAddressesOf(/^routes\/(public|auth)\/.*\.tsx$/).filter(
    (path) => !UNWEIGHED.includes(path),
  );
  const weighed = OPEN_PAGES.map((page) => page.replace(/\?.*/, "").replace(/\{(\w+)\}/g, ":$1"));
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((path) => !weighed.includes(path))).toEqual([]);
  expect(OPEN_PAGES.filter((page) => BUDGETS[page] === undefined)).toEqual([]);
});

test("what pages load later is compressed, too", () => {
  const files = readdirSync("build/client/assets");
  const scripts = files.filter((file) => /^(?!manifest)[a-z-]+-[A-Z0-9]{8}\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(9);
  expect(scripts.filter((file) => !files.includes(`${file}.br`))).toEqual([]);
});
