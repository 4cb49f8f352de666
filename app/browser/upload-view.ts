import { make } from "./make"
import { beforeText, duringText, guessedPace } from "./upload-words"

/** What the page shows of one upload: words, a bar and a way to stop it, below the field of the file. */
export function showUpload(input: HTMLInputElement, { name, size }: File, stop: () => void) {
  const words = make("p", { className: "hint" })
  const spoken = make("p", { className: "hidden-text", aria: { role: "status" } })
  const bar = make("progress", { max: size, value: 0, aria: { label: `Upload of ${name}` } })
  const button = make("button", { type: "button", className: "button button-small", onclick: stop }, "Stop the upload")
  const place = make("div", { className: "stack", data: { upload: "" } }, words, bar, make("div", {}, button), spoken)
  let first: { sent: number; at: number } | undefined
  let quarter = 0

  document.querySelector("[data-upload]")?.remove()
  ;(input.closest(".field") ?? input).after(place)
  const gone = new AbortController()
  addEventListener("offline", () => say(`You are offline. ${name} goes on by itself when the network is back.`), gone)
  addEventListener("online", () => say(`The network is back. ${name} goes on.`), gone)
  say(`Sending ${name}: ${beforeText(size, guessedPace(downlink()))}.`)

  return {
    progress(sent: number) {
      const now = Date.now()
      first ??= { sent, at: now }
      if (sent === 0) return
      const pace = sent > first.sent && now > first.at ? ((sent - first.sent) * 1000) / (now - first.at) : guessedPace(downlink())
      bar.value = sent
      if (!navigator.onLine) return // a late answer to an earlier piece
      words.textContent = sent < size ? `${duringText(sent, size, pace)}.` : "All of it is here. We are reading it …"
      // A screen reader hears the quarters, not every piece.
      const reached = Math.floor((sent / size) * 4)
      if (reached > quarter) spoken.textContent = words.textContent
      quarter = Math.max(quarter, reached)
    },
    waiting() {
      say(`${name} is still on its way. Your documents are made as soon as it is here.`)
    },
    /** Ends what is shown with a last word; `isGood` in the look of the server's own notice. */
    end(text: string, isGood = false) {
      const told = isGood ? [make("b", {}, "Your file is here"), make("div", {}, text)] : [text]
      gone.abort()
      place.className = isGood ? "notice go" : "hint"
      place.setAttribute("role", "status")
      place.replaceChildren(...told)
    },
    remove() {
      gone.abort()
      place.remove()
    },
  }

  function say(text: string) {
    words.textContent = spoken.textContent = text
  }
}

// Not every browser tells, and none promises.
function downlink(): number | undefined {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  return connection?.downlink
}
