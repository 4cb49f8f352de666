import { toAsciiName } from "~/features/documents/file-name";
import { days, seconds } from "~/time";

type FileResponseInit = {
  bytes: Buffer;
  sha256: string;
  name: string;
  format: keyof typeof CONTENT_TYPES;
  asAttachment: boolean;
  /** Whether its address names a version of it, so that a browser need not ask again on the same day. */
  isVersioned?: boolean;
};

const CONTENT_TYPES = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  png: "image/png",
};

/**
 * A response with a file: exact length, ETag and ranges, so that a broken download can resume (RFC
 * 9110). Several ranges are answered with the whole file.
 */
export function fileResponse(
  request: Request,
  { bytes, sha256, name, format, asAttachment, isVersioned = false }: FileResponseInit,
): Response {
  const etag = `"${sha256.slice(0, 32)}"`;
  const headers = new Headers({
    "Content-Type": CONTENT_TYPES[format],
    "Content-Disposition": `${asAttachment ? "attachment" : "inline"}; filename="${toAsciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": isVersioned
      ? `private, max-age=${days(1) / seconds(1)}, immutable`
      : "private, no-cache",
    "Accept-Ranges": "bytes",
    ETag: etag,
  });
  if (matchesEtag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const range = parseRange(request, etag, bytes.length);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) {
    headers.set("Content-Length", String(bytes.length));
    return new Response(new Uint8Array(bytes), { status: 200, headers });
  }
  headers.set("Content-Range", `bytes ${range.from}-${range.to}/${bytes.length}`);
  headers.set("Content-Length", String(range.to - range.from + 1));
  return new Response(new Uint8Array(bytes.subarray(range.from, range.to + 1)), { status: 206, headers });
}

// RFC 9110, 13.1.2: one, several or any. Proxies mark compressed answers as weak.
function matchesEtag(condition: string | null, etag: string): boolean {
  const etags = condition?.split(",").map((one) => one.trim().replace(/^W\//, "")) ?? [];
  return etags.includes("*") || etags.includes(etag);
}

function parseRange(
  request: Request,
  etag: string,
  size: number,
): { from: number; to: number } | "unsatisfiable" | undefined {
  const condition = request.headers.get("if-range");
  if (condition && condition !== etag) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? "unsatisfiable" : { from, to };
}
