import { Button } from "./button";

export type NavLink = { href: string; label: string; current?: boolean };

export type PageWidth = "full" | "narrow" | "form";

export const WIDTHS = { full: "page", narrow: "page page-narrow", form: "page page-form" };

/** The data saver switch: pages without scripts and pictures. */
export type DataSaver = { isOn: boolean; /** The path to return to. */ path: string };

/** A placeholder that the server replaces with the page's size. */
export const PAGE_SIZE_PLACEHOLDER = "(page-size-7f3a)";

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}

export function Nav({ label, links, onWide }: { label: string; links: NavLink[]; onWide?: boolean }) {
  return (
    <nav aria-label={label} className={onWide ? "on-wide" : undefined}>
      {links.map(renderLink)}
    </nav>
  );
}

export function Footer({
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

export function renderLink({ href, label, current }: NavLink) {
  return (
    <a key={href} href={href} aria-current={current ? "page" : undefined}>
      {label}
    </a>
  );
}
