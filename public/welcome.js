// Turns the welcome into a dialog over the page, which stays until it is finished. Without this file it is a part of the page.
const dialog = document.getElementById("welcome")
dialog.removeAttribute("open")
dialog.showModal()
dialog.addEventListener("cancel", (event) => event.preventDefault())
dialog.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault())
dialog.addEventListener("close", () => dialog.open || dialog.showModal())

// Shows a page of ours while there is no network.
navigator.serviceWorker?.register("/sw.js")
