import type { ReactNode } from "react";
import { Brand } from "./brand";
import { Button } from "./button";
import { Icon } from "./icons";

export type NavLink = { href: string; label: string; current?: boolean };
type PageWidth = "full" | "narrow" | "form";
const WIDTHS = { full: "page", narrow: "page page-narrow", form: "page page-form" };

/** Pages without scripts and pictures, for those who pay for every kilobyte. */
type DataSaver = { isOn: boolean; /** Where the switch leads back to. */ path: string };
/** What the server puts the page's size in place of, when the page is finished. */
export const PAGE_SIZE_PLACEHOLDER = "(page-size-7f3a)";

type PublicLayoutProps = {
  siteName: string;
  homeHref?: string;
  links?: NavLink[];
  /** What stands at the end of the top bar, such as the sign-in button. */
  end?: ReactNode;
  footer?: NavLink[];
  dataSaver?: DataSaver;
  width?: PageWidth;
  /** Full-width parts above the page's own column. */
  hero?: ReactNode;
  children: ReactNode;
};

/** The frame of every page that a visitor sees. */
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

type AppLayoutProps = {
  siteName: string;
  /** The path of this page: its link is marked as the current one. */
  path: string;
  /** A link exists only where its address is given. Admin is shown to admins alone. */
  hrefs: Partial<Record<keyof typeof LABELS, string>>;
  isAdmin?: boolean;
  user: { firstName: string; initials: string; plan: string; photo?: string };
  /** As shown: "3 credits", "∞ credits". */
  credits: string;
  /** Where the logout form posts to, and the hidden fields it needs. */
  logoutAction: string;
  logoutFields?: ReactNode;
  /** The way to support, on every page. */
  support?: ReactNode;
  footer?: NavLink[];
  dataSaver?: DataSaver;
  width?: PageWidth;
  children: ReactNode;
};

const LABELS = {
  dashboard: "Dashboard",
  generate: "Generate",
  career: "My profile",
  documents: "Documents",
  subscription: "Subscription",
  admin: "Admin",
  profile: "Edit Profile",
  settings: "Account Settings",
  password: "Change Password",
};
type LinkKey = keyof typeof LABELS;
const MAIN_LINKS: LinkKey[] = ["dashboard", "generate", "career", "documents", "subscription", "admin"];
const ACCOUNT_LINKS: LinkKey[] = ["profile", "settings", "password", "subscription"];

/** The frame of every page of a signed-in person. */
export function AppLayout(props: AppLayoutProps) {
  const {
    siteName,
    path,
    hrefs,
    isAdmin = false,
    user,
    credits,
    logoutAction,
    logoutFields,
    support,
    footer,
    dataSaver,
    width = "full",
    children,
  } = props;
  const buildLinks = (keys: LinkKey[]) =>
    keys.flatMap((key) => {
      const href = hrefs[key];
      if (!href || (key === "admin" && !isAdmin)) return [];
      return [{ href, label: LABELS[key], current: path === href || path.startsWith(`${href}/`) }];
    });
  const mainLinks = buildLinks(MAIN_LINKS);
  const accountLinks = buildLinks(ACCOUNT_LINKS);
  const accountHrefs = new Set(accountLinks.map((link) => link.href));
  return (
    <>
      <SkipLink />
      <header className="topbar">
        <Brand name={siteName} href={hrefs.dashboard ?? "/"} />
        <Nav label="Main" links={mainLinks} onWide />
        <div className="topbar-end">
          <span className="badge">{credits}</span>
          <details className="menu">
            <summary>
              {user.photo ? (
                <img className="avatar" src={user.photo} alt="" width={36} height={36} />
              ) : (
                <span className="avatar" aria-hidden="true">
                  {user.initials}
                </span>
              )}
              <span className="on-wide">{user.firstName}</span>
              <span className="hidden-text"> Menu</span>
              <Icon name="down" />
            </summary>
            <div className="menu-panel">
              <p>
                <b>{user.firstName}</b> <span className="badge">{user.plan}</span>
                <br />
                {credits}
              </p>
              <nav className="on-phone" aria-label="Menu">
                {mainLinks.filter((link) => !accountHrefs.has(link.href)).map(renderLink)}
              </nav>
              <nav aria-label="Account">{accountLinks.map(renderLink)}</nav>
              <form method="post" action={logoutAction}>
                {logoutFields}
                <button className="button button-link">Logout</button>
              </form>
            </div>
          </details>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={WIDTHS[width]}>
        {children}
      </main>
      {support}
      {footer && (
        <Footer siteName={siteName} homeHref={hrefs.dashboard ?? "/"} links={footer} dataSaver={dataSaver} />
      )}
    </>
  );
}

/** The round button. `unread` marks an answer not yet seen; `person` and `notes` are for the script that opens the chat over the page. */
export function SupportLink({
  href,
  isUnread,
  userId,
  hasNotifications,
}: {
  href: string;
  isUnread?: boolean;
  userId?: string;
  hasNotifications?: boolean;
}) {
  return (
    <aside className="support" aria-label="Support">
      <a href={href} data-user-id={userId} data-notifications={hasNotifications ? "on" : undefined}>
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

function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}

function Nav({ label, links, onWide }: { label: string; links: NavLink[]; onWide?: boolean }) {
  return (
    <nav aria-label={label} className={onWide ? "on-wide" : undefined}>
      {links.map(renderLink)}
    </nav>
  );
}

function Footer({
  siteName,
  homeHref,
  links,
  dataSaver,
}: {
  siteName: string;
  homeHref: string;
  links: NavLink[];
  dataSaver?: DataSaver | undefined;
}) {
  return (
    <footer className="footer">
      <a href={homeHref}>{siteName}</a>
      <Nav label="Footer" links={links} />
      {dataSaver && <DataSaverSwitch {...dataSaver} />}
    </footer>
  );
}

function DataSaverSwitch({ isOn, path }: DataSaver) {
  return (
    <form className="row" method="post" action="/lite">
      {isOn && <span>This page: {PAGE_SIZE_PLACEHOLDER}</span>}
      <input type="hidden" name="lite" value={isOn ? "off" : "on"} />
      <input type="hidden" name="back" value={path} />
      <Button kind="link">
        {isOn ? "Data saver is on. Turn it off" : "Data saver: no scripts, no pictures"}
      </Button>
    </form>
  );
}

function renderLink({ href, label, current }: NavLink) {
  return (
    <a key={href} href={href} aria-current={current ? "page" : undefined}>
      {label}
    </a>
  );
}
