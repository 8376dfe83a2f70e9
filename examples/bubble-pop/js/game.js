(() => {
  'use strict';

  /** Used when data/level.json cannot be fetched, as when index.html is opened from disk. */
  const FALLBACK_LEVEL = {
    durationSeconds: 20,
    spawnSeconds: { start: 0.5, end: 0.26 },
    combo: { windowSeconds: 1.1, popsPerStep: 5, maxMultiplier: 3 },
    starScores: [200, 600, 1000],
    bubbles: [
      { image: 'images/bubble-blue.png', color: '#8fe6ff', points: 10, weight: 6, radius: [38, 52], speed: [120, 180] },
      { image: 'images/bubble-pink.png', color: '#ff9bdc', points: 20, weight: 4, radius: [31, 40], speed: [160, 230] },
      { image: 'images/bubble-gold.png', color: '#ffd95e', points: 50, weight: 1, radius: [25, 30], speed: [230, 300] },
    ],
    sounds: {},
    endCard: { storeUrl: 'https://example.com/bubble-pop' },
    texts: { combo: 'Combo ×{n}', verdicts: ['Nice try!', 'Good start!', 'Great job!', 'Amazing!'] },
  };

  /** The stage width for which the radii and speeds of a level are written. */
  const DESIGN_WIDTH = 390;
  const FINGER_TOLERANCE = 1.18;
  const URGENT_SECONDS = 5;
  /** Networks reject ads whose call to action is hit by a player who is still tapping bubbles. */
  const END_CARD_ARM_MS = 1100;

  const byId = (id) => document.getElementById(id);
  const stage = byId('stage');
  const context = stage.getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  const randomBetween = ([low, high]) => low + Math.random() * (high - low);

  let level = FALLBACK_LEVEL;
  let model = null;
  let width = 0;
  let height = 0;
  let scale = 1;

  let phase = 'loading';
  let bubbles = [];
  let effects = [];
  let score = 0;
  let secondsLeft = 0;
  let untilNextSpawn = 0;
  let chain = { pops: 0, secondsLeft: 0 };

  // Loading

  /** An app of a network shows the ad when `mraid` says so. A browser has none, and shows it at once. */
  async function becomeViewable() {
    const { mraid } = window;
    if (!mraid) return;
    if (mraid.getState() === 'loading') {
      await new Promise((resolve) => mraid.addEventListener('ready', resolve));
    }
    mraid.addEventListener('viewableChange', (isViewable) => sound.setHidden(!isViewable));
    if (mraid.isViewable()) return;
    await new Promise((resolve) => {
      mraid.addEventListener('viewableChange', (isViewable) => isViewable && resolve());
    });
  }

  async function loadLevel() {
    try {
      const response = await fetch('data/level.json');
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return { ...FALLBACK_LEVEL, ...(await response.json()) };
    } catch {
      return FALLBACK_LEVEL;
    }
  }

  async function loadImage(url) {
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
      return image;
    } catch {
      return null;
    }
  }

  function applyTexts() {
    for (const element of document.querySelectorAll('[data-text]')) {
      element.textContent = level.texts[element.dataset.text] || element.textContent;
    }
  }

  // Sound

  const sound = {
    audio: null,
    clips: {},

    /** Called by the first tap: browsers allow sound only after a user gesture. */
    unlock() {
      if (this.audio) {
        if (this.audio.state === 'suspended') this.audio.resume();
        return;
      }
      const AudioContext = window.AudioContext || window.webkitAudioContext;
      if (!AudioContext) return;
      this.audio = new AudioContext();
      for (const [name, url] of Object.entries(level.sounds)) this.load(name, url);
    },

    /** Networks want silence in the background. */
    setHidden(isHidden) {
      if (!this.audio) return;
      if (isHidden) this.audio.suspend();
      else this.audio.resume();
    },

    async load(name, url) {
      try {
        const response = await fetch(url);
        this.clips[name] = await this.audio.decodeAudioData(await response.arrayBuffer());
      } catch {
        // The game is complete without sound.
      }
    },

    play(name, rate = 1) {
      if (!this.clips[name]) return;
      const source = this.audio.createBufferSource();
      source.buffer = this.clips[name];
      source.playbackRate.value = rate;
      source.connect(this.audio.destination);
      source.start();
    },
  };

  // Bubbles

  function pickKind() {
    const totalWeight = level.bubbles.reduce((sum, kind) => sum + kind.weight, 0);
    let ticket = Math.random() * totalWeight;
    return level.bubbles.find((kind) => (ticket -= kind.weight) < 0) || level.bubbles[0];
  }

  function spawnBubble(y) {
    const kind = pickKind();
    const radius = randomBetween(kind.radius) * scale;
    bubbles.push({
      kind,
      radius,
      baseX: radius + Math.random() * Math.max(0, width - 2 * radius),
      x: 0,
      y: y === undefined ? height + radius : y,
      speed: randomBetween(kind.speed) * scale,
      sway: (8 + Math.random() * 14) * scale,
      phase: Math.random() * Math.PI * 2,
      age: 0,
    });
  }

  function moveBubbles(dt) {
    for (const bubble of bubbles) {
      bubble.age += dt;
      bubble.y -= bubble.speed * dt;
      const swayed = bubble.baseX + Math.sin(bubble.age * 1.8 + bubble.phase) * bubble.sway;
      bubble.x = Math.min(width - bubble.radius, Math.max(bubble.radius, swayed));
    }
    bubbles = bubbles.filter((bubble) => bubble.y > -bubble.radius);
  }

  function spawnOverTime(dt) {
    untilNextSpawn -= dt;
    if (untilNextSpawn > 0) return;
    const progress = phase === 'playing' ? 1 - secondsLeft / level.durationSeconds : 0;
    const { start, end } = level.spawnSeconds;
    untilNextSpawn = start + (end - start) * progress;
    spawnBubble();
  }

  function bubbleAt(x, y) {
    const touched = bubbles.filter(
      (bubble) => Math.hypot(bubble.x - x, bubble.y - y) <= bubble.radius * FINGER_TOLERANCE,
    );
    // The last bubble is drawn on top, so it is the one the player means.
    return touched[touched.length - 1];
  }

  function burst(bubble, caption) {
    bubbles.splice(bubbles.indexOf(bubble), 1);
    const { x, y, radius } = bubble;
    const color = bubble.kind.color;
    effects.push({ type: 'ring', x, y, radius, color, age: 0, life: 0.35 });
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2 + Math.random() * 0.4;
      const speed = radius * (2.5 + Math.random() * 3);
      effects.push({
        type: 'drop',
        x: x + Math.cos(angle) * radius * 0.6,
        y: y + Math.sin(angle) * radius * 0.6,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        radius: radius * (0.06 + Math.random() * 0.09),
        color,
        age: 0,
        life: 0.4 + Math.random() * 0.25,
      });
    }
    if (caption) effects.push({ type: 'caption', x, y, text: caption, color, age: 0, life: 0.8 });
  }

  // Rules

  function comboMultiplier() {
    return Math.min(level.combo.maxMultiplier, 1 + Math.floor(chain.pops / level.combo.popsPerStep));
  }

  function hit(bubble) {
    chain = { pops: chain.pops + 1, secondsLeft: level.combo.windowSeconds };
    const points = bubble.kind.points * comboMultiplier();
    score += points;
    burst(bubble, `+${points}`);
    // Small bubbles sound higher than large ones.
    sound.play('pop', Math.min(1.5, Math.max(0.8, (42 * scale) / bubble.radius)));
    updateHud();
  }

  function breakChain() {
    chain = { pops: 0, secondsLeft: 0 };
    updateHud();
  }

  function enterPhase(next) {
    phase = next;
    document.body.dataset.phase = next;
  }

  function startRound() {
    score = 0;
    secondsLeft = level.durationSeconds;
    chain = { pops: 0, secondsLeft: 0 };
    document.querySelector('.end-card').classList.remove('is-armed');
    enterPhase('playing');
    updateHud();
  }

  function endRound() {
    secondsLeft = 0;
    for (const bubble of [...bubbles]) burst(bubble);
    const stars = level.starScores.filter((needed) => score >= needed).length;
    byId('verdict').textContent = level.texts.verdicts[stars];
    byId('final-score').textContent = score;
    document.querySelectorAll('.stars i').forEach((star, index) => {
      star.classList.toggle('is-earned', index < stars);
    });
    sound.play('win');
    enterPhase('over');
    // Mintegral counts these two calls.
    window.gameEnd?.();
    setTimeout(() => document.querySelector('.end-card').classList.add('is-armed'), END_CARD_ARM_MS);
  }

  function openStore() {
    const { storeUrl } = level.endCard;
    // Each network has its own call to action. Only MRAID and a plain window take the address.
    if (window.mraid) window.mraid.open(storeUrl);
    else if (window.FbPlayableAd) window.FbPlayableAd.onCTAClick();
    else if (window.ExitApi) window.ExitApi.exit();
    else if (window.dapi) window.dapi.openStoreUrl();
    else if (window.playableSDK) window.playableSDK.openAppStore();
    else if (window.install) window.install();
    else window.open(storeUrl, '_blank', 'noopener');
  }

  function updateHud() {
    const shownSeconds = Math.ceil(secondsLeft);
    const multiplier = comboMultiplier();
    byId('score').textContent = score;
    byId('seconds').textContent = shownSeconds;
    byId('clock-arc').style.strokeDashoffset = 100 * (1 - secondsLeft / level.durationSeconds);
    document.querySelector('.clock').classList.toggle('is-urgent', shownSeconds <= URGENT_SECONDS);
    byId('combo').hidden = multiplier < 2;
    byId('combo').textContent = level.texts.combo.replace('{n}', multiplier);
  }

  // Drawing

  function drawBubble({ kind, x, y, radius, age, phase: offset }) {
    const wobble = Math.sin(age * 4 + offset) * 0.025;
    const [w, h] = [radius * 2 * (1 + wobble), radius * 2 * (1 - wobble)];
    if (kind.picture) {
      context.drawImage(kind.picture, x - w / 2, y - h / 2, w, h);
      return;
    }
    context.fillStyle = kind.color;
    context.beginPath();
    context.ellipse(x, y, w / 2, h / 2, 0, 0, Math.PI * 2);
    context.fill();
  }

  function drawEffect(effect) {
    const progress = effect.age / effect.life;
    context.globalAlpha = 1 - progress ** 2;
    context.fillStyle = context.strokeStyle = effect.color;
    context.beginPath();
    if (effect.type === 'ring') {
      context.lineWidth = effect.radius * 0.22 * (1 - progress);
      context.arc(effect.x, effect.y, effect.radius * (0.9 + 0.7 * progress), 0, Math.PI * 2);
      context.stroke();
    } else if (effect.type === 'drop') {
      context.arc(effect.x, effect.y, effect.radius * (1 - 0.6 * progress), 0, Math.PI * 2);
      context.fill();
    } else {
      context.font = `800 ${Math.round(30 * scale)}px ${fontFamily}`;
      context.textAlign = 'center';
      context.lineJoin = 'round';
      context.lineWidth = 6 * scale;
      context.strokeStyle = 'rgb(36 24 120 / 70%)';
      context.fillStyle = '#fff';
      const y = effect.y - 46 * scale * progress;
      context.strokeText(effect.text, effect.x, y);
      context.fillText(effect.text, effect.x, y);
    }
    context.globalAlpha = 1;
  }

  function moveEffects(dt) {
    for (const effect of effects) {
      effect.age += dt;
      if (effect.type !== 'drop') continue;
      effect.x += effect.vx * dt;
      effect.y += effect.vy * dt;
      effect.vy += 420 * scale * dt;
    }
    effects = effects.filter((effect) => effect.age < effect.life);
  }

  function drawStage() {
    context.clearRect(0, 0, width, height);
    bubbles.forEach(drawBubble);
    effects.forEach(drawEffect);
  }

  function drawEndCard(now) {
    if (model) BubbleModel.draw(byId('model').getContext('2d'), model, now / 1800);
  }

  function resize() {
    width = window.innerWidth;
    height = window.innerHeight;
    scale = Math.min(1.5, Math.max(0.75, Math.min(width, height) / DESIGN_WIDTH));
    const density = Math.min(2, window.devicePixelRatio || 1);
    stage.width = Math.round(width * density);
    stage.height = Math.round(height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
  }

  // Loop and input

  let lastFrame = 0;

  function frame(now) {
    // A tab that was hidden must not make the clock jump.
    const dt = Math.min(0.1, (now - lastFrame) / 1000);
    lastFrame = now;

    if (phase !== 'over') spawnOverTime(dt);
    if (phase === 'playing') {
      secondsLeft -= dt;
      chain.secondsLeft -= dt;
      if (chain.pops && chain.secondsLeft <= 0) breakChain();
      if (secondsLeft <= 0) endRound();
      updateHud();
    }
    moveBubbles(dt);
    moveEffects(dt);
    drawStage();
    if (phase === 'over') drawEndCard(now);
    requestAnimationFrame(frame);
  }

  function onPointerDown(event) {
    event.preventDefault();
    sound.unlock();
    if (phase === 'ready') startRound();
    if (phase !== 'playing') return;
    const bubble = bubbleAt(event.clientX, event.clientY);
    if (bubble) hit(bubble);
    else breakChain();
  }

  async function main() {
    resize();
    window.addEventListener('resize', resize);
    stage.addEventListener('pointerdown', onPointerDown);
    byId('play-now').addEventListener('click', openStore);
    byId('play-again').addEventListener('click', startRound);
    document.addEventListener('visibilitychange', () => sound.setHidden(document.hidden));

    level = await loadLevel();
    applyTexts();
    await Promise.all(
      level.bubbles.map(async (kind) => {
        kind.picture = await loadImage(kind.image);
      }),
    );
    await becomeViewable();
    for (let i = 1; i <= 7; i++) spawnBubble((height * i) / 7);
    enterPhase('ready');
    window.gameReady?.();
    requestAnimationFrame((now) => {
      lastFrame = now;
      frame(now);
    });

    if (level.endCard.model) {
      model = await BubbleModel.load(level.endCard.model).catch(() => null);
    }
    // Without its model the end card shows the icon in the same place.
    if (!model) {
      const icon = document.querySelector('.intro .icon').cloneNode();
      icon.className = 'model';
      byId('model').replaceWith(icon);
    }
  }

  main();
})();
