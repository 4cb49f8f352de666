/** Where a built script is: at its own address, or in development where its source is. */
export function moduleAt(name: "support" | "inbox"): string {
  return import.meta.env?.DEV ? `/app/dialog/${name}.ts` : `/${name}.js`
}

/**
 * Stands in every page with a support button. It loads the chat with the first tap, at once on the page of the chat, and when something written on an
 * earlier page still waits to be sent. Otherwise nothing is loaded, and where it fails the button is a link.
 */
export const SUPPORT_SCRIPT = `(()=>{const load=()=>import("${moduleAt("support")}"),link=document.querySelector(".support a");
document.addEventListener("click",e=>{const a=e.target.closest(".support a");if(!a||e.button||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();load().then(m=>m.open()).catch(()=>location.assign(a.href))});
try{if(document.querySelector("[data-support-page]"))load();else if(link&&Object.keys(localStorage).some(k=>k.startsWith("support:"+link.dataset.person+":")))load().then(m=>m.sendWaiting())}catch{}})()`
