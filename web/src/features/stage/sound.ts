/** What is heard of an evening, made on the spot: no file, no download. */
export interface Sound {
  /** The drum roll, from its start for so long. */
  roll(beats: readonly number[]): void;
  /** A tile turns. */
  tick(): void;
  /** A chord: bright where somebody has won, open after a draw. */
  verdict(isDraw: boolean): void;
  close(): void;
}

const loudness = 0.5;
const brightChord = [261.63, 329.63, 392, 523.25];
const openChord = [261.63, 349.23, 392];

/** To be called from a press: browsers stay silent otherwise. */
export function createSound(): Sound {
  const context = new AudioContext();
  void context.resume();
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  const noise = makeNoise(context);

  /** A struck skin: a short burst of noise over a falling tone. */
  function strike(at: number, force: number): void {
    const burst = context.createBufferSource();
    burst.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = 420;
    connect(burst, filter, fade(at, force * 0.7, 0.16));
    burst.start(at);
    burst.stop(at + 0.2);
    const skin = context.createOscillator();
    skin.frequency.setValueAtTime(150, at);
    skin.frequency.exponentialRampToValueAtTime(62, at + 0.14);
    connect(skin, fade(at, force, 0.22));
    skin.start(at);
    skin.stop(at + 0.25);
  }

  function fade(at: number, level: number, lasts: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.001, level), at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    gain.connect(out);
    return gain;
  }

  return {
    roll(beats) {
      for (const [index, ms] of beats.entries()) {
        strike(context.currentTime + ms / 1000, 0.35 + (0.5 * index) / beats.length);
      }
    },
    tick() {
      const at = context.currentTime;
      const flap = context.createBufferSource();
      flap.buffer = noise;
      const filter = context.createBiquadFilter();
      filter.type = 'highpass';
      filter.frequency.value = 1800;
      connect(flap, filter, fade(at, 0.4, 0.05));
      flap.start(at);
      flap.stop(at + 0.06);
    },
    verdict(isDraw) {
      for (const [index, frequency] of (isDraw ? openChord : brightChord).entries()) {
        const at = context.currentTime + index * 0.045;
        const string = context.createOscillator();
        string.type = 'triangle';
        string.frequency.value = frequency;
        connect(string, fade(at, 0.22, 2.2));
        string.start(at);
        string.stop(at + 2.3);
      }
    },
    close: () => void context.close(),
  };
}

function connect(source: AudioNode, ...chain: readonly AudioNode[]): void {
  let last = source;
  for (const node of chain) {
    last.connect(node);
    last = node;
  }
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
