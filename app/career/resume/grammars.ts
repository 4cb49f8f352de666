import { startsWithDegree } from "./degrees";
import type { Label } from "./tagger/labels";

/** Which labels fill the slots of a section's entries, and which slots may open a new one. */
export type Grammar = {
  slots: ReadonlyMap<Label, Label>;
  openers: ReadonlySet<Label>;
  shares?: Label;
  /** Whether "NYSC" in a head tells how the post was held. */
  hasNotes?: boolean;
  /** What a doubtful field of a slot may be instead and still stand right in it: a line of a list of papers is a paper. */
  near?: ReadonlyMap<Label, readonly Label[]>;
  /** Whether a line may hold several entries with a bar between them. */
  isRow?: boolean;
  /** Whether words alone make a field of a slot sure. */
  isSure?: (slot: Label, text: string) => boolean;
};

const grammar = (
  slots: Partial<Record<Label, readonly Label[]>>,
  openers: readonly Label[],
  shares?: Label,
): Grammar => ({
  slots: new Map(
    Object.entries(slots).flatMap(([slot, from]) =>
      from.map((label): [Label, Label] => [label, labelOf(slot, from)]),
    ),
  ),
  openers: new Set(openers),
  ...(shares && { shares }),
});

function labelOf(slot: string, from: readonly Label[]): Label {
  return from.find((label) => label === slot) ?? "other";
}

export const workGrammar = grammar(
  {
    employer: ["employer", "school", "issuer", "item"],
    title: ["title", "headline"],
    place: ["place"],
    dates: ["dates"],
    link: ["link"],
  },
  ["employer", "title", "dates"],
  "employer",
);

export const jobGrammar: Grammar = { ...workGrammar, hasNotes: true };

export const schoolGrammar: Grammar = {
  ...grammar(
    {
      school: ["school", "employer"],
      degree: ["degree", "item", "title"],
      area: ["area"],
      grade: ["grade"],
      standing: ["standing"],
      place: ["place"],
      dates: ["dates"],
    },
    ["school", "degree", "dates"],
  ),
  isSure: (slot, text) => slot === "degree" && startsWithDegree(text),
};

export const paperGrammar: Grammar = {
  ...grammar(
    {
      item: ["item", "degree", "title"],
      issuer: ["issuer", "employer", "school"],
      standing: ["standing"],
      dates: ["dates"],
      link: ["link"],
    },
    ["item", "issuer", "dates"],
  ),
  isRow: true,
  near: new Map([["item", ["line", "skill", "grade", "issuer", "employer"]]]),
};

export const projectGrammar = grammar(
  { item: ["item", "title", "employer", "school"], link: ["link"], dates: ["dates"] },
  ["item", "dates"],
);

export const refereeGrammar: Grammar = {
  ...grammar(
    {
      referee: ["referee", "name"],
      title: ["title", "headline"],
      employer: ["employer", "school", "issuer"],
      phone: ["phone"],
      email: ["email"],
      place: ["place"],
    },
    ["referee"],
  ),
  isRow: true,
  near: new Map([["employer", ["place"]]]),
};
