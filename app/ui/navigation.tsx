import { ButtonLink } from "./button";

type FilterLink = { href: string; label: string; count?: number; current?: boolean };

/** Links between views of one object: tabs, or filters with their counts. */
export function FilterLinks({ label, links }: { label: string; links: FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {links.map(({ href, label: text, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {text}
              {count !== undefined && <span className="count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
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
