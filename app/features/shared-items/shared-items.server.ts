import { randomBytes } from "node:crypto";
import { fileKind } from "~/files/read/kind";
import { readResumeFile } from "~/files/read/read.server";
import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { readRefusal } from "~/features/writing/read-refusal";
import { Refusal } from "~/refusal";
import { hours } from "~/time";

/** What another app of the phone handed over. `userId` is null where nobody was signed in. */
export type SharedItem = {
  userId: string | null;
  text: string;
  /** Whether the text was longer than an advert may be, so that its end is missing. */
  isCut: boolean;
  file: { name: string; bytes: Uint8Array } | null;
};

/** How long a shared item waits for its person. */
export const SHARED_ITEM_KEPT = hours(1);

const MAX_TEXT = 20_000; // characters, as many as the form takes
const MAX_ITEMS = 300;
const MAX_BYTES = 24 * 1024 * 1024; // of all files

type Stored = SharedItem & { expiresAt: number };

// In memory alone: it is never in a backup, and a restart forgets it. The oldest go first when there is no room.
const items = new Map<string, Stored>();

/** Stores an item and returns the key under which its device finds it. Throws WRONG_TYPE (400) for another file than PDF, DOCX or DOC. */
export function storeSharedItem(item: Omit<SharedItem, "isCut">, now = Date.now()): string {
  const { file } = item;
  if (file && !["pdf", "docx", "doc"].includes(fileKind(file.bytes))) throw readRefusal("wrong_type");
  const key = randomBytes(32).toString("base64url");
  items.set(key, { ...item, ...cutText(item.text), expiresAt: now + SHARED_ITEM_KEPT });
  makeRoom(now);
  const { userId } = item;
  if (userId !== null)
    write((tx) => recordAnalyticsEvent(tx, { type: "shared", userId, sourceId: newId(), at: new Date(now) }));
  return key;
}

/** The item of a key for this person, or undefined: it is too old, was pushed out, or is another person's. */
export function findSharedItem(key: string, userId: string, now = Date.now()): SharedItem | undefined {
  const item = items.get(key);
  if (!item || item.expiresAt <= now || (item.userId !== null && item.userId !== userId)) return undefined;
  return item;
}

/** Puts the words of a shared file in its place: it was an advert. Does nothing where they are there. Throws what was wrong with the file. */
export async function readSharedAdvert(key: string, userId: string): Promise<void> {
  const known = findSharedItem(key, userId);
  if (known && !known.file && known.text !== "") return; // the button was tapped twice
  const { file } = getSharedItem(key, userId);
  const read = await readResumeFile(file.bytes);
  if (!read.ok) throw readRefusal(read.code);
  const item = items.get(key);
  if (item) items.set(key, { ...item, ...cutText(read.text), userId, file: null });
}

function cutText(text: string): Pick<SharedItem, "text" | "isCut"> {
  return { text: text.slice(0, MAX_TEXT), isCut: text.length > MAX_TEXT };
}

/** The shared file of this person. Throws SHARE_GONE (404). */
export function getSharedItem(
  key: string,
  userId: string,
): SharedItem & { file: NonNullable<SharedItem["file"]> } {
  const item = findSharedItem(key, userId);
  if (!item?.file)
    throw new Refusal("SHARE_GONE", "What you shared is not here any more. Share it again.", 404);
  return { ...item, file: item.file };
}

/** Forgets an item: it was used. */
export function deleteSharedItem(key: string): void {
  items.delete(key);
}

/** Joins what a share sheet sends; apps put the link into the text, into its own field, or into both. */
export function joinSharedText(parts: { title: string; text: string; url: string }): string {
  const { title, text, url } = parts;
  const isNew = (part: string) => part !== "" && !text.includes(part);
  return [isNew(title) && text !== "" ? title : "", text || title, isNew(url) && url !== title ? url : ""]
    .filter(Boolean)
    .join("\n");
}

const MIN_ADVERT_WORDS = 20;

/**
 * Whether a text is a link, alone or with the few words that a browser or another app gives with it ("Cook at Mama's | Jobs"), so that the
 * advert stands behind the link. We never open the addresses of strangers.
 */
export function isLinkOnly(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const besides = words.filter((word) => !LINK.test(word));
  return besides.length < words.length && besides.length < MIN_ADVERT_WORDS;
}
const LINK = /^\W*https?:\/\/\S+$/i;

function makeRoom(now: number): void {
  for (const [key, { expiresAt }] of items) if (expiresAt <= now) items.delete(key);
  let bytes = [...items.values()].reduce((sum, { file }) => sum + (file?.bytes.length ?? 0), 0);
  for (const [key, { file }] of items) {
    if (items.size <= MAX_ITEMS && bytes <= MAX_BYTES) return;
    items.delete(key);
    bytes -= file?.bytes.length ?? 0;
  }
}
