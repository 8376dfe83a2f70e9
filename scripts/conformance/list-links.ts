/** The part of an OpenAPI document that is read here. */
interface LinkedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, LinkedOperation>>>>;
}

interface LinkedOperation {
  readonly responses?: Readonly<Record<string, { readonly links?: Readonly<Record<string, unknown>> }>>;
}

/** The links of a document, as schemathesis calls them without their targets: `GET /games -> [2XX] firstGame`. */
export function listLinks({ paths }: LinkedDocument): readonly string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses = {} }]) =>
      Object.entries(responses).flatMap(([status, { links = {} }]) =>
        Object.keys(links).map((name) => `${method.toUpperCase()} ${path} -> [${status}] ${name}`),
      ),
    ),
  );
}
