import { createHash } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { partialUploads } from "~/db/schema";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { fileLabel } from "~/features/writing/new-upload.schema";
import {
  findOpenUpload,
  findSame,
  finishUpload,
  forgetOpenUploads,
  listUnfinished,
  openUpload,
  openUploadsFolder,
} from "~/features/writing/open-uploads.server";
import { deleteProfile } from "~/features/profile/profile.server";
import { keepUpload } from "~/features/writing/uploads.server";
import { hours } from "~/time";
import { makeResumeDocx } from "./factories/generation-input";
import { makeUser } from "./factories/people";

const now = new Date();
const after = (time: number) => new Date(now.getTime() + time);
const fileOf = (id: string) => join(openUploadsFolder(), id);
let files = 0;
const wish = (size = 1000) => ({
  fileName: "cv.pdf",
  size,
  sha256: createHash("sha256")
    .update(String((files += 1)))
    .digest("hex"),
});

test("what did not come whole within a day is forgotten with its bytes, and so are bytes without an upload", () => {
  const person = makeUser();
  const [old, young] = [
    openUpload(person.id, wish(), after(-hours(24))),
    openUpload(person.id, wish(), after(-hours(23))),
  ];
  writeFileSync(fileOf("left-by-a-crash"), "x");
  writeFileSync(fileOf(young.id), "x".repeat(500));
  expect([findOpenUpload(person.id, old.id, now), findOpenUpload(person.id, young.id, now)?.id]).toEqual([
    undefined,
    young.id,
  ]);
  expect(listUnfinished(person.id, now)).toEqual([{ fileName: "cv.pdf", percent: 50 }]);
  forgetOpenUploads(now);
  expect([old.id, "left-by-a-crash", young.id].map((id) => existsSync(fileOf(id)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(findOpenUpload(person.id, young.id, now)?.id).toBe(young.id);
});

test("an erased account takes the bytes of its uploads along at once", () => {
  const [person, neighbour] = [makeUser(), makeUser()];
  const [own, other] = [openUpload(person.id, wish()), openUpload(neighbour.id, wish())];
  eraseAccount(person.id);
  expect([own.id, other.id].map((id) => existsSync(fileOf(id)))).toEqual([false, true]);
});

test("a restored backup without the bytes begins the upload anew instead of waiting for what is gone", () => {
  const person = makeUser();
  const file = wish();
  const open = openUpload(person.id, file);
  expect(findSame(person.id, file)).toMatchObject({ offset: 0 });
  db.update(partialUploads).set({ id: "restored" }).where(eq(partialUploads.id, open.id)).run();
  expect(findSame(person.id, file)).toBeUndefined();
  expect(openUpload(person.id, file).id).not.toBe("restored");
  expect(findOpenUpload(person.id, "restored")).toBeUndefined();
});

test("the disk is not filled: at most a gigabyte is promised to all people together, and 10 MB to each file", () => {
  const full = openUpload(makeUser().id, wish());
  db.update(partialUploads)
    .set({ size: 1024 ** 3 })
    .where(eq(partialUploads.id, full.id))
    .run();
  expect(() => openUpload(makeUser().id, wish())).toThrow(
    expect.objectContaining({ code: "busy", status: 503 }),
  );
  db.delete(partialUploads).where(eq(partialUploads.id, full.id)).run();
  expect(() => openUpload(makeUser().id, wish(10 * 1024 ** 2 + 1))).toThrow(
    expect.objectContaining({ code: "too_large", status: 413 }),
  );
  expect(openUpload(makeUser().id, wish(10 * 1024 ** 2)).size).toBe(10 * 1024 ** 2);
});

test("nobody finishes another's upload, and what is not whole is not read", async () => {
  const [person, stranger] = [makeUser(), makeUser()];
  const open = openUpload(person.id, wish());
  await expect(finishUpload(stranger.id, open.id)).rejects.toMatchObject({ code: "NO_UPLOAD", status: 404 });
  expect(findOpenUpload(person.id, open.id)?.id).toBe(open.id);
  await expect(finishUpload(person.id, open.id)).rejects.toMatchObject({ code: "damaged" });
});

test("a file name is a label: no folders, nothing that is not drawn, at most 200 characters", () => {
  expect(
    [
      "../../etc/passwd.pdf",
      "C:\\Users\\Ada\\cv.docx",
      "cv\u202efdp.pdf",
      "a\0b.pdf",
      `${"x".repeat(300)}.pdf`,
      " .. ",
    ].map(fileLabel),
  ).toEqual(["passwd.pdf", "cv.docx", "cvfdp.pdf", "ab.pdf", "x".repeat(200), ".."]);
});

test("a file whose profile was deleted is read again, and no longer said to be here", async () => {
  const person = makeUser();
  const bytes = await makeResumeDocx();
  const upload = await keepUpload(person.id, { name: "cv.docx", bytes });
  const same = {
    fileName: "cv.docx",
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  expect(findSame(person.id, same)).toMatchObject({ kept: { id: upload.id } });
  deleteProfile(person.id);
  expect(findSame(person.id, same)).toBeUndefined();
  const again = await keepUpload(person.id, { name: "cv.docx", bytes });
  expect(findSame(person.id, same)).toMatchObject({ kept: { id: again.id } });
});
