import { HEADINGS } from "~/career/profile/heading-words";
import { printOrder } from "~/career/profile";
import type { Profile, SectionKey } from "~/career/profile.schema";
import type { DocumentLanguage } from "~/career/generated-document";
import { toPrintableText } from "./characters";
import { toContactRuns, toRuns } from "./runs";
import type { Block } from "./layout";
import { paragraph, bullets } from "./resume-blocks";
import { SECTION_LAYOUTS } from "./resume-sections";

/**
 * A resume in reading order: name, headline, contact, then the sections named in `first`, then the others in the order of
 * the profile. Empty ones are left out.
 */
export function layoutResume(
  profile: Profile,
  language: DocumentLanguage,
  first: readonly SectionKey[] = [],
): Block[] {
  const order = printOrder(profile, first);
  return [...layoutHead(profile), ...order.flatMap((key) => layoutSection(profile, key, language))];
}

function layoutHead({ basics }: Profile): Block[] {
  const name = toPrintableText(basics.name ?? "");
  const headline = toRuns(basics.label);
  const items = [basics.phone, basics.email, basics.location, ...basics.links]
    .map(toContactRuns)
    .filter((runs) => runs.length > 0);
  return [
    ...(name === "" ? [] : [{ kind: "name" as const, text: name }]),
    ...(headline.length === 0 ? [] : [{ kind: "headline" as const, runs: headline }]),
    ...(items.length === 0 ? [] : [{ kind: "contact" as const, items }]),
  ];
}

function layoutSection(profile: Profile, key: SectionKey, language: DocumentLanguage): Block[] {
  const blocks = isCustom(key) ? customBody(profile, key) : SECTION_LAYOUTS[key](profile, language);
  const heading = isCustom(key) ? customHeading(profile, key) : HEADINGS[language][key];
  return blocks.length === 0 || heading === "" ? blocks : [{ kind: "heading", text: heading }, ...blocks];
}

function isCustom(key: SectionKey): key is `custom.${number}` {
  return key.startsWith("custom.");
}

function customHeading(profile: Profile, key: `custom.${number}`): string {
  return toPrintableText((customSection(profile, key)?.heading ?? "").toUpperCase());
}

/** Lines in the person's own order. Successive bullets become one list. */
function customBody(profile: Profile, key: `custom.${number}`): Block[] {
  const blocks: Block[] = [];
  for (const { text, bullet } of customSection(profile, key)?.lines ?? []) {
    const last = blocks.at(-1);
    const [block] = bullet ? bullets([text]) : paragraph(toRuns(text));
    if (block?.kind === "bullets" && last?.kind === "bullets") last.items.push(...block.items);
    else if (block !== undefined) blocks.push(block);
  }
  return blocks;
}

function customSection(profile: Profile, key: `custom.${number}`): Profile["custom"][number] | undefined {
  return profile.custom[Number(key.slice("custom.".length))];
}
