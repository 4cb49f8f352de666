import { createContext, createElement, useContext, type HTMLAttributes, type ReactNode } from "react";
import { ButtonLink } from "./button";

/** Short facts in one line, with dots between them; where the line breaks there is none. */
export function Facts({ facts, soft = false }: { facts: ReactNode[]; soft?: boolean }) {
  const [first, ...others] = facts.filter(Boolean);
  return (
    <span className="facts">
      <span>{first}</span>
      {others.map((fact, index) => (
        <span key={index} className={soft ? "hint" : undefined}>
          {fact}
        </span>
      ))}
    </span>
  );
}

type HeadingProps = {
  /** A link to the parent page. */
  back?: { href: string; label: string };
  title: ReactNode;
  /** Badges beside the title. */
  state?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page: link back, title, state, one sentence and actions. */
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

/** A numbered section of a long form. */
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

const SubHeadingLevel = createContext(3);

/** Sets the level of each `SubHeading` in it: 2 directly below the title of the page. */
export function SubHeadings({ level, children }: { level: 2 | 3; children: ReactNode }) {
  return <SubHeadingLevel.Provider value={level}>{children}</SubHeadingLevel.Provider>;
}

/** A heading within a section: h3, or as the `SubHeadings` around it set. `depth`: how many levels below that. */
export function SubHeading({ depth = 0, ...rest }: HTMLAttributes<HTMLHeadingElement> & { depth?: number }) {
  return createElement(`h${useContext(SubHeadingLevel) + depth}`, rest);
}
