import { generationForm, makeResumeDocx } from "../factories/generation-input";
import { makeGrownAccount } from "../factories/grown-account";
import { makeDocuments, type MadeDocuments } from "../factories/made-documents";
import type { TestServer, Visitor } from "../test-server";

/** Who looks at the weighed pages, and the address of each on this server: `{letter}` of a page's name is the id of that person's letter. */
export type Places = { visitor: Visitor; addressOf: (page: string) => string };

type Server = Pick<TestServer, "url" | "visitor" | "query">;

/** The demo account with one application, an invitation and somebody who was asked to pay. */
export async function makePlaces(house: Server): Promise<Places> {
  const visitor = await house.visitor().signInAsDemo();
  const made = await makeDocuments(house, visitor, generationForm({ file: await makeResumeDocx() }));
  await visitor.post("/pay-requests", { offer: "pack_1" });
  await visitor.post("/invite", {});
  const last = async (path: string, link: RegExp) =>
    link.exec(await (await visitor.get(path)).text())?.[1] ?? "";
  return placesOf(visitor, made, {
    code: await last("/invite", /\/invite\/(\w+)/),
    token: await last("/pay-requests", /\/pay-for\/([\w-]+\.[\w-]+)/),
  });
}

/** An account as it is after some months. */
export async function makeGrownPlaces(house: Server): Promise<Places> {
  const { visitor, newest } = await makeGrownAccount(house);
  return placesOf(visitor, newest);
}

function placesOf(visitor: Visitor, made: MadeDocuments, more: Record<string, string> = {}): Places {
  const { applicationId, coverLetter, resume } = made;
  const ids: Record<string, string> = {
    ...{ application: applicationId, letter: coverLetter.id, resume: resume.id },
    area: "version-1", // the longest
    ...more,
  };
  return { visitor, addressOf: (page) => page.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "") };
}
