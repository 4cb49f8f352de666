import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { formatCsv, type CsvCell } from "~/features/ai/csv";
import { toLagosDay } from "~/time";

/** A response with a table as CSV that is written while it is sent: the rows come in batches. */
export function csvResponse(name: string, batches: AsyncIterable<CsvCell[][]>, now = new Date()): Response {
  return new Response(createReadableStreamFromReadable(Readable.from(formatBatches(batches))), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${toLagosDay(now)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function* formatBatches(batches: AsyncIterable<CsvCell[][]>) {
  for await (const rows of batches) yield Buffer.from(formatCsv(rows));
}
