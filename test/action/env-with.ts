/** An environment with these inputs as the runner hands them over, and further variables. */
export function envWith(
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return { ...variables, ...Object.fromEntries(named) };
}
