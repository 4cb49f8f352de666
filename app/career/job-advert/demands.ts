import { demandsOf } from "./demand-text";
import { type FoundRule, placeOf } from "./found-rule";
import type { Demand, Rule, Tagger } from "./job-advert";
import { overlaps } from "./patterns";
import type { Post } from "./posts";
import { rulesIn } from "./rules";
import { type Role, roleOf, sentenceRole } from "./segment-roles";
import { type Segment, segmentsOf, trimmed } from "./segments";
import type { Sentence } from "./sentence";
import { HIRES, OPENS, WISH } from "./vocabulary/demand-words";
import { type Item, markWishes } from "./wishes";

/** The demands of an advert and the rules among them. Rules that are only wished for make no rule. */
export function readDemands(
  sentences: Sentence[],
  { today, tag, posts }: { today: string; tag: Tagger | undefined; posts: Post[] },
): { demands: Demand[]; rules: Rule[] } {
  const demands: Demand[] = [];
  const rules: Rule[] = [];
  let hasAsked = false;
  for (const sentence of sentences) {
    if (sentence.isHeading) continue;
    const found = rulesIn(sentence, today);
    const items = itemsOf(sentence, found, { tag, hasAsked }).filter(
      (item) => !namesPost(item, sentence, posts),
    );
    hasAsked = staysOpen(hasAsked, sentence, items);
    for (const item of items) {
      // "needs two female tailors" presents the post, and is a rule, too.
      if (item.role === "presents" || item.role === "other")
        for (const { rule } of item.rules)
          if (rule?.kind === "gender" && item.need === "must")
            rules.push({ ...rule, start: sentence.start + rule.start, end: sentence.start + rule.end });
      if (item.role !== "asks" && item.role !== "duty") continue;
      demands.push(...demandsOf(item, sentence));
      if (item.need === "must")
        for (const { rule } of item.rules)
          if (rule)
            rules.push({ ...rule, start: sentence.start + rule.start, end: sentence.start + rule.end });
    }
  }
  return { demands: withoutRepeats(demands), rules: withoutBareNurse(rules) };
}

/** A segment that is little more than the title of one of several posts. */
function namesPost({ text, start, rules }: Item, sentence: Sentence, posts: Post[]): boolean {
  if (rules.length > 0) return false;
  const isStart = posts.some((post) => post.start === sentence.start) && start < 8;
  return (
    isStart ||
    posts.some(
      ({ title }) => text.toLowerCase().includes(title.toLowerCase()) && text.length < title.length + 16,
    )
  );
}

/** After a sentence that hires or asks, a bare list of words asks, too; after pay or instructions it does not. */
function staysOpen(wasOpen: boolean, { section, text }: Sentence, items: Item[]): boolean {
  if (section !== "head") return false;
  const last = items.at(-1)?.role;
  if (last === "instructs" || last === "offers") return false;
  if (items.some(({ role }) => role === "asks")) return true;
  return items.some(({ role }) => role === "presents") ? HIRES.test(text) || wasOpen : wasOpen;
}

function itemsOf(
  sentence: Sentence,
  found: FoundRule[],
  { tag, hasAsked }: { tag: Tagger | undefined; hasAsked: boolean },
): Item[] {
  const whole = found.flatMap(({ demand }) => (demand ? [demand] : []));
  const isListed = sentence.isBullet && sentence.section !== "head";
  const segments =
    sentence.section === "duties" && sentence.isBullet
      ? wholeSentence(sentence)
      : joinBullet(segmentsOf(sentence.text, whole, tag), { sentence, found, isListed });
  const items: Item[] = [];
  let previous: Role | undefined = sentenceRole(sentence, found, tag);
  const isFixed = previous !== undefined;
  for (const segment of segments) {
    const rules = found.filter((one) => overlaps(placeOf(one), segment));
    const role: Role = isFixed
      ? (previous ?? "other")
      : roleOf(segment.text, {
          sentence,
          hasRule: rules.some(({ rule, demand }) => demand !== undefined || rule?.kind !== "gender"),
          previous,
          hasAsked,
          tag,
        });
    items.push({ ...segment, role, rules, need: sentence.section === "wish" ? "wish" : "must" });
    previous = role;
  }
  markWishes(items);
  return items;
}

function wholeSentence({ text }: Sentence): Segment[] {
  const part = trimmed(text, 0, text.length);
  return part ? [part] : [];
}

/** A bullet is one demand, unless its parts make rules of their own, open a new statement, or list things side by side. */
function joinBullet(
  segments: Segment[],
  { sentence, found, isListed }: { sentence: Sentence; found: FoundRule[]; isListed: boolean },
): Segment[] {
  if (!isListed || listsThings(segments, sentence)) return segments;
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const hasRule = found.some(({ demand }) => demand && overlaps(demand, segment));
    const isJoint = last !== undefined && /\p{L}/u.test(sentence.text.slice(last.end, segment.start));
    if (!last || hasRule || isJoint || OPENS.test(segment.text) || WISH.test(segment.text))
      joined.push(segment);
    else
      joined[joined.length - 1] = {
        text: sentence.text.slice(last.start, segment.end),
        start: last.start,
        end: segment.end,
      };
  }
  return joined;
}

/** "Spring Boot, PostgreSQL and Kafka": short items side by side, the last one behind an "and". */
function listsThings(segments: Segment[], { text, section }: Sentence): boolean {
  if (section === "duties" || segments.length < 3) return false;
  const last = segments.at(-1);
  const before = segments.at(-2);
  const isClosed = before && last && /(?:and|&|et|und)/i.test(text.slice(before.end, last.start));
  return Boolean(isClosed) && segments.every((segment) => segment.text.split(" ").length <= 4);
}

/** A registered nurse is on the council's register: where the advert names the council, that rule says it all. */
function withoutBareNurse(rules: Rule[]): Rule[] {
  const isNurse = (rule: Rule) => rule.kind === "body" && rule.options.every((name) => name === "RN");
  return rules.some((rule) => rule.kind === "body" && !isNurse(rule))
    ? rules.filter((rule) => !isNurse(rule))
    : rules;
}

function withoutRepeats(demands: Demand[]): Demand[] {
  const seen = new Set<string>();
  return demands.filter(({ text }) => {
    const key = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
