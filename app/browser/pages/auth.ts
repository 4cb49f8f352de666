import { enhancePasskeyButtons } from "~/browser/passkey-buttons";
import { enhancePasswordFields } from "~/browser/password-fields";
import { setUpPage } from "~/browser/page-setup";

// Enhances the pages for signing in and for passwords and passkeys. They work without this file.
setUpPage();
enhancePasswordFields();
enhancePasskeyButtons();

// A message from the address is shown once, so a reload must not show it again.
if (document.querySelector("[data-once]")) {
  const url = new URL(location.href);
  for (const name of ["auth", "message"]) url.searchParams.delete(name);
  history.replaceState(null, "", url);
}

// In the browser that requested the mail or started Google sign-in, no tap is needed. Submitting before the
// load event replaces the history entry, so that Back does not submit again.
document.querySelector<HTMLFormElement>("form[data-auto]")?.submit();
