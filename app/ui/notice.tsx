import type { ReactNode } from "react";

const NOTICE_STYLES = {
  info: { tone: "", label: "Good to know", role: undefined },
  success: { tone: " go", label: "Done", role: "status" },
  care: { tone: " care", label: "Please check", role: undefined },
  stop: { tone: " stop", label: "Problem", role: "alert" },
} as const;

/** Something the person should know. The label carries the meaning; the colour only repeats it. Scripts also show the one with `flash` over the page. */
export function Notice({
  kind = "info",
  label,
  flash,
  children,
}: {
  kind?: keyof typeof NOTICE_STYLES;
  label?: string;
  flash?: boolean;
  children: ReactNode;
}) {
  const notice = NOTICE_STYLES[kind];
  return (
    <div className={`notice${notice.tone}`} role={notice.role} data-flash={flash ? "" : undefined}>
      <b>{label ?? notice.label}</b>
      <div>{children}</div>
    </div>
  );
}

/** What was wrong with a form that came back: a link to each field, first thing in the form. Renders nothing when all is well. */
export function ErrorSummary({
  errors,
  title = "There is a problem",
}: {
  errors: { fieldId: string; text: string }[];
  title?: string;
}) {
  if (errors.length === 0) return null;
  return (
    <div className="notice stop" role="alert" tabIndex={-1} aria-labelledby="error-summary">
      <h2 id="error-summary">{title}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId + text}>
            <a href={`#${fieldId}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page that moves on by itself: says why, and links to go at once. The page's head does the moving. */
export function RedirectNotice({
  title,
  href,
  linkText,
  children,
}: {
  title: string;
  href: string;
  linkText: string;
  children?: ReactNode;
}) {
  return (
    <section className="card stack" role="status">
      <h1>{title}</h1>
      {children}
      <p>
        <a href={href}>{linkText}</a>
      </p>
    </section>
  );
}
