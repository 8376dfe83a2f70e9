/** A CycloneDX bill of materials, as far as it is read here. */
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
 * The bill of all that is installed, narrowed to what is delivered, under the project's own name. npm calls the project as
 * its folder is called, also lists what no bundle holds, and until npm 11 lists one twice that is installed twice; its own
 * way to narrow, `--omit dev`, leaves out what the project asks for its tests as well.
 *
 * @throws Error when the bill lacks a package that is delivered
 */
export function narrowSbom<T extends Sbom>(
  sbom: T,
  name: string,
  delivered: readonly { readonly name: string; readonly version: string }[],
): T {
  const root = { ...sbom.metadata.component, name };
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
