import { Icon } from "./icons";
import { STAGE_LABELS } from "./stage-labels";

type StageItem = {
  title: string;
  state: keyof typeof STAGE_LABELS;
  /** Formatted duration: "0.4 s". */
  duration?: string;
  /** The activity, or its result. */
  detail?: string;
};

/** The stages of a job. Each contains a hidden "done" icon for a script that updates the stages. */
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
