/** Texts about what a playable does. */

/** A playable may throw and log anything. */
export const textOf = (value: unknown): string => {
  try {
    return String((value as Partial<Error> | undefined)?.message ?? value);
  } catch {
    return 'an object';
  }
};
/** The last part of an address. */
export const cutQuery = (address: string): string =>
  URL.parse(address)?.pathname.split('/').at(-1) ?? address;
/** Networks replace such texts in a page: `$P_AD_READY`, `{base_url}`, `%%CLICK_URL%%`, `[CLICK_URL]`. */
export const isMacro = (name: string): boolean =>
  /\$\{?[A-Z_]{3,}|\{\{?[\w.]+\}|%%\w+%%|\[[A-Z_]{3,}\]/.test(name);
