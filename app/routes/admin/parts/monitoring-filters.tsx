import type { MonitoringPage } from "./monitoring-data.server";
import { Button, ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/dialog";
import { Select } from "~/ui/field";
import { useProviderNames, buildHref } from "./monitoring-labels";

export function Filters({ view, choices }: Pick<MonitoringPage, "view" | "choices">) {
  const nameOf = useProviderNames();
  const isFiltered = Boolean(view.provider || view.model || view.prompt || view.type);
  return (
    <Disclosure summary={isFiltered ? "Filters: on" : "Filters"} open={isFiltered}>
      <form className="stack" method="get" action="/admin/monitoring">
        <input type="hidden" name="range" value={view.range} />
        <div className="pair">
          <Choice
            name="provider"
            label="Provider"
            chosen={view.provider}
            options={choices.providers.map((name) => [name, nameOf(name)])}
          />
          <Choice
            name="model"
            label="Model"
            chosen={view.model}
            options={choices.models.map((name) => [name, name])}
          />
          <Choice
            name="prompt"
            label="Prompt version"
            chosen={String(view.prompt ?? "")}
            options={choices.prompts.map((version) => [String(version), `Version ${version}`])}
          />
          <Choice
            name="type"
            label="Document"
            chosen={view.type ?? ""}
            options={[
              ["cover_letter", "Cover letters"],
              ["resume", "Resumes"],
            ]}
          />
        </div>
        <div className="row">
          <Button small>Show</Button>
          {isFiltered && (
            <ButtonLink small kind="link" href={buildHref({ range: view.range })}>
              Show everything
            </ButtonLink>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

function Choice({
  name,
  label,
  chosen,
  options,
}: {
  name: string;
  label: string;
  chosen: string;
  options: [string, string][];
}) {
  return (
    <Select id={`filter-${name}`} name={name} label={label} defaultValue={chosen} required>
      <option value="">All</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
