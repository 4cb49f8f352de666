import { expect, test } from "vitest";
import { fileKind } from "../read/kind";
import { accountantResume } from "./documents.fixture";
import { makeInProcess, startMaker } from "./maker-process.server";

test("a document's files come from a process of their own; one that dies fails what it had, and the next document gets another", async () => {
  const { child } = startMaker();
  const [one, two] = await Promise.all([
    makeInProcess(accountantResume()),
    makeInProcess(accountantResume()),
  ]);
  expect(one.map(({ format, bytes, problems }) => [format, fileKind(bytes), problems])).toEqual([
    ["pdf", "pdf", []],
    ["docx", "docx", []],
  ]);
  expect(two).toEqual(one);
  expect(startMaker().child).toBe(child);
  const lost = makeInProcess(accountantResume());
  child.kill("SIGKILL");
  await expect(lost).rejects.toThrow("ended early");
  expect((await makeInProcess(accountantResume())).map(({ format }) => format)).toEqual(["pdf", "docx"]);
  expect(startMaker().child.pid).not.toBe(child.pid);
});
