import { jitteredDelay } from "./backoff";
import { mergeSentences, type SentenceUpdate } from "./sentence-updates";

export type GenerationProgress = {
  status: string;
  stages: { state: "done" | "doing" | "waiting"; ms?: number }[];
  isFinished: boolean;
  news: SentenceUpdate[];
};
type ProgressListener = {
  onProgress(progress: GenerationProgress, sentences: SentenceUpdate[]): void;
  onConnectionChange(isConnected: boolean): void;
  onFinished(status: string): void;
};

const REQUEST_TIMEOUT_MS = 15_000;
const MAX_BROKEN_STREAMS = 3;
const MAX_POLL_BACKOFF = 3; // while the server answers, it is asked every 8 seconds at least

/**
 * Hears how a job goes until it is finished: by the event stream; when that breaks, by asking, sooner at first and then less often, not while the page is
 * hidden, and at once when the network is back. After three broken streams it only asks.
 */
export function watchGeneration(
  address: string,
  { onProgress, onConnectionChange, onFinished }: ProgressListener,
) {
  let sentences: SentenceUpdate[] = [];
  let last = "";
  let attempts = 0;
  let brokenStreams = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let source: EventSource | undefined;

  const receive = (text: string): boolean => {
    const progress = JSON.parse(text) as GenerationProgress; // our own server's
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
      if (response.status === 401 || response.status === 403 || response.status === 404)
        return location.reload(); // the page says why
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
