/** Sends a form once, however often the button is tapped; and not at all while there is no network, for then the browser would show its own page instead. */
export function sendOnce(form: HTMLFormElement, button: HTMLButtonElement, { offline }: { offline(): void }): { isSending(): boolean } {
  let isSending = false
  const words = [...button.childNodes]
  form.addEventListener("submit", (event) => {
    if (isSending) return event.preventDefault()
    if (!navigator.onLine) {
      event.preventDefault()
      return offline()
    }
    isSending = true
    if (event.submitter === button || event.submitter === null) {
      words.splice(0, words.length, ...button.childNodes)
      button.replaceChildren("Sending …")
    }
  })
  // Back leads to the page as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    if (isSending) button.replaceChildren(...words)
    isSending = false
  })
  return { isSending: () => isSending }
}
