/** Mutes the playable, and reports sound before the first touch. */

let muted = false;
/** What this script has muted, which is not muted for ever. */
const silenced = new Set();
/** Those that the game has neither suspended nor closed. */
const contexts = new Set();
const playing = new Set();
const silence = (media) => {
  if (media.muted) return;
  media.muted = true;
  silenced.add(media);
};
const hush = (context) => {
  context.suspend();
  silenced.add(context);
};
const keepSilent = ({ target }) => muted && silence(target);
const forget = ({ target }) => playing.delete(target);
const setMuted = (next) => {
  muted = next;
  change('volume', muted ? 0 : 100);
  if (muted) {
    for (const media of [...document.querySelectorAll('audio, video'), ...playing]) silence(media);
    for (const context of contexts) hush(context);
  } else {
    for (const sound of silenced) {
      if (sound instanceof AudioContext) sound.resume();
      else sound.muted = false;
    }
    silenced.clear();
  }
};
const reportSound = (name) => isUnasked() && report('sound', `${name}${unasked()}`);
const reportMedia = ({ muted: isMuted, volume, currentSrc, src }) => {
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
for (const type of ['play', 'volumechange']) addEventListener(type, keepSilent, true);
addEventListener('play', ({ target }) => target.autoplay && reportMedia(target), true);

/** What each node is connected to. */
const outputs = new WeakMap();
const { connect, disconnect } = AudioNode.prototype;
const processors = [AudioWorkletNode, ScriptProcessorNode];
const isHeard = (node, seen = new Set()) => {
  // One that the game has suspended may be heard later, and one that only computes never.
  if (node instanceof AudioDestinationNode) return contexts.has(node.context);
  if ((node instanceof GainNode && node.gain.value === 0) || seen.has(node)) return false;
  seen.add(node);
  return [...(outputs.get(node) ?? [])].some((next) => isHeard(next, seen));
};
AudioNode.prototype.connect = function (target, ...rest) {
  if (target instanceof AudioNode) outputs.set(this, (outputs.get(this) ?? new Set()).add(target));
  if (processors.some((kind) => this instanceof kind)) watchProcessor(this);
  return connect.call(this, target, ...rest);
};
AudioNode.prototype.disconnect = function (...from) {
  if (from[0] instanceof AudioNode) outputs.get(this)?.delete(from[0]);
  else outputs.delete(this);
  return disconnect.apply(this, from);
};
/** A source that has started may be heard later, and a processor makes sound or silence: only its samples tell. */
const sources = new Set();
const meters = new Map();
const watchProcessor = (node) => {
  if (meters.has(node) || !isUnasked()) return;
  const meter = node.context.createAnalyser();
  meters.set(node, meter);
  connect.call(node, meter);
};
const isLoud = (meter) => {
  const samples = new Float32Array(meter.fftSize);
  meter.getFloatTimeDomainData(samples);
  return samples.some((sample) => Math.abs(sample) > 1e-4);
};
const listenIn = () => {
  for (const [node, meter] of meters) if (isLoud(meter) && isHeard(node)) sources.add(node);
  const heard = [...sources].filter((node) => isHeard(node));
  for (const node of heard) {
    reportSound('Web Audio');
    sources.delete(node);
    meters.delete(node);
  }
};
const listening = often(() => (isUnasked() ? listenIn() : clearInterval(listening)), 100);
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    // A moment of silence unlocks the sound of some browsers, and a constant is none.
    const isSound = !(this.buffer?.duration < 0.1) && !(this instanceof ConstantSourceNode);
    if (isSound && isUnasked()) sources.add(this);
    return start.apply(this, when);
  };
}
const { speak } = SpeechSynthesis.prototype;
SpeechSynthesis.prototype.speak = function (utterance) {
  if (utterance.volume > 0 && utterance.text) reportSound('speech');
  if (!muted) speak.call(this, utterance);
};
window.AudioContext = class extends AudioContext {
  constructor(...options) {
    super(...options);
    contexts.add(this);
    if (muted) hush(this);
  }
  suspend() {
    // What the game suspends itself is not resumed for it.
    for (const set of [contexts, silenced]) set.delete(this);
    return super.suspend();
  }
  resume() {
    if (muted) return Promise.resolve(void silenced.add(this));
    contexts.add(this);
    return super.resume();
  }
  close() {
    for (const set of [contexts, silenced]) set.delete(this);
    return super.close();
  }
};
window.webkitAudioContext = window.AudioContext;
