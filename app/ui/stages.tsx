import { Icon } from "./icons";
import { STAGE_LABELS } from "./stage-labels";

export type StageItem = {
  title: string;
  state: keyof typeof STAGE_LABELS;
  /** How long it took, as read: "0.4 s". */
  duration?: string;
  /** What is being done, or what came of it, in words. */
  detail?: string;
};

/** The way of a job, stage by stage. The sign of what is done waits hidden in each, for a script that moves the stages on. */
export function Stages({ stages }: { stages: StageItem[] }) {
  return (
    <ol className="stages">
      {stages.map(({ title, state, duration, detail }) => (
        <li key={title} data-state={state} aria-current={state === "doing" ? "step" : undefined}>
          <span className="stage-mark">
            <span hidden={state !== "done"}>
              <Icon name="check" />
            </span>
            {state === "failed" && "!"}
          </span>
          <span>
            <span className="hidden-text">{STAGE_LABELS[state]}</span>
            {title}
          </span>
          <span className="small">{duration}</span>
          {detail && <p className="hint">{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
