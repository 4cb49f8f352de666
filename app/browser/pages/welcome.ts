import { setUpPage } from "~/browser/page-setup";

// Turns the welcome into a dialog over the page, which stays until it is finished. Without this file it is a part of the page.
setUpPage();
const dialog = document.querySelector<HTMLDialogElement>("dialog#welcome");

if (dialog) {
  dialog.removeAttribute("open");
  dialog.showModal();
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
  dialog.addEventListener("close", () => dialog.open || dialog.showModal());
}
