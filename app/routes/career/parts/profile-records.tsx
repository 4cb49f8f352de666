import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";

type SourceProps = { id: string; fileName: string; date: string; deletedOn: string | null; hasText: boolean };

/** The resumes that were read into the profile. */
export function Sources({ sources }: { sources: SourceProps[] }) {
  if (sources.length === 0) return null;
  return (
    <Disclosure summary="Resumes you added">
      <ul className="plain stack">
        {sources.map(({ id, fileName, date, deletedOn, hasText }) => (
          <li key={id}>
            {hasText ? <a href={`/career/sources/${id}`}>{fileName}</a> : fileName}
            <p className="hint">{`Added ${date}. ${storedText(hasText, deletedOn)}`}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function storedText(hasText: boolean, deletedOn: string | null): string {
  if (!hasText) return "Its text is deleted.";
  return deletedOn === null ? "Its text is kept." : `Its text is deleted on ${deletedOn}.`;
}

type VersionsProps = {
  version: number;
  versions: { version: number; text: string; date: { iso: string; text: string } }[];
};

/** Earlier versions of the profile. */
export function Versions({ version: current, versions }: VersionsProps) {
  return (
    <Disclosure summary="Versions">
      <ul className="plain stack">
        {versions.map(({ version, text, date }) => (
          <li key={version} className="row apart">
            <span>
              {text}, <time dateTime={date.iso}>{date.text}</time>
            </span>
            {version === current ? (
              <span className="hint">now</span>
            ) : (
              <form method="post" action={`/career/versions/${version}/restore`}>
                <Button small about={`version ${version}`}>
                  Bring back
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The ways out: a copy, or the end. */
export function DownloadOrDelete() {
  return (
    <Disclosure summary="Download or delete">
      <p>
        <a href="/career/json-resume">Download as JSON Resume</a>
      </p>
      <p className="hint">A file that other resume tools read. You can add it here again, too.</p>
      <p>
        <a href="/career/delete">Delete my profile</a>
      </p>
    </Disclosure>
  );
}
