import type { ReactNode } from "react";

/** A box. `striped` adds the two stripes, for the most important card. */
export function Card({ striped, children }: { striped?: boolean; children: ReactNode }) {
  return <section className={striped ? "card stack stripes" : "card stack"}>{children}</section>;
}

/** Figures with labels in a row. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="tiles">{children}</dl>;
}

/** One figure. `note` explains its source or meaning. */
export function Tile({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{value}</dd>
      {note && <dd className="hint">{note}</dd>}
    </div>
  );
}

const TONES = { plain: "", go: " go", care: " care", stop: " stop" };

/** A state in one or two words. */
export function Badge({ kind = "plain", children }: { kind?: keyof typeof TONES; children: ReactNode }) {
  return <span className={`badge${TONES[kind]}`}>{children}</span>;
}

/** An empty list: what it will show, and the next action. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className="empty stack">
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      {action}
    </section>
  );
}

type ConfirmPanelProps = {
  title: string;
  children: ReactNode;
  action?: string;
  fields?: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
};

/**
 * Confirms an action that cannot be undone. `fields` are the form's hidden inputs; `confirm` and `cancel` are
 * its button and link.
 */
export function ConfirmPanel({ title, children, action, fields, confirm, cancel }: ConfirmPanelProps) {
  return (
    <form className="card confirm stack" method="post" action={action}>
      <h1>{title}</h1>
      {children}
      {fields}
      <div className="row">
        {confirm}
        {cancel}
      </div>
    </form>
  );
}
