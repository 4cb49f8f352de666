import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button";
import { Field } from "./field";

type FilterLink = {
  href: string;
  label: string;
  count?: number;
  /** What is counted, for screen readers, where the label does not say it. */
  countLabel?: string;
  current?: boolean;
};

/** Links between views of one object: tabs, or filters with their counts. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {links.map(({ href, label: text, count, countLabel, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && (
                <span className="count">
                  {count}
                  {countLabel && <span className="hidden-text"> {countLabel}</span>}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The actions of one row, behind one button. Of all menus with one `group`, one is open at a time. */
export function ActionMenu({
  about,
  group,
  children,
}: {
  about: string;
  group: string;
  children: ReactNode;
}) {
  return (
    <details className="menu" {...{ name: group }}>
      <summary>
        Actions<span className="hidden-text"> for {about}</span>
        <span aria-hidden="true">▾</span>
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  );
}

/** Pagination. An end without an address has no link. */
export function Pager({
  page,
  pages,
  previousHref,
  nextHref,
}: {
  page: number;
  pages: number;
  previousHref?: string;
  nextHref?: string;
}) {
  return (
    <nav className="row" aria-label="Pages">
      {previousHref && (
        <ButtonLink small href={previousHref}>
          Previous
        </ButtonLink>
      )}
      <span className="soft">
        Page {page} of {pages}
      </span>
      {nextHref && (
        <ButtonLink small href={nextHref}>
          Next
        </ButtonLink>
      )}
    </nav>
  );
}

/** Searches a list by words. `hidden`: what else the address says of the list. */
export function SearchForm({
  action,
  label,
  q,
  hidden,
}: {
  action: string;
  label: string;
  q: string;
  hidden: Record<string, string | undefined>;
}) {
  return (
    <form className="row row-end" role="search" action={action}>
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Field id="q" name="q" type="search" label={label} defaultValue={q} maxLength={100} isFilter />
      <Button>Search</Button>
    </form>
  );
}
