/** Mutes the playable, and reports sound before the first touch. */

let muted = false;
/** What this script has muted, which is not muted for ever. */
const silenced = new Set();
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
    for (const context of contexts) if (context.state === 'running') hush(context);
  } else {
    for (const sound of silenced) {
      if (sound instanceof AudioContext) sound.resume();
      else sound.muted = false;
    }
    silenced.clear();
  }
};
const reportSound = (name) => unasked() !== '' && report('sound', `${name}${unasked()}`);
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
for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const { start } = prototype;
  prototype.start = function (...when) {
    // A moment of silence unlocks the sound of some browsers, and a constant is none.
    const isSound = !(this.buffer?.duration < 0.1) && !(this instanceof ConstantSourceNode);
    if (isSound) reportSound('Web Audio');
    // Chromium starts a context that it held back.
    if (muted && contexts.has(this.context)) hush(this.context);
    return start.apply(this, when);
  };
}
window.AudioContext = class extends AudioContext {
  constructor(...options) {
    super(...options);
    contexts.add(this);
    if (muted) hush(this);
  }
  suspend() {
    // What the game suspends itself is not resumed for it.
    silenced.delete(this);
    return super.suspend();
  }
  resume() {
    if (!muted) return super.resume();
    silenced.add(this);
    return Promise.resolve();
  }
  close() {
    for (const set of [contexts, silenced]) set.delete(this);
    return super.close();
  }
};
window.webkitAudioContext = window.AudioContext;
