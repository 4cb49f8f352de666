import { foldText } from "../nlp/fold";
import type { Referee } from "../profile.schema";
import type { Draft } from "./draft";
import { entriesOf } from "./entries";
import type { Field } from "./field";
import { plainSentences } from "./prose-lines";
import { refereeGrammar } from "./grammars";
import { partNameTitles } from "./name-titles";
import { isOrganisation, isPost } from "./places";
import { withRefereeLines } from "./referee-lines";
import { postNominals } from "./vocabulary/vocabulary";

/** True when a line says that referees are given on request. */
function isOnRequest(text: string): boolean {
  return /\b(?:on|upon|at) (?:your )?(?:demand|request)|\bsur demande\b|\bauf anfrage\b|\ba solicitud\b|\bon request\b/i.test(
    text,
  );
}

/**
 * "Mr Simon Agbo depot manager": where small letters begin, the name ends and the post begins. "Rev. Fr. Moses, Proprietor, Divine College": where nothing
 * was cut, the post and who employs them stand behind the commas.
 */
function partReferee(field: Field): Field[] {
  const [first = "", second = "", ...rest] = field.label === "referee" ? field.text.split(/,\s+/u) : [];
  if (first !== "" && (isPost(second) || isOrganisation(second))) {
    const as = (label: "title" | "employer", text: string): Field => ({
      ...field,
      label,
      text: text.replace(/\.$/u, ""),
      probability: () => LIKELY,
    });
    const post = isPost(second) ? [as("title", second)] : [];
    const employer = [...(isPost(second) ? [] : [second]), ...rest].join(", ");
    return [{ ...field, text: first }, ...post, ...(employer === "" ? [] : [as("employer", employer)])];
  }
  const [, name, post] =
    field.label === "referee"
      ? (/^((?:\p{Lu}[\p{L}.'’-]*\s+){2,5})(\p{Ll}{3}.*)$/u.exec(field.text) ?? [])
      : [];
  if (name === undefined || post === undefined || !isPost(post)) return [field];
  return [
    { ...field, text: name.trim() },
    { ...field, label: "title", text: post, probability: () => LIKELY },
  ];
}
const LIKELY = 0.8;

/** "Mrs. Comfort E. Oyinkuro" below the referees, where the person signs. */
function isOwner({ profile }: Draft, name = ""): boolean {
  const own = new Set(foldText(profile.basics.name ?? "").split(/[\s,.]+/));
  const words = foldText(partNameTitles(name).name).split(/[\s,.]+/);
  const whole = words.filter((word) => word.length > 1 && !postNominals.has(word));
  return whole.length > 1 && whole.every((word) => own.has(word));
}

export function readReferees(draft: Draft, fields: readonly Field[]): Field[] {
  const referees = draft.profile.referees ?? { onRequest: false, list: [] };
  draft.profile.referees = referees;
  const { entries, before } = entriesOf(withRefereeLines(fields.flatMap(partReferee)), refereeGrammar);
  for (const entry of entries) {
    const path = `referees.list.${referees.list.length}`;
    const addField = (slot: "referee" | "title" | "employer" | "place" | "phone" | "email", key: string) => {
      const found = entry.slots.get(slot);
      return (
        found &&
        draft.placeField(found.field, found.text, found.confidence, {
          path: `${path}.${key}`,
          kind: "line",
          max: slot === "phone" ? 100 : 200,
        })
      );
    };
    const name = isOwner(draft, entry.slots.get("referee")?.text) ? undefined : addField("referee", "name");
    if (!name) continue;
    const [position, organization, place, phone, email] = [
      addField("title", "position"),
      addField("employer", "organization"),
      entry.slots.has("employer") ? addField("place", "organization") : undefined,
      addField("phone", "phone"),
      addField("email", "email"),
    ];
    const referee: Referee = {
      name,
      ...(position && { position }),
      ...(organization && { organization: [organization, place].filter(Boolean).join(", ") }),
      ...(phone && { phone }),
      ...(email && { email }),
    };
    referees.list.push(referee);
  }
  const left = [...before, ...entries.flatMap(({ lines, left }) => [...lines, ...left])];
  return left.filter(({ text, paragraph }) => {
    if (!isOnRequest(text)) return true;
    referees.onRequest = true;
    // "Available on request. Mr Pam has agreed to stand for me.": who is named behind it is nobody's to drop.
    draft.useRewritten(paragraph, plainSentences(text).filter(isOnRequest).join(" "));
    return false;
  });
}
