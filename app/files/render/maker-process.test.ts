import { expect, test } from "vitest";
import { fileKind } from "../read/kind";
import { accountantResume } from "#tests/fixtures/documents";
import { makeInProcess, startMaker } from "./maker-process.server";

const PATIENT = 600_000; // how long a busy machine takes is not the matter here

test("a document's files come from a process of their own; one that dies fails what it had, and the next document gets another", async () => {
  const { child } = startMaker();
  const [one, two] = await Promise.all([
    makeInProcess(accountantResume(), PATIENT),
    makeInProcess(accountantResume(), PATIENT),
  ]);
  expect(one.map(({ format, bytes, problems }) => [format, fileKind(bytes), problems])).toEqual([
    ["pdf", "pdf", []],
    ["docx", "docx", []],
  ]);
  expect(two).toEqual(one);
  expect(startMaker().child).toBe(child);
  const lost = makeInProcess(accountantResume(), PATIENT);
  child.kill("SIGKILL");
  await expect(lost).rejects.toThrow("ended early");
  expect((await makeInProcess(accountantResume(), PATIENT)).map(({ format }) => format)).toEqual([
    "pdf",
    "docx",
  ]);
  expect(startMaker().child.pid).not.toBe(child.pid);
});
