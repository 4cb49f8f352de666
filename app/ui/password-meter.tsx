import { Progress } from "./progress";

/** How strong the password in the input `of` is; a script shows it and keeps it up to date. `patterns` are the rules, `words` says which word stands up to which share of them. */
export function PasswordMeter({
  of,
  patterns,
  words,
}: {
  of: string;
  patterns: string[];
  words: [number, string][];
}) {
  return (
    <div hidden data-meters={of} data-rules={JSON.stringify(patterns)} data-words={JSON.stringify(words)}>
      <Progress id="strength" label="Password strength" value={0} />
    </div>
  );
}
