import { expect, test } from 'vitest';
import { networkInPath } from '../../src/play/networks.ts';

test.each([
  ['exports/unity/index.html', 'unity'],
  ['BubbleAppLovin.html', 'applovin'],
  ['builds/BubbleIronSource_en.html', 'ironsource'],
  ['exports/Snap/FB_Unity-Ads.html', 'unity'],
  ['myTikTok.zip/index.html', 'tiktok'],
  // Words that only begin like one, or stand within another.
  ['GingerSnap.html', undefined],
  ['metaData/index.html', undefined],
  ['community/index.html', undefined],
  ['UnityBuild.html', undefined],
  // The folder of an engine is no network, and one beside it is.
  ['unity-webgl/index.html', undefined],
  ['UnityWebGL/Build/index.html', undefined],
  ['unity-webgl/applovin/index.html', 'applovin'],
  ['exports/unity/Build/index.html', 'unity'],
  ['applovin-build/index.html', 'applovin'],
])('%s names %s', (path, expected) => {
  expect(networkInPath(path)?.id).toBe(expected);
});

test('a network is found at the end of a word of 60,000 letters, as a zip may have one', () => {
  expect(networkInPath(`${'Aa'.repeat(30_000)}Unity.html`)?.id).toBe('unity');
});
