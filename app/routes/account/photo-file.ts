import type { LoaderFunctionArgs } from "@remix-run/node"
import { getPhoto } from "~/features/accounts/photo.server"
import { requireUser } from "~/http/guards.server"
import { page } from "~/http/page.server"

// A new photo has a new name, so this one never changes; signing out empties the browser's cache.
export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request)
  const bytes = getPhoto(user.id, params.id ?? "")
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
