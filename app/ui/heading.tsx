import type { ReactNode } from "react";
import { ButtonLink } from "./button";

type HeadingProps = {
  /** The way back to where this page hangs. */
  back?: { href: string; label: string };
  title: ReactNode;
  /** A badge or two beside the title. */
  state?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** How a page begins: the way back, its title and state, one sentence, and what can be done at once. */
export function Heading({ back, title, state, lead, actions }: HeadingProps) {
  return (
    <header className="heading">
      <div>
        {back && (
          <ButtonLink kind="link" small href={back.href}>
            <span>
              <span aria-hidden="true">← </span>
              {back.label}
            </span>
          </ButtonLink>
        )}
        {state ? (
          <div className="row">
            <h1>{title}</h1>
            {state}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead && <p className="lead">{lead}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  );
}

/** A numbered part of a long form. */
export function FormSection({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="part stack" aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className="part-number">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A part of a page under its own heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
