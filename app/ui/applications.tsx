import type { ReactNode } from "react";
import { Badge } from "./card";
import { Facts } from "./heading";

export type ApplicationRowProps = {
  id: string;
  jobTitle: string;
  companyName: string;
  state: string;
  label: string;
  nextStep: string;
  actions?: ReactNode;
};

const TONES: Record<string, "plain" | "go" | "care" | "stop"> = {
  making: "care",
  ready: "go",
  interview: "go",
  failed: "stop",
};

/** The state of an application in a word. */
export function StateBadge({ state, label }: Pick<ApplicationRowProps, "state" | "label">) {
  return <Badge kind={TONES[state] ?? "plain"}>{label}</Badge>;
}

/** A list of applications: the job, how far it got, and what is next. */
export function ApplicationList({ applications }: { applications: ApplicationRowProps[] }) {
  return (
    <ul className="doc-list">
      {applications.map(({ id, jobTitle, companyName, state, label, nextStep, actions }) => (
        <li key={id}>
          <div>
            <p className="doc-title">
              <a href={`/applications/${id}`}>{jobTitle}</a>
            </p>
            <p>
              <Facts facts={[companyName, nextStep]} soft />
            </p>
          </div>
          <div className="row">
            <StateBadge state={state} label={label} />
            {actions}
          </div>
        </li>
      ))}
    </ul>
  );
}
