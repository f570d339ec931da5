/** Small sounds made on the spot: no files, and silence whenever the reader prefers it. */
import type { Sound } from './games/module'
import { preferences } from './preferences.svelte'

type Tone = { wave: OscillatorType; from: number; to: number; at?: number; ms: number; loud: number }
type Noise = { noise: true; cutoff: number; at?: number; ms: number; loud: number }

const SCORES: Record<Sound, (Tone | Noise)[]> = {
  place: [
    { noise: true, cutoff: 1800, ms: 40, loud: 0.5 },
    { wave: 'sine', from: 210, to: 120, ms: 110, loud: 0.5 },
  ],
  card: [{ noise: true, cutoff: 5200, ms: 120, loud: 0.28 }],
  die: [0, 90, 170, 230].map((at) => ({ noise: true as const, cutoff: 2600, at, ms: 45, loud: 0.55 })),
  clash: [
    { noise: true, cutoff: 3800, ms: 160, loud: 0.4 },
    { wave: 'triangle', from: 620, to: 380, ms: 220, loud: 0.3 },
  ],
  win: [523, 659, 784].map((from, at) => ({ wave: 'triangle' as const, from, to: from, at: at * 90, ms: 260, loud: 0.32 })),
  lose: [392, 330].map((from, at) => ({ wave: 'triangle' as const, from, to: from * 0.97, at: at * 130, ms: 280, loud: 0.28 })),
  wrath: [
    { noise: true, cutoff: 420, ms: 900, loud: 0.9 },
    { wave: 'sawtooth', from: 70, to: 38, ms: 700, loud: 0.24 },
  ],
  turn: [587, 880].map((from, at) => ({ wave: 'sine' as const, from, to: from, at: at * 120, ms: 320, loud: 0.32 })),
  coin: [{ wave: 'square', from: 1180, to: 1560, ms: 90, loud: 0.12 }],
}

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!preferences.sound || preferences.volume <= 0 || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const part of SCORES[sound]) start(context, part)
}

function start(audio: AudioContext, part: Tone | Noise): void {
  const begin = audio.currentTime + (part.at ?? 0) / 1000
  const end = begin + part.ms / 1000
  const gain = audio.createGain()
  gain.gain.setValueAtTime(part.loud * preferences.volume, begin)
  gain.gain.exponentialRampToValueAtTime(0.0008, end)
  gain.connect(audio.destination)
  const source = 'noise' in part ? noise(audio, part, gain) : tone(audio, part, begin, end, gain)
  source.start(begin)
  source.stop(end)
}

function tone(audio: AudioContext, part: Tone, begin: number, end: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = part.wave
  source.frequency.setValueAtTime(part.from, begin)
  source.frequency.exponentialRampToValueAtTime(part.to, end)
  source.connect(to)
  return source
}

function noise(audio: AudioContext, part: Noise, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource()
  const length = Math.ceil((audio.sampleRate * part.ms) / 1000)
  source.buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = source.buffer.getChannelData(0)
  for (let at = 0; at < length; at++) samples[at] = Math.random() * 2 - 1
  const filter = audio.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = part.cutoff
  source.connect(filter).connect(to)
  return source
}
