import type { ReactNode } from "react";
import { Brand } from "./brand";
import { Icon } from "./icons";
import { type NavLink, type PageWidth, WIDTHS, type DataSaver, SkipLink, Nav, Footer } from "./page-parts";

type PublicLayoutProps = {
  siteName: string;
  homeHref?: string;
  links?: NavLink[];
  /** The end of the top bar, such as the sign-in button. */
  end?: ReactNode;
  footer?: NavLink[];
  dataSaver?: DataSaver;
  width?: PageWidth;
  /** Full-width content above the page's column. */
  hero?: ReactNode;
  children: ReactNode;
};

/** The layout of every public page. */
export function PublicLayout({
  siteName,
  homeHref = "/",
  links = [],
  end,
  footer,
  dataSaver,
  width = "full",
  hero,
  children,
}: PublicLayoutProps) {
  return (
    <>
      <SkipLink />
      <header className="topbar">
        <Brand name={siteName} href={homeHref} />
        {links.length > 0 && <Nav label="Main" links={links} onWide />}
        <div className="topbar-end">
          {end}
          {links.length > 0 && (
            <details className="menu on-phone">
              <summary>
                <Icon name="menu" />
                <span className="hidden-text">Menu</span>
              </summary>
              <div className="menu-panel">
                <Nav label="Menu" links={links} />
              </div>
            </details>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {hero}
        <div className={WIDTHS[width]}>{children}</div>
      </main>
      {footer && <Footer siteName={siteName} homeHref="/login" links={footer} dataSaver={dataSaver} />}
    </>
  );
}

/** The round support button. `isUnread` marks an unread reply. The chat script reads the data attributes. */
export function SupportLink({
  href,
  isUnread,
  userId,
  hasNotifications,
  promise,
  whatsApp,
}: {
  href: string;
  isUnread?: boolean;
  userId?: string;
  hasNotifications?: boolean;
  /** When an answer comes, and another way to ask; the dialog shows them. */
  promise?: string;
  whatsApp?: string;
}) {
  return (
    <aside className="support" aria-label="Support">
      <a
        href={href}
        data-user-id={userId}
        data-notifications={hasNotifications ? "on" : undefined}
        data-promise={promise}
        data-whats-app={whatsApp}
      >
        Help
        {isUnread && (
          <>
            <i />
            <span className="hidden-text">, new answer</span>
          </>
        )}
      </a>
    </aside>
  );
}
