import { showNotification } from "~/browser/notification";
import type { SupportMessage } from "./thread";

/**
 * Plays a sound and shows a system notification if the user allows it, once for each message across all tabs.
 */
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

// The two tones are synthesized, so no audio file is loaded.
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
    // Browsers block sound before the first tap. The unread mark is visible anyway.
  }
}
