import type { Page } from 'playwright-core';

/** A text that can't be told well enough from what is behind it. */
export interface FaintText {
  readonly text: string;
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
}

/**
 * WCAG 2.2, sections 1.4.3 and "relative luminance", for every text that is seen. What is translucent counts as what it
 * stands on; there is none of it on the page.
 */
const FIND_FAINT = `(() => {
  const channels = (color) => color.match(/[\\d.]+/g).map(Number);
  const luminance = (color) => {
    const [red, green, blue] = channels(color).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (channels(backgroundColor)[3] !== 0) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const faint = [];
  let seen = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent.trim() === '' || !parentElement.checkVisibility()) continue;
    seen += 1;
    const { color } = getComputedStyle(parentElement);
    const background = backgroundOf(parentElement);
    const [dark, light] = [luminance(color), luminance(background)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) faint.push({ text: textContent.trim().slice(0, 40), color, background, ratio });
  }
  return { seen, faint };
})()`;

/** The texts of a page whose contrast is below 4.5 to 1, and how many there are in all. */
export function measureContrast(page: Page): Promise<{ seen: number; faint: FaintText[] }> {
  return page.evaluate(FIND_FAINT);
}
