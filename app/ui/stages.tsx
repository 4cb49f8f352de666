import { Icon } from "./icons";
import { STAGE_WORDS } from "./stage-words";

export type Stage = {
  title: string;
  state: keyof typeof STAGE_WORDS;
  /** How long it took, as read: "0.4 s". */
  took?: string;
  /** What is being done, or what came of it, in words. */
  words?: string;
};

/** The way of a job, stage by stage. The sign of what is done waits hidden in each, for a script that moves the stages on. */
export function Stages({ stages }: { stages: Stage[] }) {
  return (
    <ol className="stages">
      {stages.map(({ title, state, took, words }) => (
        <li key={title} data-state={state} aria-current={state === "doing" ? "step" : undefined}>
          <span className="stage-mark">
            <span hidden={state !== "done"}>
              <Icon name="check" />
            </span>
            {state === "failed" && "!"}
          </span>
          <span>
            <span className="hidden-text">{STAGE_WORDS[state]}</span>
            {title}
          </span>
          <span className="small">{took}</span>
          {words && <p className="hint">{words}</p>}
        </li>
      ))}
    </ol>
  );
}
