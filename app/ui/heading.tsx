import type { ReactNode } from "react"

/** How a page begins: its title, one sentence, and what can be done at once. */
export function Heading({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="heading">
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  )
}

/** A numbered part of a long form. */
export function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="part stack" aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}><span className="part-number">{number}</span>{title}</h2>
      {children}
    </section>
  )
}
