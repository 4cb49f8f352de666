import type { LoaderFunctionArgs } from "@remix-run/node"
import { getProgress } from "~/features/writing/progress.server"
import { watchProgress } from "~/features/writing/watch.server"
import { eventStream } from "~/http/event-stream.server"
import { requireUser } from "~/http/guards.server"
import { page } from "~/http/page.server"

export const loader = page(({ request, params }: LoaderFunctionArgs) => {
  const user = requireUser(request)
  const id = params.job ?? ""
  getProgress(user.id, id) // another's generation is a 404 before any stream begins
  return eventStream(request.signal, (gone) => watchProgress(user.id, id, gone))
})
