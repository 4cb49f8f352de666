import type { ReactNode } from "react"

/** Documents that a thumb can scan. Its children are `DocumentRow`s. */
export function DocumentList({ children }: { children: ReactNode }) {
  return <ul className="doc-list">{children}</ul>
}

type DocumentRowProps = {
  /** "Cover letter", "Resume". */
  type: string
  post: string
  company: string
  href: string
  date: { iso: string; text: string }
  state?: ReactNode
  /** Small links, buttons and forms. Each needs `about`, for there are many rows. */
  actions?: ReactNode
}

export function DocumentRow({ type, post, company, href, date, state, actions }: DocumentRowProps) {
  return (
    <li>
      <div>
        <p className="hint">{type} {state}</p>
        <p className="doc-title"><a href={href}>{post}</a></p>
        <p>{company} <span className="hint">· <time dateTime={date.iso}>{date.text}</time></span></p>
      </div>
      {actions && <div className="doc-actions">{actions}</div>}
    </li>
  )
}
