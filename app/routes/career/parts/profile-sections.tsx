import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";

type SectionProps = {
  name: string;
  title: string;
  entry: string;
  isSingle: boolean;
  isPrivate: boolean;
  /** What it shows while it is closed. */
  gist: string;
  entries: { text: string; lines: number }[];
};
type Props = { sections: SectionProps[]; addable: { name: string; title: string }[] };

/** The sections of the profile, closed, each with its gist; an entry opens its own form. */
export function ProfileSections({ sections, addable }: Props) {
  return (
    <section className="card">
      {sections.map((section) => (
        <Section key={section.name} {...section} />
      ))}
      {addable.length > 0 && (
        <Disclosure summary="Add another section">
          <ul className="plain">
            {addable.map(({ name, title }) => (
              <li key={name}>
                <ButtonLink kind="link" href={`/career/${name}/new`}>
                  {title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

function Section({ name, title, entry, isSingle, isPrivate, gist, entries }: SectionProps) {
  return (
    <Disclosure
      summary={
        <>
          {title}
          <br />
          <span className="hint">{gist}</span>
        </>
      }
    >
      <div className="stack">
        {" "}
        {isPrivate && <p className="hint">Private. Printed only when you put it into a resume yourself.</p>}
        {entries.length > 0 && (
          <ul className="doc-list">
            {entries.map(({ text, lines }, index) => (
              <li key={index}>
                <p>
                  {text}
                  {lines > 0 && <span className="hint">{` · ${lines} line${lines === 1 ? "" : "s"}`}</span>}
                </p>
                <ButtonLink small kind="link" href={`/career/${name}/${index}`} about={text}>
                  Change
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        {(!isSingle || entries.length === 0) && (
          <ButtonLink small href={`/career/${name}/new`}>
            {`Add ${entry}`}
          </ButtonLink>
        )}
      </div>{" "}
    </Disclosure>
  );
}
