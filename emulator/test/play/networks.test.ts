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
])('%s names %s', (path, expected) => {
  expect(networkInPath(path)?.id).toBe(expected);
});
