import type { ReactNode } from "react";
import { Brand } from "./brand";
import {
  type NavLink,
  type PageWidth,
  WIDTHS,
  type DataSaver,
  SkipLink,
  Nav,
  Footer,
  renderLink,
} from "./page-parts";

type AppLayoutProps = {
  siteName: string;
  /** The path of this page, to mark its link as the current one. */
  path: string;
  /** A link exists only if its address is given. */
  hrefs: Partial<Record<keyof typeof LABELS, string>>;
  user: { firstName: string; initials: string; plan: string; photo?: string };
  /** Formatted credits: "3 credits", "∞ credits". */
  credits: string;
  /** The logout form's address and hidden fields. */
  logoutAction: string;
  logoutFields?: ReactNode;
  /** The support button of every page. */
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
  support: "Help",
};

type LinkKey = keyof typeof LABELS;

const MAIN_LINKS: LinkKey[] = ["dashboard", "generate", "career", "documents", "subscription", "admin"];

const ACCOUNT_LINKS: LinkKey[] = ["profile", "settings", "password", "subscription", "support"];

/** The layout of every page of a signed-in user. */
export function AppLayout(props: AppLayoutProps) {
  const {
    siteName,
    path,
    hrefs,
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
      if (!href) return [];
      const area = key === "admin" ? "/admin" : href; // staff begins on different pages of it
      return [{ href, label: LABELS[key], current: path === area || path.startsWith(`${area}/`) }];
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
              <span aria-hidden="true">▾</span>
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
