import { Progress } from "./progress";

/**
 * The strength of the password in the input `of`; a script shows and updates it. `patterns` are the rules.
 * `labels` map the share of matching rules to a text.
 */
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
