import { expect, test } from "vitest";
import { fileKind } from "~/files/read/kind";
import { accountantResume } from "#tests/fixtures/documents";
import { renderInWorker, startRenderWorker } from "./render-worker.server";

const PATIENT = { cpuMs: 600_000, wallMs: 600_000 }; // the speed of a busy machine is not tested here

test("a child process makes the files; when it dies its documents fail, and the next document gets a new process", async () => {
  const { child } = startRenderWorker();
  const [one, two] = await Promise.all([
    renderInWorker("check", accountantResume(), PATIENT),
    renderInWorker("check", accountantResume(), PATIENT),
  ]);
  expect(one.map(({ format, bytes, problems }) => [format, fileKind(bytes), problems])).toEqual([
    ["pdf", "pdf", []],
    ["docx", "docx", []],
  ]);
  expect(two).toEqual(one);
  expect(startRenderWorker().child).toBe(child);
  const lost = renderInWorker("check", accountantResume(), PATIENT);
  child.kill("SIGKILL");
  await expect(lost).rejects.toThrow("ended early");
  expect((await renderInWorker("check", accountantResume(), PATIENT)).map(({ format }) => format)).toEqual([
    "pdf",
    "docx",
  ]);
  expect(startRenderWorker().child.pid).not.toBe(child.pid);
});

test("a document is blamed only for its own processor time, never for a machine that gives it none", async () => {
  const { child } = startRenderWorker();
  const waiting = renderInWorker("check", accountantResume(), { ...PATIENT, wallMs: 500 });
  child.kill("SIGSTOP");
  await expect(waiting).rejects.toMatchObject({ code: "BUSY", status: 503, details: { retryAfter: 30 } });
  await expect(renderInWorker("check", accountantResume(), { ...PATIENT, cpuMs: 0 })).rejects.toThrow(
    "too_complex",
  );
});
