import { Icon } from "./icons"

export type Stage = {
  title: string
  state: "done" | "doing" | "waiting" | "failed"
  /** How long it took, as read: "0.4 s". */
  took?: string
  /** What is being done, or what came of it, in words. */
  words?: string
}

const SAID = { done: "Done: ", doing: "Now: ", waiting: "To come: ", failed: "Failed: " }

/** The way of a job, stage by stage. */
export function Stages({ stages }: { stages: Stage[] }) {
  return (
    <ol className="stages">
      {stages.map(({ title, state, took, words }) => (
        <li key={title} data-state={state} aria-current={state === "doing" ? "step" : undefined}>
          <span className="stage-mark">{state === "done" && <Icon name="check" />}{state === "failed" && "!"}</span>
          <span><span className="hidden-text">{SAID[state]}</span>{title}</span>
          <span className="small">{took}</span>
          {words && <p className="hint">{words}</p>}
        </li>
      ))}
    </ol>
  )
}
