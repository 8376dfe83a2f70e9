import { readFile } from 'node:fs/promises';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import {
  type CheckedRun,
  type CheckedStep,
  Findings,
  type FuzzResult,
  makeFiles,
  Random,
  runChecked,
  TOKEN,
} from './checked-run.ts';
import {
  type Answer,
  cleared,
  exact,
  gzipped,
  HOST,
  makeGrant,
  ORGANIZATION,
  Speaker,
  webPage,
} from './fuzz-answers.ts';
import { encode, FuzzService, type Spoil, startDouble, type Wire } from './fuzz-service.ts';

const NAMES = ['Bubble Pop', 'größe', '資産', 'a+b&c=%41', `${ORGANIZATION}-icon`, "it's [1]"];
const NETWORKS = Array.from({ length: 6 }, (_, index) => `network-${index}`);
const reply = (status: number, body: string): Wire => ({ bytes: encode({ status, body }) });
const storageError = (words: string): string =>
  `<?xml version="1.0"?>\n<Error><Message>${words.replaceAll('&', '&amp;')}</Message></Error>`;

/** What happens to one file: the response to a request. Without one, the asset id holds a secret. */
const TROUBLES: readonly { readonly kind: 'url' | 'put'; readonly reply?: (words: string) => Wire }[] = [
  { kind: 'url' },
  { kind: 'url', reply: (words) => reply(200, webPage(words)) },
  { kind: 'url', reply: gzipped },
  { kind: 'put', reply: (words) => reply(200, webPage(words)) },
  { kind: 'put', reply: (words) => reply(200, storageError(words)) },
  { kind: 'put', reply: (words) => reply(201, storageError(words)) },
  { kind: 'put', reply: (words) => reply(400, storageError(words)) },
  { kind: 'put', reply: (words) => reply(401, JSON.stringify({ error: 'ExpiredSignature', reason: words })) },
  { kind: 'put', reply: (words) => reply(404, storageError(`${words}: Request has expired`)) },
  { kind: 'put', reply: (words) => reply(403, webPage(words)) },
  { kind: 'url', reply: (words) => reply(502, webPage(words)) },
];

/**
 * Uploads to URLs in the dialects of storages and triggers exports, does so again with the manifest, and lists the assets. What the
 * service said must arrive as it was: only the token and the signatures of the run's upload URLs are replaced. What was not done must
 * not be green.
 */
