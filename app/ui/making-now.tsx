import { Notice } from "./notice";

/** What is being made now, on every page of its owner. A script says when it is done; without one the link does. */
export function MakingNow({
  applications,
}: {
  applications: { id: string; jobTitle: string; companyName: string }[];
}) {
  return applications.map(({ id, jobTitle, companyName }) => (
    <Notice key={id} label="Being made now">
      <a href={`/applications/${id}`} data-making={`/applications/${id}/events`}>
        {jobTitle}, {companyName}
      </a>
    </Notice>
  ));
}
