import { settings } from "./settings";

let context: AudioContext | null = null;

/** The bell of a cable car, softly: it is your turn. Only for those who want sounds. */
export function ring(): void {
  if (!settings.value.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  strike(context, context.currentTime);
  strike(context, context.currentTime + 0.22);
}

function strike(audio: AudioContext, at: number): void {
  for (const [pitch, loud, long] of [
    [1318, 0.05, 0.9],
    [2637, 0.02, 0.5],
    [3520, 0.012, 0.3],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}
