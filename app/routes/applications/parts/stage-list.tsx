import { formatStageDuration } from "~/ui/stage-labels";
import { Stages } from "~/ui/stages";
import type { Work } from "./application-data.server";

export function StageList({ stages }: { stages: Work["stages"] }) {
  return (
    <Stages
      stages={stages.map(({ label, state, ms }) => ({
        title: label,
        state,
        duration: formatStageDuration(ms),
      }))}
    />
  );
}
