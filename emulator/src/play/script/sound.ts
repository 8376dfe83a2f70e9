/** Mutes the playable, and reports sound before the first touch and while it is hidden. */
import { change } from './interfaces.ts';
import { facts, hear, isUnasked, noteFact, often, report, unasked } from './report.ts';
import { cutQuery } from './texts.ts';

let muted = false;
/** What this script has muted, which is not muted for ever. */
const silenced = new Set<HTMLMediaElement | AudioContext>();
/** Those that the game has neither suspended nor closed. */
const contexts = new Set<BaseAudioContext>();
const playing = new Set<HTMLMediaElement>();
const silence = (media: HTMLMediaElement) => {
  if (media.muted) return;
  media.muted = true;
  silenced.add(media);
};
const hush = (context: AudioContext) => {
  context.suspend();
  silenced.add(context);
};
const keepSilent = ({ target }: Event) => {
  if (muted && target instanceof HTMLMediaElement) silence(target);
};
const forget = ({ target }: Event) => playing.delete(target as HTMLMediaElement);
const allMedia = () => [...document.querySelectorAll<HTMLMediaElement>('audio, video'), ...playing];
export const setMuted = (next: boolean) => {
  muted = next;
  change('volume', muted ? 0 : 100);
  if (muted) {
    for (const media of allMedia()) silence(media);
    for (const context of contexts) if (context instanceof AudioContext) hush(context);
  } else {
    for (const sound of silenced) {
      if (sound instanceof AudioContext) sound.resume();
      else sound.muted = false;
    }
    silenced.clear();
  }
};
const reportSound = (name: string) => isUnasked() && report('sound', `${name}${unasked()}`);
const reportMedia = ({ muted: isMuted, volume, currentSrc, src }: HTMLMediaElement) => {
  const address = currentSrc || src;
  if (!isMuted && volume > 0) reportSound(/^http/.test(address) ? cutQuery(address) : 'media');
};
const { play } = HTMLMediaElement.prototype;
HTMLMediaElement.prototype.play = function () {
  if (muted) silence(this);
  else reportMedia(this);
  playing.add(this);
  this.addEventListener('volumechange', keepSilent);
  for (const type of ['pause', 'ended', 'error']) this.addEventListener(type, forget);
  return play.call(this);
};
// Also those that play by themselves, or that the game unmutes.
for (const type of ['play', 'volumechange']) hear(window, type, keepSilent);
hear(window, 'play', ({ target }) => {
  if (target instanceof HTMLMediaElement && target.autoplay) reportMedia(target);
});

/** What each node is connected to. */
const outputs = new WeakMap<AudioNode, Set<AudioNode>>();
const { connect, disconnect } = AudioNode.prototype as unknown as {
  readonly connect: (...given: unknown[]) => AudioNode;
  readonly disconnect: (...given: unknown[]) => void;
};
const isHeard = (node: AudioNode, seen = new Set<AudioNode>()): boolean => {
  // One that the game has suspended may be heard later, and one that only computes never.
  if (node instanceof AudioDestinationNode) return contexts.has(node.context);
  if ((node instanceof GainNode && node.gain.value === 0) || seen.has(node)) return false;
  seen.add(node);
  return [...(outputs.get(node) ?? [])].some((next) => isHeard(next, seen));
};
/** What goes to the speakers of a context, longer than the time between two looks. */
const meters = new WeakMap<BaseAudioContext, AnalyserNode>();
const meterOf = (context: BaseAudioContext) => {
  const meter = meters.get(context) ?? new AnalyserNode(context, { fftSize: 8192 });
  meters.set(context, meter);
  return meter;
};
const isLoud = (samples: Float32Array) => samples.some((sample) => Math.abs(sample) > 1e-4);
const isRunning = ({ state }: BaseAudioContext) => state === 'running';
const isHeardNow = (context: BaseAudioContext) => {
  const meter = isRunning(context) && meters.get(context);
  if (!meter) return false;
  const samples = new Float32Array(meter.fftSize);
  meter.getFloatTimeDomainData(samples);
  return isLoud(samples);
};
Object.assign(AudioNode.prototype, {
  connect(this: AudioNode, ...given: unknown[]) {
    const [target, output = 0] = given;
    if (target instanceof AudioNode) outputs.set(this, (outputs.get(this) ?? new Set()).add(target));
    if (target instanceof AudioDestinationNode) connect.call(this, meterOf(target.context), output);
    return connect.apply(this, given);
  },
  disconnect(this: AudioNode, ...given: unknown[]) {
    const [target] = given;
    if (target instanceof AudioNode) outputs.get(this)?.delete(target);
    else outputs.delete(this);
    if (target instanceof AudioDestinationNode) disconnect.call(this, meterOf(target.context));
    disconnect.apply(this, given);
  },
});
/** Those that have started, and may be heard once the browser lets their context run. */
const sources = new Set<AudioNode>();
let isReported = false;
const listenIn = () => {
  const waiting = [...sources].some((node) => !isRunning(node.context) && isHeard(node));
  if (isReported || !(waiting || [...contexts].some(isHeardNow))) return;
  isReported = true;
  reportSound('Web Audio');
};
/** A moment of silence unlocks the sound of some browsers, and a constant is none. */
const isSound = (source: AudioScheduledSourceNode) => {
  if (!(source instanceof AudioBufferSourceNode)) return !(source instanceof ConstantSourceNode);
  const { buffer } = source;
  const channels = Array.from({ length: buffer?.numberOfChannels ?? 0 }, (_, index) => index);
  return channels.some((channel) => buffer && isLoud(buffer.getChannelData(channel)));
};
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = prototype.start as (...when: unknown[]) => void;
  Object.assign(prototype, {
    start(this: AudioScheduledSourceNode, ...when: unknown[]) {
      if (isUnasked() && isSound(this)) sources.add(this);
      start.apply(this, when);
    },
  });
}

/** A playable that is hidden may fade out for so long. */
const FADE_MS = 1000;
let hiddenAt = Number.POSITIVE_INFINITY;
export const noteHidden = (isHidden: boolean) => {
  hiddenAt = isHidden ? performance.now() : Number.POSITIVE_INFINITY;
};
/** A video may have no sound, which only some browsers tell. */
const isAudible = (media: HTMLMediaElement & { webkitAudioDecodedByteCount?: number }) =>
  !media.paused && !media.muted && media.volume > 0 && media.webkitAudioDecodedByteCount !== 0;
const listenWhileHidden = () => {
  if (muted || performance.now() - hiddenAt < FADE_MS) return;
  noteFact('hidden');
  const isSounding = allMedia().some(isAudible) || [...contexts].some(isHeardNow);
  if (isSounding && !facts.has('sound while hidden')) report('sound while hidden', '');
  if (isSounding) noteFact('sound while hidden');
};
often(() => {
  if (isUnasked()) listenIn();
  else sources.clear();
  listenWhileHidden();
}, 100);

const { speak } = SpeechSynthesis.prototype;
SpeechSynthesis.prototype.speak = function (utterance) {
  if (utterance.volume > 0 && utterance.text) reportSound('speech');
  if (!muted) speak.call(this, utterance);
};
window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    contexts.add(this);
    if (muted) hush(this);
  }
  override suspend() {
    // What the game suspends itself is not resumed for it.
    contexts.delete(this);
    silenced.delete(this);
    return super.suspend();
  }
  override resume() {
    if (muted) return Promise.resolve(void silenced.add(this));
    contexts.add(this);
    return super.resume();
  }
  override close() {
    contexts.delete(this);
    silenced.delete(this);
    return super.close();
  }
};
Object.assign(window, { webkitAudioContext: window.AudioContext });
