import { z } from "zod";
import packed from "./model/word-clusters.json";
import { remembered } from "./fold";
import { bytesOf, WordList } from "./word-list";

const Packed = z.object({ words: z.string(), fine: z.string(), coarse: z.string() });

type Clusters = { list: WordList; fine: Uint16Array; coarse: Uint8Array };
let clusters: Clusters | undefined;

function loadClusters(): Clusters {
  const { words, fine, coarse } = Packed.parse(packed);
  return {
    list: new WordList(words),
    fine: new Uint16Array(bytesOf(fine)),
    coarse: new Uint8Array(bytesOf(coarse)),
  };
}

/**
 * The groups of words with like use that a folded word belongs to, a small one and a large one (docs/word-vectors.md):
 * "welder" and "bricklayer" share them, and so do "ibadan" and "kano". Undefined for a word that is unknown.
 */
export function clustersOf(word: string): { fine: number; coarse: number } | undefined {
  return groupsOf(word).groups;
}

const groupsOf = remembered((word): { groups?: { fine: number; coarse: number } } => {
  clusters ??= loadClusters();
  const place = clusters.list.placeOf(word);
  const fine = place === undefined ? undefined : clusters.fine[place];
  return fine === undefined ? {} : { groups: { fine, coarse: clusters.coarse[fine] ?? 0 } };
});
