import { RemixBrowser } from "@remix-run/react"
import { startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

// On a slow link people type long before the scripts arrive. React would set a textarea back to what the server sent, but only while
// its text content is still the server's; so each is marked as touched and its content made to differ. What is shown stays as it is.
for (const area of document.querySelectorAll("textarea")) {
  area.value = String(area.value)
  area.defaultValue += "\n"
}

// Shows a page of ours while there is no network, and keeps the files that never change.
navigator.serviceWorker?.register("/sw.js")

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />)
})
