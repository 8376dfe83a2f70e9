/** The part of a CycloneDX bill of materials that this module reads. */
export interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/**
 * Reduces npm's bill to the delivered packages, under the project's name. npm names the project after its folder, adds addresses of
 * its repository only if `npm run` has started it, lists packages that no bundle contains, and before npm 11 lists a package twice
 * that is installed twice. Its option `--omit dev` would also leave out bundled packages that the tests need.
 *
 * @throws Error if the bill lacks a delivered package
 */
export function narrowSbom<T extends Sbom>(
  sbom: T,
  name: string,
  delivered: readonly { readonly name: string; readonly version: string }[],
): T {
  const root = { ...sbom.metadata.component, name, externalReferences: [] };
  const components = delivered.map((wanted) => {
    const found = sbom.components.find((one) => one.name === wanted.name && one.version === wanted.version);
    if (found === undefined) throw new Error(`npm sbom does not know ${wanted.name} ${wanted.version}.`);
    return found;
  });
  const kept = new Set([root, ...components].map((one) => one['bom-ref']));
  const dependencies = [...kept].map((ref) => {
    const all = sbom.dependencies.filter((one) => one.ref === ref).flatMap(({ dependsOn }) => dependsOn);
    return { ref, dependsOn: [...new Set(all)].filter((one) => kept.has(one)) };
  });
  return { ...sbom, metadata: { ...sbom.metadata, component: root }, components, dependencies };
}
