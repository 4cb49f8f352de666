import { createElement } from "~/browser/element";

const TITLE_MARK = /^\(\d+\) /;

/** Shows how much is unread: in the title of the page, as a dot on the support button, as a number on the tab of the inbox. */
export function markUnread(unread: number): void {
  const title = document.title.replace(TITLE_MARK, "");
  document.title = unread > 0 ? `(${unread}) ${title}` : title;
  markButton(unread > 0);
  markTab(unread);
}

function markButton(isUnread: boolean) {
  const link = document.querySelector(".support a");
  if (!link || isUnread === (link.querySelector("i") !== null)) return;
  link.querySelectorAll("i, .hidden-text").forEach((part) => part.remove());
  if (isUnread)
    link.append(createElement("i"), createElement("span", { className: "hidden-text" }, ", new answer"));
}

function markTab(unread: number) {
  const tab = document.querySelector('.tabs a[href="/admin/support"]');
  if (!tab) return;
  tab.querySelector("[data-unread]")?.remove();
  if (unread > 0)
    tab.append(createElement("span", { className: "count", data: { unread: "" } }, `${unread} unread`));
}
