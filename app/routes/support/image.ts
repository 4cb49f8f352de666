import type { LoaderFunctionArgs } from "@remix-run/node"
import { getPicture } from "~/features/support/images.server"
import { requireUser } from "~/http/guards.server"
import { page } from "~/http/page.server"

// Only its two sides get it. It never changes; signing out empties the browser's cache.
export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request)
  const bytes = getPicture(user, params.id ?? "", new URL(request.url).searchParams.get("size") === "small" ? "small" : "full")
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(bytes.length),
      "Content-Disposition": "inline",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  })
})
