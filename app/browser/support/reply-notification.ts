import { showNotification } from "~/browser/notification";

type Text = { title: string; body: string; path: string };

/**
 * Plays a sound and shows a system notification if the user allows it, once for each number across all tabs and pages. Numbers rise.
 */
export function notifyOnce(
  owner: string,
  newest: number,
  { text, wantsNotification }: { text: Text; wantsNotification: boolean },
) {
  const key = `support-heard:${owner}`;
  if (Number(localStorage.getItem(key)) >= newest) return;
  localStorage.setItem(key, String(newest));
  void playChime();
  if (wantsNotification)
    void showNotification(text.title, { body: text.body.slice(0, 120), tag: "support", path: text.path });
}

// The two tones are synthesized, so no audio file is loaded. Browsers allow sound only after a tap on the page: it then waits for one.
async function playChime() {
  try {
    const audio = new AudioContext();
    if (audio.state === "suspended") {
      await new Promise((done) => addEventListener("pointerdown", done, { once: true }));
      await audio.resume();
    }
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
    // Without sound the unread mark is visible anyway.
  }
}
