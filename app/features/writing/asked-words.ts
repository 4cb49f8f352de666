import type { LeftOutLine } from "~/career/left-out";
import type { Demand } from "~/career/job-advert/job-advert";
import { answeredDemands, askedWordsMarker, type MarkedPiece } from "~/career/matching/asked-words";
import type { Fit } from "~/career/matching/fit";
import { toDocumentView } from "~/features/documents/document-view";
import type { RenderableDocument } from "~/files/render/layout";
import type { Findings } from "./findings.schema";

/** A part of a document with the words marked by which it answers the advert. */
export type MarkedBlock =
  | { kind: "name" | "heading"; text: string }
  | { kind: "entry"; title: MarkedPiece[]; rest: MarkedPiece[]; dates: string; detail: MarkedPiece[] }
  | { kind: "lines" | "bullets"; lines: MarkedPiece[][] };

/** Something that the advert asks and the document does not show; `proof` is the line of the profile that shows it, `lineId` puts it back. */
export type MissingDemand = { text: string; isMust: boolean; proof?: string; lineId?: string };

/** A document as it prints with the words marked that the advert asks for, and what it asks and the document does not show. */
export function viewAskedWords(
  printed: RenderableDocument,
  { advert, fit: ofProfile }: Findings,
  { fit, leftOut }: { fit?: Fit | undefined; leftOut: LeftOutLine[] },
): { blocks: MarkedBlock[]; missing: MissingDemand[]; asked: number } {
  const demands = advert.demands.filter((demand) => !isRule(demand, advert.rules));
  const mark = askedWordsMarker(demands);
  const blocks = toDocumentView(printed).map((block): MarkedBlock => {
    if (block.kind === "entry")
      return { ...block, title: mark(block.title), rest: mark(block.rest), detail: mark(block.detail) };
    return "text" in block ? block : { kind: block.kind, lines: block.lines.map(mark) };
  });
  const lines = toDocumentView(printed).flatMap((block) => {
    if (block.kind === "entry") return [block.title + block.rest, block.detail];
    return "text" in block ? [] : block.lines;
  });
  const able = demands.filter(({ kind }) => kind !== "trait");
  const answered = fit ? undefined : answeredDemands(able, lines);
  const isShown = (demand: Demand) =>
    answered?.has(demand) ?? fit?.met.some((met) => isSame(met.demand, demand)) ?? false;
  const missing = able
    .filter((demand) => !isShown(demand))
    .map(({ start, text, need }) => {
      const fact = ofProfile.met.find((met) => isSame(met.demand, { start, text }))?.fact;
      const line = fact && leftOut.find(({ id }) => id === fact.id);
      return {
        text,
        isMust: need === "must",
        ...(fact && { proof: fact.text }),
        ...(line && { lineId: line.id }),
      };
    })
    .toSorted((one, other) => Number(other.isMust) - Number(one.isMust));
  return { blocks, missing, asked: able.length };
}

function isSame(one: { start: number; text: string }, other: { start: number; text: string }): boolean {
  return one.start === other.start && one.text === other.text;
}

function isRule({ start, end }: Demand, rules: Findings["advert"]["rules"]): boolean {
  return rules.some((rule) => rule.start < end && start < rule.end);
}
