import { Button } from "~/ui/button";

/** Sends the list of this page as CSV, with its filters. A form, because the download is recorded in the audit log. */
export function ExportButton({ list, filter = {} }: { list: string; filter?: Record<string, string> }) {
  return (
    <form method="post" action={`/admin/${list}.csv`}>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button small icon="download" about="this list">
        Download as CSV
      </Button>
    </form>
  );
}
