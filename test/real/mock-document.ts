import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { components } from '../../src/api/schema.generated.ts';

const DOCUMENT = resolve(import.meta.dirname, '../../api/openapi.yaml');

type Wire = components['schemas'];

/** What a mock is to answer with where the document leaves it open; by names that a request can ask for. */
export interface MockAnswers {
  readonly uploadTargets?: Readonly<Record<string, Wire['UploadTarget']>>;
  readonly gamePages?: Readonly<Record<string, Wire['GamePage']>>;
  /** JSON where the document shows no body, which else is empty; by operation, such as `GET /assets`. */
  readonly notShown?: Readonly<Record<string, unknown>>;
}

/** api/openapi.yaml, parsed, with further examples: it is still the same contract. */
export async function mockDocument({
  uploadTargets,
  gamePages,
  notShown = {},
}: MockAnswers): Promise<unknown> {
  const document = parse(await readFile(DOCUMENT, 'utf8'));
  const { get: listGames } = document.paths['/games'];
  const { post: requestUploadUrl } = document.paths['/storage/urls'];
  if (gamePages !== undefined) giveExamples(listGames, gamePages);
  if (uploadTargets !== undefined) {
    giveExamples(requestUploadUrl, uploadTargets);
    // For a mock that makes its answers up.
    const addresses = Object.values(uploadTargets).map(({ uploadUrl }) => uploadUrl);
    document.components.schemas.UploadTarget.properties.uploadUrl.enum = addresses;
  }
  for (const [operation, example] of Object.entries(notShown)) {
    const [method = '', path = ''] = operation.split(' ');
    const { responses } = document.paths[path][method.toLowerCase()];
    responses['2XX'] = { description: 'Done.', content: { 'application/json': { example } } };
  }
  return document;
}

/** An operation that answers with JSON. */
interface JsonOperation {
  readonly responses: { readonly '2XX': { readonly content: { 'application/json': { schema: unknown } } } };
}

function giveExamples({ responses }: JsonOperation, values: Readonly<Record<string, unknown>>): void {
  const { content } = responses['2XX'];
  const examples = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  content['application/json'] = { schema: content['application/json'].schema, ...{ examples } };
}
