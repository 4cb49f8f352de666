export { prepareLock, type LockContext, type LockInput } from "./facts";
export { lockSentence, type CitedSentence } from "./lock";
export { reasonText, type LockReason, type ReasonKind } from "./reasons";
