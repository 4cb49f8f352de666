import { judgePiece, streamedPieces, type Printer } from "~/career/compose";
import type { Facts } from "~/career/facts";
import type { CreditKind } from "~/features/billing/credits.server";
import type { Lease } from "~/jobs/queue.server";
import { parsePartialJson } from "~/providers/llm/response-text";
import { showNoMore, showNothing, showSoon } from "./shown.server";

/**
 * What the person sees while a model writes: sentences that are complete and hold, nothing else. `take` gets the whole text so far; it is
 * read when it is time to show something, not for every piece that arrives.
 */
export function openScreen(
  type: CreditKind,
  { generationId, lease }: { generationId: string; lease: Lease },
  { facts, printer }: { facts: Facts; printer: Printer },
) {
  let soFar = "";
  let verdicts: { text: string; holds: boolean }[] = [];
  let told = 0;
  const read = () => {
    const pieces = streamedPieces(type, parsePartialJson(soFar), printer);
    verdicts = pieces.map((piece, at) => {
      const known = verdicts[at];
      return known?.text === piece.text
        ? known
        : { text: piece.text, holds: judgePiece(piece, facts).length === 0 };
    });
    const shown = verdicts.filter(({ holds }) => holds).map(({ text }) => text);
    if (shown.length === told) return undefined;
    told = shown.length;
    return shown;
  };
  return {
    take(text: string) {
      soFar = text;
      showSoon({ generationId, type, lease, read });
    },
    clear() {
      soFar = "";
      verdicts = [];
      told = 0;
      showNothing({ generationId, type, lease });
    },
    close: () => showNoMore({ generationId, type }),
  };
}
