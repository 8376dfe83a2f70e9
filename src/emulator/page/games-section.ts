import { html } from 'hono/html';
import type { OwnedGame } from '../game-table.ts';
import { ageElement } from './age-element.ts';
import { exampleGame, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import { outsideText } from './outside-text.ts';
import type { Newest } from './read-overview.ts';
import { scrollTable } from './scroll-table.ts';

export function gamesSection(games: Newest<OwnedGame>, names: ServiceNames, nowMs: number): Html {
  return listSection({
    id: 'games',
    heading: 'Games',
    list: games,
    empty: html`<p>No game yet. To create one:</p><pre tabindex="0">${exampleGame(names)}</pre>`,
    show: (items) =>
      scrollTable({
        caption: 'Games, newest first',
        columns: ['Name and id', 'Organization', 'Created'],
        rows: items.map(({ id, name, organizationId, createdAt }) => [
          html`${outsideText(name)}<br><code>${id}</code>`,
          outsideText(organizationId),
          ageElement(createdAt, nowMs),
        ]),
      }),
  });
}
