import type { ReactNode } from "react";
import { Heading } from "./heading";

type LegalSection = { id?: string; heading: string; paragraphs: string[]; points?: string[] };

/** A legal text in sections, with its version and date. `under` adds content below a section, by its id. */
export function LegalDocument({
  title,
  version,
  date,
  sections,
  extras = {},
}: {
  title: string;
  version: number;
  date: string;
  sections: LegalSection[];
  extras?: Record<string, ReactNode>;
}) {
  return (
    <article className="stack-wide">
      <Heading title={title} lead={`Last updated ${date}, version ${version}`} />
      {sections.map(({ id, heading, paragraphs, points = [] }) => (
        <section key={heading} id={id} className="stack">
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {points.length > 0 && (
            <ul>
              {points.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          {id && extras[id]}
        </section>
      ))}
    </article>
  );
}
