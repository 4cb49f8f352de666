import { enhancePasswordFields } from "~/browser/password-fields";
import { setUpPage } from "~/browser/page-setup";

// Makes the pages for signing in a little better; each of them works without this file.
setUpPage();
enhancePasswordFields();

// What a link brought along is said once; a reload should not say it again.
if (document.querySelector("[data-once]")) {
  const url = new URL(location.href);
  for (const name of ["auth", "message"]) url.searchParams.delete(name);
  history.replaceState(null, "", url);
}

// The browser that asked for a mail, or that began at Google, need not press the button. Before the load event this takes the place of
// the page in the history, so that Back does not send it twice.
document.querySelector<HTMLFormElement>("form[data-auto]")?.submit();
