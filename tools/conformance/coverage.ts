import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Profile } from './profiles.ts';

/** What a run of schemathesis reached, from its own report of every test case. */
export interface Coverage {
  readonly cases: number;
  /** `METHOD /path status`, with the path as in the document. */
  readonly responses: ReadonlySet<string>;
  /** Links of the document that led to a 2xx, as `OPERATION -> [status] name -> OPERATION`. */
  readonly links: ReadonlySet<string>;
}

/** The part of schemathesis' events that this module reads. */
interface Event {
  readonly ScenarioFinished?: {
    readonly recorder: {
      readonly cases?: Readonly<Record<string, TestCase>>;
      readonly interactions?: Readonly<Record<string, { response?: { status_code: number } | null }>>;
    };
  };
}

interface TestCase {
  readonly value: { readonly method: string; readonly path: string };
  readonly transition?: { readonly id: string } | null;
  readonly is_transition_applied: boolean;
}

/** A record per path, method, status and name of a link, as far as this module reads an OpenAPI document. */
interface LinkedDocument {
  readonly paths: Record<string, Record<string, { responses?: Record<string, { links?: object }> }>>;
}

/** Reads a report in schemathesis' form `ndjson`. */
export async function readCoverage(reportPath: string): Promise<Coverage> {
  let cases = 0;
  const responses = new Set<string>();
  const links = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(reportPath), crlfDelay: Infinity })) {
    const { ScenarioFinished: scenario }: Event = JSON.parse(line);
    if (scenario === undefined) continue;
    const { cases: sent = {}, interactions = {} } = scenario.recorder;
    for (const [id, { value, transition, is_transition_applied: applied }] of Object.entries(sent)) {
      const status = interactions[id]?.response?.status_code;
      cases += 1;
      if (status === undefined) continue;
      responses.add(`${value.method} ${value.path} ${status}`);
      if (transition && applied && Math.floor(status / 100) === 2) links.add(transition.id);
    }
  }
  return { cases, responses, links };
}

/** The links of a document as schemathesis names them, without their targets: `GET /games -> [2XX] firstGame`. */
export function listLinks({ paths }: LinkedDocument): readonly string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses = {} }]) =>
      Object.entries(responses).flatMap(([status, { links = {} }]) =>
        Object.keys(links).map((name) => `${method.toUpperCase()} ${path} -> [${status}] ${name}`),
      ),
    ),
  );
}

/** What a run had to reach and did not: without it, a run without failed checks proves little. */
export function findGaps(profile: Profile, coverage: Coverage, links: readonly string[]): string[] {
  const responses = profile.responses.filter((response) => !coverage.responses.has(response));
  const followed = [...coverage.links];
  const missing = links.filter((link) => !followed.some((one) => one.startsWith(`${link} -> `)));
  return [
    ...responses.map((response) => `no response ${response}`),
    ...(profile.followsLinks ? missing : []).map((link) => `no 2xx by the link ${link}`),
  ];
}
