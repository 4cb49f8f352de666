import { foldText } from "../nlp/fold";
import type { Draft } from "./draft";
import type { Field } from "./field";
import { inSpokenOrder } from "./name-parts";
import { partNameTitles } from "./name-titles";
import type { OwnName } from "./own-name";
import { isNameShape, writtenName } from "./person";
import { nameLead } from "./vocabulary/person-names";

/** Takes the surest field tagged as the name; a doubt where it differs from the account's by order or a few letters. Returns the fields that hold it. */
export function chooseName(
  draft: Draft,
  { candidates, address, wholeOf }: OwnName,
  accountName: string | undefined,
): readonly Field[] {
  const rank = (field: Field) => rankOf(field, address);
  // Of two alike the first is the name, and the other what they are called.
  const [best] = [...candidates].sort((a, b) => Math.round((rank(b) - rank(a)) * 10));
  if (!best) {
    draft.doubt("name", 0, "We did not find your name.", {
      path: "basics.name",
      ...(accountName && { suggestion: accountName }),
    });
    return [];
  }
  const inParts = wholeOf(best);
  const { name: written, titles: around, also } = partNameTitles(writtenName(inParts?.text ?? best.text));
  const name = inSpokenOrder(written);
  const titles = [inParts?.titles, around].filter((one) => one !== undefined).join(", ");
  const isSure = best.probability("name") >= 0.5;
  if (name.length > 200 || !isSure) {
    draft.doubt("name", best.paragraph, `Is “${name}” your name?`, { path: "basics.name", suggestion: name });
    return [];
  }
  draft.profile.basics.name = name;
  if (titles !== "") draft.profile.personal.push({ label: "Title", value: titles });
  if (also !== undefined) draft.profile.personal.push({ label: "Also known as", value: also });
  const lead = nameLead.exec(best.text)?.[0];
  if (lead !== undefined) draft.useRewritten(best.paragraph, lead);
  const held = inParts?.fields ?? [best];
  for (const { paragraph, text } of held) draft.use(paragraph, text);
  draft.fact("basics.name", best.paragraph, best.probability("name"));
  if (accountName && !isWithin(accountName, name) && !isWithin(name, accountName))
    draft.doubt("name", best.paragraph, askAbout(accountName, name), {
      path: "basics.name",
      suggestion: accountName,
    });
  return held;
}

function askAbout(accountName: string, name: string): string {
  const both = `Your account says “${accountName}”, this file says “${name}”.`;
  if (isLike(accountName, name)) return `${both} Which spelling is right?`;
  // The surname first, and one more name: the same person.
  if (hasAllNames(accountName, name) || hasAllNames(name, accountName)) return `${both} Which is right?`;
  return `This file names “${name}”, your account “${accountName}”. Is it your file?`;
}

/** What speaks for a name: the tagger, its shape, its size, and the words that the person's own addresses share with it. */
function rankOf(field: Field, address: string): number {
  const isInAddress = foldText(field.text)
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 2 && address.includes(word));
  return (
    field.probability("name") +
    (isNameShape(field.text) ? 0.3 : 0) +
    (isInAddress ? 0.5 : 0) +
    Math.min(field.segments[0]?.style.size ?? 1, 2.5) / 10
  );
}

/** The same name, or one with more of the person's names: first and last name within all of them, in order. */
function isWithin(short: string, long: string): boolean {
  if (foldText(short) === foldText(long)) return true;
  const words = foldText(short).split(/\s+/);
  const inOrder = foldText(long)
    .split(/\s+/)
    .reduce((found, word) => (word === words[found] ? found + 1 : found), 0);
  return words.length > 1 && inOrder === words.length;
}

/** All names of the one are among those of the other, in any order. */
function hasAllNames(long: string, short: string): boolean {
  const [all, some] = [long, short].map((name) => foldText(name).split(/\s+/));
  return some !== undefined && some.length > 1 && some.every((word) => all?.includes(word));
}

/** The same letters in another order, or at most two letters apart. */
function isLike(one: string, other: string): boolean {
  const sorted = (text: string) => [...foldText(text).replace(/[^a-z]/g, "")].sort().join("");
  return sorted(one) === sorted(other) || distance(foldText(one), foldText(other)) <= 2;
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one.charAt(at - 1) === other.charAt(to - 1) ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
