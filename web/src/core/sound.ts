import { settings } from "./settings";

/** The sounds: your turn, a tile is laid, a card is taken, a line or route is done, the end of a game. */
export type Sound = "turn" | "tile" | "card" | "line" | "over";

/** A tone that fades out. */
interface Tone {
  pitch: number; // in hertz
  loud: number; // 1 is the maximum; all of ours are soft
  long: number; // seconds
  at?: number; // seconds after the sound begins
  wave?: OscillatorType;
  to?: number; // its last pitch, if it glides
}

/** A bell: three tones in inharmonic ratios, like cast metal. */
function bell(pitch: number, loud: number, at = 0): Tone[] {
  return [
    { pitch, loud, long: 0.9, at },
    { pitch: pitch * 2.001, loud: loud * 0.4, long: 0.5, at },
    { pitch: pitch * 2.67, loud: loud * 0.24, long: 0.3, at },
  ];
}

export const SOUNDS: Record<Sound, Tone[]> = {
  // the two strokes of a gripman's bell
  turn: [...bell(1318, 0.05), ...bell(1318, 0.05, 0.22)],
  // wood on wood
  tile: [
    { pitch: 210, to: 120, loud: 0.09, long: 0.11, wave: "triangle" },
    { pitch: 640, to: 420, loud: 0.025, long: 0.05, wave: "triangle" },
  ],
  // a light flick
  card: [{ pitch: 900, to: 1500, loud: 0.03, long: 0.07 }],
  // a car arrives: two notes up
  line: [
    { pitch: 523, loud: 0.05, long: 0.3, wave: "triangle" },
    { pitch: 784, loud: 0.05, long: 0.5, at: 0.12, wave: "triangle" },
  ],
  // the last stop: a chord, note by note
  over: [392, 523, 659, 784].flatMap((pitch, place) => bell(pitch, 0.045, place * 0.17)),
};

/** Should a sound be played? In a hidden tab, only the bell for your turn. */
export function isWanted(sound: Sound, { on, hidden }: { on: boolean; hidden: boolean }): boolean {
  return on && (sound === "turn" || !hidden);
}

const LATE = 400; // milliseconds after which a sound is out of date
const APART = 0.16; // seconds between two sounds
let context: AudioContext | null = null;
let free = 0; // when the next sound may start

/** Play a sound if sounds are on, `after` so many seconds. */
export function play(sound: Sound, after = 0): void {
  if (!isWanted(sound, { on: settings.value.sounds, hidden: document.hidden })) return;
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  const asked = performance.now();
  // browsers stay silent until the first click or key; then drop what is out of date
  void audio.resume().then(() => {
    if (performance.now() - asked > LATE) return;
    const begin = Math.max(audio.currentTime + after, free);
    free = begin + APART;
    render(sound, audio, begin);
  });
}

export function render(sound: Sound, audio: BaseAudioContext, begin: number): void {
  for (const { pitch, to, loud, long, at = 0, wave = "sine" } of SOUNDS[sound]) {
    const from = begin + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, from);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, from + long);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + long);
  }
}
