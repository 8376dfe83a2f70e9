import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What schemathesis came by, from its own account of every test case. */
export interface Coverage {
  readonly cases: number;
  /** Operations of the document that were called. */
  readonly operations: ReadonlySet<string>;
  /** `METHOD /path status`, the path as in the document. */
  readonly answers: ReadonlySet<string>;
  /** Links of the document that led to a 2xx, as `OPERATION -> [status] name -> OPERATION`. */
  readonly links: ReadonlySet<string>;
}

/** The part of schemathesis' events that is read here. */
interface Event {
  readonly ScenarioFinished?: {
    readonly recorder: {
      readonly label: string;
      readonly cases?: Readonly<
        Record<
          string,
          {
            readonly value: { readonly method: string; readonly path: string };
            readonly transition?: { readonly id: string } | null;
            readonly is_transition_applied: boolean;
          }
        >
      >;
      readonly interactions?: Readonly<
        Record<string, { readonly response?: { readonly status_code: number } | null }>
      >;
    };
  };
}

const STATEFUL = 'Stateful tests';

/** Reads a report in schemathesis' form `ndjson`. */
export async function readCoverage(reportPath: string): Promise<Coverage> {
  let cases = 0;
  const operations = new Set<string>();
  const answers = new Set<string>();
  const links = new Set<string>();
  for await (const line of createInterface({ input: createReadStream(reportPath), crlfDelay: Infinity })) {
    const { ScenarioFinished: scenario }: Event = JSON.parse(line);
    if (scenario === undefined) continue;
    const { label, cases: sent = {}, interactions = {} } = scenario.recorder;
    if (label !== STATEFUL) operations.add(label);
    for (const [id, { value, transition, is_transition_applied: applied }] of Object.entries(sent)) {
      const status = interactions[id]?.response?.status_code;
      cases += 1;
      if (status === undefined) continue;
      answers.add(`${value.method} ${value.path} ${status}`);
      if (transition && applied && Math.floor(status / 100) === 2) links.add(transition.id);
    }
  }
  return { cases, operations, answers, links };
}
