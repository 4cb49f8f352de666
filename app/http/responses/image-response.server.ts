/**
 * A response with a stored JPEG or WebP. Its name changes with its bytes, so browsers may cache it. Sign-out clears
 * that cache.
 */
export function imageResponse(bytes: Buffer, type: "jpeg" | "webp"): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": `image/${type}`,
      "Content-Length": String(bytes.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
