import type { ApplicationPage, Work } from "./application-data.server";
import { StageList } from "./stage-list";

/** When it was made, who wrote each paper, and how long each stage took. */
export function HowItWasMade({ work, made }: { work: Work; made: ApplicationPage["made"] }) {
  const papers = work.parts.filter(({ document }) => document);
  return (
    <>
      <p>Begun on {made}.</p>
      {papers.map(({ type, writer }) => (
        <p key={type}>
          {papers.length > 1 && <b>{type === "resume" ? "Resume: " : "Cover letter: "}</b>}
          {writerText(writer)}
        </p>
      ))}
      <StageList stages={work.stages} />
    </>
  );
}

function writerText(writer: string): string {
  if (writer === "")
    return "Written by the built-in writer, without AI. Each sentence comes from a line of yours. Check it before you send it.";
  return `Written by ${writer} from your own lines. Check it before you send it.`;
}
