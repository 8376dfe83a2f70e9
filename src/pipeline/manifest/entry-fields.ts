import { isRecord } from '../../support/json.ts';

/** Start of a reason why a manifest can't be used. */
export const DAMAGED = 'it is damaged';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;
type Checks = Readonly<Record<string, Check>>;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value is a text that is not empty. */
export function isName(value: unknown): value is string {
  return isText(value) && value !== '';
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isSha256(value: unknown): boolean {
  return isText(value) && /^[\da-f]{64}$/.test(value);
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** Whether a value is an object whose fields pass these checks. It may have more fields. */
export function hasFields<T>(value: unknown, checks: Checks): value is T & Fields {
  return isRecord(value) && findDamage(value, checks) === undefined;
}

/** Returns the reason why a manifest can't be used if one of its fields does not pass its check. */
export function damagedField(content: Fields, checks: Checks): string | undefined {
  const name = findDamage(content, checks);
  return name === undefined ? undefined : `${DAMAGED}: its \`${name}\` is not what a run writes`;
}

function findDamage(content: Fields, checks: Checks): string | undefined {
  return Object.keys(checks).find((name) => !checks[name]?.(content[name]));
}
