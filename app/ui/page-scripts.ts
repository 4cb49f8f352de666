declare const BUILT_SCRIPTS: Record<string, string> | undefined;

/** The files of app/browser/pages. */
export type PageScript =
  "auth" | "edit" | "generate" | "inbox" | "job" | "profile" | "settings" | "support" | "welcome";

/** Where a page's script is: at an address that names its content and never changes, or in development where its source is. */
export function getScriptUrl(name: PageScript): string {
  const builtUrl = typeof BUILT_SCRIPTS === "undefined" ? undefined : BUILT_SCRIPTS[name];
  return builtUrl ?? `/app/browser/pages/${name}.ts`;
}

/**
 * Stands in every page with a support button. It loads the chat with the first tap, at once on the page of the chat, and when something written on an
 * earlier page still waits to be sent. Otherwise nothing is loaded, and where it fails the button is a link.
 */
export const SUPPORT_SCRIPT = `(()=>{const load=()=>import("${getScriptUrl("support")}"),link=document.querySelector(".support a");
document.addEventListener("click",e=>{const a=e.target.closest(".support a");if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();load().then(m=>m.open()).catch(()=>location.assign(a.href))});
try{if(document.querySelector("[data-support-page]"))load();else if(link&&Object.keys(localStorage).some(k=>k.startsWith("support:"+link.dataset.userId+":")))load().then(m=>m.sendWaiting())}catch{}})()`;
