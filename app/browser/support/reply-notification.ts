import { showNotification } from "~/browser/notification";
import type { SupportMessage } from "./thread";

/** A sound, and a browser note where the person wants such: once for a message, however many tabs are open. */
export function notifyOfReply(
  owner: string,
  { sequence, content }: SupportMessage,
  wantsNotification: boolean,
) {
  const key = `support-heard:${owner}`;
  if (Number(localStorage.getItem(key)) >= sequence) return;
  localStorage.setItem(key, String(sequence));
  playChime();
  if (wantsNotification)
    void showNotification("Support answered you", {
      body: content.slice(0, 120),
      tag: "support",
      path: "/support",
    });
}

// Two soft tones, made here: no file to fetch.
function playChime() {
  try {
    const audio = new AudioContext();
    for (const [start, pitch] of [
      [0, 660],
      [0.12, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, audio.currentTime + start);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.2);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + start);
      tone.stop(audio.currentTime + start + 0.2);
    }
  } catch {
    // No sound without a tap on this page before; the dot is there.
  }
}
