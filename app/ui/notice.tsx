import type { ReactNode } from "react";

const NOTICE_STYLES = {
  info: { tone: "", label: "Good to know", role: undefined },
  success: { tone: " go", label: "Done", role: "status" },
  care: { tone: " care", label: "Please check", role: undefined },
  stop: { tone: " stop", label: "Problem", role: "alert" },
} as const;

/**
 * A message for the user. The label carries the meaning; the colour repeats it. Scripts also show a `flash`
 * notice as a toast.
 */
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

/** The errors of a submitted form at its top, with a link to each field. Takes the focus. Renders nothing without errors. */
export function ErrorSummary({
  errors,
  title = "There is a problem",
}: {
  errors: { fieldId: string; text: string }[];
  title?: string | undefined;
}) {
  if (errors.length === 0) return null;
  return (
    <div className="notice stop" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary">
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

/** A page that redirects automatically: shows the reason and a link. The page's head contains the refresh. */
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
