import { Button, ButtonLink } from "./button";
import { Field } from "./field";

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
