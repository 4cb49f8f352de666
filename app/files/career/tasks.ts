import { finishDraft } from "~/career/draft";
import { writeExample } from "~/career/example";
import { writeOwnDocuments } from "~/career/own-documents";
import { chooseLength } from "~/career/writer/choose-length";
import { otherWordings } from "~/career/writer/other-wordings";
import { shortenLetter } from "~/career/writer/shorten-letter";
import { readAndMatch } from "./read-and-match";

/** What is done beside the server, by name: all that reads adverts and writes documents for longer than a request may hold others up. */
export const TASKS = {
  readAdvert: readAndMatch,
  writeOwnDocuments,
  finishDraft,
  otherWordings,
  shortenLetter,
  chooseLength,
  writeExample,
};
export type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = ReturnType<Tasks[Name]>;

/** A piece of work as it is sent to the process, and what comes back. */
export type TaskMessage = {
  [Name in TaskName]: { id: number; task: Name; input: TaskInput<Name> };
}[TaskName];
export type TaskReply = { id: number; result: unknown } | { id: number; problem: string };
