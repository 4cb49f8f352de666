import { expect, test } from "vitest";
import { BODY_MEMORY } from "~/http/security/server-limits";
import { nameCaller, runAsAddress } from "~/work/caller.server";
import { claimBodyMemory } from "./body-memory.server";
import { readSubmission } from "./read-body.server";

const megabytes = (count: number) => count * 1024 * 1024;

/** The end of a request of this person that holds so many bytes, or undefined where they were refused. */
function hold(person: string, bytes: number): (() => void) | undefined {
  let isTaken = false;
  const end = runAsAddress("192.0.2.5", () => {
    nameCaller(person);
    isTaken = claimBodyMemory(bytes) === undefined;
  });
  return isTaken ? end : undefined;
}

test("one person has a part of the memory, all have the rest, and the end of a request gives it back", () => {
  const ends = [1, 2, 3].map(() => hold("a", megabytes(11)));
  expect(ends.every(Boolean)).toBe(true);
  expect(hold("a", megabytes(1))).toBeUndefined();
  const others = [hold("b", megabytes(11)), hold("c", megabytes(11)), hold("d", megabytes(9))];
  expect(others.every(Boolean)).toBe(true);
  expect(hold("e", megabytes(1))).toBeUndefined();
  expect(hold("e", 256 * 1024)).toBeDefined(); // a form without a file always has room
  ends[0]?.();
  const again = hold("a", megabytes(11));
  expect(again).toBeDefined();
  for (const end of [...ends, ...others, again]) end?.();
});

test("a form whose file has no room comes back with its fields", async () => {
  const form = new FormData();
  form.set("jobTitle", "Night nurse");
  form.set("resume", new Blob([new Uint8Array(megabytes(2))]), "resume.pdf");
  const whole = new Response(form);
  const body = await whole.arrayBuffer();
  const read = async (person: string) => {
    let answer: ReturnType<typeof readSubmission> | undefined;
    const end = runAsAddress("192.0.2.6", () => {
      nameCaller(person);
      const headers = {
        "content-type": whole.headers.get("content-type") ?? "",
        "content-length": String(body.byteLength),
      };
      answer = readSubmission(
        new Request("http://a/", { method: "POST", body, headers }),
        "resume",
        megabytes(10),
      );
    });
    const submission = await answer;
    end();
    return submission;
  };
  expect(await read("f")).toMatchObject({ tooLarge: false, file: { name: "resume.pdf" } });
  const end = hold("f", BODY_MEMORY.perCaller - megabytes(1));
  const refused = await read("f");
  expect(refused).toMatchObject({ tooLarge: false, busy: { code: "BUSY", status: 503 } });
  expect([refused?.file, refused?.fields.get("jobTitle")]).toEqual([undefined, "Night nurse"]);
  end?.();
  expect((await read("f"))?.file).toBeDefined();
});