export async function fuzzData(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('data', seed);
  const names = NAMES.map((name, index) => `${name}-${index}.${random.pick(['html', 'png', 'bin'])}`);
  const speaker = new Speaker(random, [...names, 'X-Amz-Signature', 'sig', 'Policy', ORGANIZATION, HOST]);
  const troubled = random.pick(names);
  let trouble = random.chance(0.3) ? undefined : random.pick(TROUBLES);
  let complaint = '';
  let isExportOnly = false;
  /** Asset ids by file name. */
  const ids = new Map<string, string>();
  const answers = new Map<string, Answer>();
  /** Those in each file's upload URL. */
  const secrets = new Map<string, readonly string[]>();
  const findings = new Findings();

  const spoil: Spoil = (right, { kind, name }, { owners }) => {
    if (kind === 'export') {
      const answer = speaker.answer();
      answers.set(name.slice('v '.length), answer);
      return answer.wire;
    }
    const fileName = kind === 'url' ? name : (owners.get(name) ?? '');
    if (kind === 'put') speaker.used.push(...(secrets.get(fileName) ?? []));
    const fault = fileName === troubled && trouble?.kind === kind ? trouble : undefined;
    if (fault?.reply !== undefined) {
      const [words, left] = speaker.complain();
      complaint = fault.reply === gzipped ? 'compressed (gzip)' : left;
      return { ...fault.reply(words), confirms: false };
    }
    if (kind === 'put') return { bytes: encode(right) };
    const { assetId, query, signature, access, open } = makeGrant(random, fileName);
    speaker.words.push(assetId, ...open);
    speaker.signatures.push(signature);
    speaker.access.push(...access);
    secrets.set(fileName, [signature, ...access]);
    const { uploadUrl } = JSON.parse(right.body) as { uploadUrl: string };
    const id = fault ? `${assetId}/${random.pick([signature, TOKEN])}` : assetId;
    complaint = fault ? 'the assetId in the body holds' : complaint;
    ids.set(fileName, id);
    return reply(201, JSON.stringify({ uploadUrl: uploadUrl.replace(/\?.*/, `?${query}`), assetId: id }));
  };
  await using service = await FuzzService.start(spoil);
  const sizes = names.map(() => random.int(3_000));
  const pathOf = (index: number): string => `assets/level-${index % 3}/${names[index]}`;
  const hashes = await makeFiles(folder, sizes, random, pathOf);
  const common = { 'base-url': service.baseUrl, organization: ORGANIZATION, 'max-attempts': '1' };

  async function runStep(
    entry: NonNullable<CheckedStep['entry']>,
    more: CheckedStep['inputs'],
  ): Promise<CheckedRun> {
    for (const list of [speaker.signatures, speaker.access, speaker.used]) list.length = 0;
    const inputs = { ...common, ...more };
    const run = await runChecked({ folder, entry, secrets: () => speaker.spelled, inputs });
    const shown = run.stdout.replaceAll(/^::add-mask::.*\n/gm, '') + run.summary;
    const leaked = [...speaker.signatures, ...speaker.access].filter((secret) => shown.includes(secret));
    findings.expect('secrets in the log or the summary', leaked, []);
    findings.problems.push(...run.problems);
    return run;
  }

  /** Compares what a run says with what the service said last. `before` has the answers to earlier runs. */
  function check(run: CheckedRun, networks: readonly string[], before: ReadonlyMap<string, Answer>): void {
    const { assets, exports } = exact<Pick<Manifest, 'assets' | 'exports'>>(run.manifestText);
    const expected = networks.map((network) => {
      const { status = 'not-attempted', response, location } = answers.get(network) ?? {};
      const isKept = status === 'triggered' && answers.get(network) === before.get(network);
      return {
        variantId: 'v',
        network,
        status: isKept ? 'reused' : status,
        ...(response !== undefined && { response }),
        ...(location !== undefined && { location }),
      };
    });
    findings.expect('the exports in the outputs', exact(run.outputs['exports'] ?? ''), expected);
    for (const [network, answer] of answers) {
      const entry = exports.find((one) => one.network === network);
      findings.expect(`${network} in the manifest`, entry?.response, answer.response);
      findings.expect(`the location of ${network} in the manifest`, entry?.location, answer.location);
      const lacking = answer.error?.filter((part) => !entry?.error?.includes(part)) ?? [];
      if (answer !== before.get(network)) findings.expect(`what is missing in ${entry?.error}`, lacking, []);
    }
    const stored = names.filter((name) => trouble === undefined || name !== troubled);
    const known = assets.flatMap(({ fileName, assetId }) => (assetId ? [[fileName, assetId] as const] : []));
    findings.expect(
      'the ids',
      Object.fromEntries(known),
      Object.fromEntries(stored.map((name) => [name, ids.get(name)])),
    );
    const listed = Object.entries(exact<object>(run.outputs['asset-ids'] ?? ''));
    const found = listed.map(([path, id]) => [path.replace(/.*\//, ''), id] as const);
    findings.expect(
      'the ids in the outputs',
      Object.fromEntries(found),
      Object.fromEntries(isExportOnly ? [] : known),
    );
    const lost = stored.filter((name) => {
      const own = [...service.owners].filter(([, owner]) => owner === name);
      return !own.some(([id]) => service.stored.get(id)?.has(hashes.get(name) ?? ''));
    });
    findings.expect('files that are not stored', lost, []);
    const isDone = trouble === undefined && expected.every(({ status }) => /triggered|reused/.test(status));
    findings.expect('the exit code', run.exitCode, isDone ? 0 : 1);
    const title = trouble?.kind === 'put' ? 'Storage refused the upload' : 'Service error';
    const titles = new Set(readAnnotations(run.stdout, 'error').map((annotation) => annotation.title));
    findings.expect('the titles', [...titles], isDone ? [] : [title]);
    const errors = assets.flatMap(({ error }) => error ?? []);
    findings.expect(
      errors.join(),
      errors.map((error) => error.includes(complaint)),
      trouble ? [true] : [],
    );
  }

  const upload = { assets: 'assets/**', concurrency: random.pick(['1', '4']) };
  const record = { manifest: 'manifest.json', 'reuse-unchanged': 'true', variant: 'v' };
  const first = await runStep('main', { ...upload, ...record, network: NETWORKS.join() });
  check(first, NETWORKS, new Map());

  const before = new Map(answers);
  const retryUnknown = random.chance(0.5);
  const some = [...NETWORKS.filter(() => random.chance(0.5)), 'network-new'];
  const networks = random.pick([NETWORKS, some]);
  isExportOnly = trouble === undefined && random.chance(0.4);
  trouble = undefined;
  const again = { ...(isExportOnly ? {} : upload), ...record, network: networks.join() };
  const next = await runStep('main', { ...again, 'retry-unknown': String(retryUnknown) });
  check(next, networks, before);
  for (const network of networks) {
    const status = before.get(network)?.status;
    const mustStay = status === 'triggered' || (status === 'unknown' && !retryUnknown);
    const stays = answers.get(network) === before.get(network);
    findings.expect(`${network} was not triggered again`, stays, mustStay);
  }

  speaker.signatures.length = 0;
  const list = speaker.json();
  // The body need not be UTF-8.
  const odd = Buffer.from(random.pick(['', '\xff\xfe', '\r\n\0\xc3']), 'latin1');
  const body = Buffer.concat([Buffer.from(speaker.say(list)), odd]);
  const bytes = Buffer.concat([encode({ status: 200, body: '' }, body.length), body]);
  await using server = await startDouble(() => ({ bytes }));
  const { outputs } = await runStep('assets', { 'base-url': server.baseUrl });
  const left = Buffer.concat([Buffer.from(cleared(list)), odd]);
  findings.expect('assets', outputs['assets'], left.toString());
  findings.expect(
    'assets-file',
    (await readFile(outputs['assets-file'] ?? '')).toString('latin1'),
    left.toString('latin1'),
  );
  return {
    run: next,
    problems: findings.problems,
    faults: [...answers.values()].map(({ status }) => status).join(' '),
  };
}
