import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { components } from '../../api/schema.generated.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError, methodNotAllowed } from '../http/errors.ts';
import { checkText, readJsonBody, readPageQuery } from '../http/validate.ts';
import type { Services } from '../services.ts';
import type { Game } from '../store/games.ts';

type GamePage = components['schemas']['GamePage'];
type NewGame = components['schemas']['NewGame'];

/** `/games` of service spec part 4, which does not show the response for a single or a new game: here the game. */
export function gameRoutes({ games, now, permissions, records }: Services): Hono<EmulatorEnv> {
  const routes = new Hono<EmulatorEnv>();

  routes.get('/', permissions.requireScope('games:read'), (c) => {
    const { page, limit } = readPageQuery((name) => c.req.queries(name));
    const { organizationId } = c.get('token');
    const total = games.count(organizationId);
    const totalPages = Math.ceil(total / limit);
    const data = games.slice(organizationId, limit, (page - 1) * limit);
    return c.json({ data, meta: { page, limit, total, totalPages } } satisfies GamePage);
  });

  routes.post('/', permissions.requireScope('games:write'), async (c) => {
    const body: NewGame = readJsonBody(c, { name: checkText, organizationId: checkText });
    permissions.requireOwnOrganization(c.get('token'), body.organizationId);
    const game: Game = { id: randomUUID(), name: body.name, createdAt: new Date(now()).toISOString() };
    await records.write(() => games.insert(game, body.organizationId));
    return c.json(game, 201);
  });

  routes.get('/:id', permissions.requireScope('games:read'), (c) => {
    const game = games.find(c.get('token').organizationId, c.req.param('id'));
    if (game === undefined) throw new ApiError(404, 'There is no such game');
    return c.json(game);
  });

  routes.all('/', methodNotAllowed('GET, HEAD, POST'));
  routes.all('/:id', methodNotAllowed('GET, HEAD'));
  return routes;
}
