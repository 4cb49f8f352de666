declare const BUILT_SCRIPTS: Record<string, string> | undefined;
declare const BUILT_STYLES: string | undefined;

/** The files of app/browser/pages. */
export type PageScript =
  | "auth"
  | "edit"
  | "generate"
  | "inbox"
  | "job"
  | "making"
  | "profile"
  | "settings"
  | "support"
  | "unread"
  | "welcome";

/** The URL of a page's script: named by its content hash in a build, its source in development. */
export function getScriptUrl(name: PageScript): string {
  const builtUrl = typeof BUILT_SCRIPTS === "undefined" ? undefined : BUILT_SCRIPTS[name];
  return builtUrl ?? `/app/browser/pages/${name}.ts`;
}

/** The URL of the style sheet as a file, named by its content hash. Undefined in development, where it changes. */
export function getStylesUrl(): string | undefined {
  return typeof BUILT_STYLES === "undefined" ? undefined : BUILT_STYLES;
}

/**
 * Inline script of every page with a support button. Loads the chat on the first tap, on the chat's page, or
 * when the outbox is not empty. If it fails, the button works as a link. `data-watch` names the address that says what is unread; a
 * small script asks it when the browser is idle.
 */
export const SUPPORT_SCRIPT = `(()=>{const load=()=>import("${getScriptUrl("support")}"),link=document.querySelector(".support a"),{watch,owner,notifications}=document.currentScript.dataset;
if(watch)(window.requestIdleCallback||setTimeout)(()=>import("${getScriptUrl("unread")}").then(m=>m.watch(watch,{owner,notifications:notifications==="on"})).catch(()=>0));
document.addEventListener("click",e=>{const a=e.target.closest(".support a");if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();load().then(m=>m.open()).catch(()=>location.assign(a.href))});
try{if(document.querySelector("[data-support-page]"))load();else if(link&&Object.keys(localStorage).some(k=>k.startsWith("support:"+link.dataset.userId+":")))load().then(m=>m.sendWaiting())}catch{}})()`;
