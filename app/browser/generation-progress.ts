import { jitteredDelay } from "./backoff";
import { mergeSentences, type SentenceUpdate } from "./sentence-updates";

export type GenerationProgress = {
  status: string;
  stages: { state: "done" | "doing" | "waiting"; ms?: number }[];
  isFinished: boolean;
  isReadable: boolean;
  news: SentenceUpdate[];
};
type ProgressListener = {
  onProgress(progress: GenerationProgress, sentences: SentenceUpdate[]): void;
  onConnectionChange(isConnected: boolean): void;
  onFinished(status: string): void;
  /** Nothing is shown to this person any more: they signed out, or it is gone. No more is asked; the reloaded page shows the reason. */
  onRefused?(): void;
};

const REQUEST_TIMEOUT_MS = 15_000;
const MAX_BROKEN_STREAMS = 3;
const MAX_POLL_BACKOFF = 3; // limits the interval to 8 seconds while the server answers

/**
 * Reports the progress of a job until it finishes. Uses the event stream and falls back to polling with
 * backoff. Polling pauses while the page is hidden and resumes when the network returns. After three failed
 * streams it only polls.
 */
export function watchGeneration(
  address: string,
  { onProgress, onConnectionChange, onFinished, onRefused = () => location.reload() }: ProgressListener,
) {
  let sentences: SentenceUpdate[] = [];
  let last = "";
  let attempts = 0;
  let brokenStreams = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let source: EventSource | undefined;

  const receive = (text: string): boolean => {
    const progress = JSON.parse(text) as GenerationProgress; // our own server's format
    attempts = text === last ? Math.min(attempts + 1, MAX_POLL_BACKOFF) : 1;
    last = text;
    sentences = mergeSentences(sentences, progress.news);
    onConnectionChange(true);
    onProgress(progress, sentences);
    if (!progress.isFinished) return false;
    closeStream();
    onFinished(progress.status);
    return true;
  };
  const openStream = () => {
    source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      brokenStreams = 0;
      receive(data);
    };
    source.onerror = onStreamError;
  };
  const closeStream = () => {
    source?.close();
    source = undefined;
  };
  const onStreamError = () => {
    if (!source) return;
    closeStream();
    brokenStreams += 1;
    attempts = Math.max(1, attempts);
    if (!navigator.onLine) onConnectionChange(false);
    schedulePoll();
  };
  const poll = async () => {
    isWaiting = false;
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      if ([401, 403, 404].includes(response.status)) return onRefused();
      if (!response.ok) throw new Error(String(response.status));
      if (receive(await response.text())) return;
      if (brokenStreams < MAX_BROKEN_STREAMS) openStream();
      else schedulePoll();
    } catch {
      attempts += 1;
      onConnectionChange(false);
      schedulePoll();
    }
  };
  const schedulePoll = () => {
    isWaiting = true;
    if (!document.hidden) timer = setTimeout(() => void poll(), jitteredDelay(attempts));
  };
  const pollNow = () => {
    if (!isWaiting || document.hidden) return;
    clearTimeout(timer);
    void poll();
  };
  addEventListener("offline", onStreamError);
  addEventListener("online", pollNow);
  document.addEventListener("visibilitychange", () => (document.hidden ? clearTimeout(timer) : pollNow()));
  openStream();
}
