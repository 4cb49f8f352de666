import { Progress } from "./progress";

/** How strong the password in the input `of` is; a script shows it and keeps it up to date. `patterns` are the rules, `words` says which word stands up to which share of them. */
export function PasswordMeter({
  of,
  patterns,
  labels,
}: {
  of: string;
  patterns: string[];
  labels: [number, string][];
}) {
  return (
    <div hidden data-meters={of} data-rules={JSON.stringify(patterns)} data-labels={JSON.stringify(labels)}>
      <Progress id="strength" label="Password strength" value={0} />
    </div>
  );
}
