/** An environment of which one variable can not be read: a bug, as far as a step can tell. */
export function breakingEnv(env: NodeJS.ProcessEnv, variable: string): NodeJS.ProcessEnv {
  return new Proxy(env, {
    get: (target, name) => {
      if (name === variable) throw new Error('a bug');
      return Reflect.get(target, name);
    },
  });
}
