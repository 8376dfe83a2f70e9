import { html } from 'hono/html';
import type { OwnedGame } from '../store/games.ts';
import { ageElement } from './age-element.ts';
import { exampleGame, type ServiceNames } from './examples.ts';
import type { Html } from './html.ts';
import { listSection } from './list-section.ts';
import type { Newest } from './overview.ts';
import { scrollTable } from './scroll-table.ts';
import { outsideText } from './text.ts';

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
