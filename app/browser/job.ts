import { spreadWait } from "./backoff";
import { takeNews, type News } from "./news";

export type Progress = {
  status: string;
  stages: { state: "done" | "doing" | "waiting"; ms?: number }[];
  isFinished: boolean;
  news: News[];
};
type Listener = {
  told(progress: Progress, sentences: News[]): void;
  reached(isReached: boolean): void;
  finished(status: string): void;
};

const PATIENCE = 15_000;
const MOST_STREAMS = 3;
const SLOWEST_LOOK = 3; // while the server answers, it is asked every 8 seconds at least

/**
 * Hears how a job goes until it is finished: by the event stream; when that breaks, by asking, sooner at first and then less often, not while the page is
 * hidden, and at once when the network is back. After three broken streams it only asks.
 */
export function watchJob(address: string, { told, reached, finished }: Listener) {
  let sentences: News[] = [];
  let last = "";
  let tries = 0;
  let brokenStreams = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let source: EventSource | undefined;

  const take = (text: string): boolean => {
    const progress = JSON.parse(text) as Progress; // our own server's
    tries = text === last ? Math.min(tries + 1, SLOWEST_LOOK) : 1;
    last = text;
    sentences = takeNews(sentences, progress.news);
    reached(true);
    told(progress, sentences);
    if (!progress.isFinished) return false;
    hangUp();
    finished(progress.status);
    return true;
  };
  const listen = () => {
    source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      brokenStreams = 0;
      take(data);
    };
    source.onerror = lost;
  };
  const hangUp = () => {
    source?.close();
    source = undefined;
  };
  const lost = () => {
    if (!source) return;
    hangUp();
    brokenStreams += 1;
    tries = Math.max(1, tries);
    if (!navigator.onLine) reached(false);
    later();
  };
  const look = async () => {
    isWaiting = false;
    try {
      const answer = await fetch(address, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (answer.status === 401 || answer.status === 403 || answer.status === 404) return location.reload(); // the page says why
      if (!answer.ok) throw new Error(String(answer.status));
      if (take(await answer.text())) return;
      if (brokenStreams < MOST_STREAMS) listen();
      else later();
    } catch {
      tries += 1;
      reached(false);
      later();
    }
  };
  const later = () => {
    isWaiting = true;
    if (!document.hidden) timer = setTimeout(() => void look(), spreadWait(tries));
  };
  const wake = () => {
    if (!isWaiting || document.hidden) return;
    clearTimeout(timer);
    void look();
  };
  addEventListener("offline", lost);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => (document.hidden ? clearTimeout(timer) : wake()));
  listen();
}
