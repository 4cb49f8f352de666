import type { ComponentProps } from "react";
import { Table } from "~/ui/table";

export function List(props: ComponentProps<typeof Table>) {
  return props.rows.length > 0 ? <Table {...props} /> : <p className="soft">None in this period.</p>;
}
