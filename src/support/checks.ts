import { isRecord } from './json.ts';

// What parsed JSON must be like that comes from a file which others may have written.

export type Check = (value: unknown) => boolean;

/** By the name of a field. */
export type Checks = Readonly<Record<string, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isName: Check = (value) => isText(value) && value !== '';
export const isFlag: Check = (value) => typeof value === 'boolean';
/** A whole number from 0. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** In lower-case hex. */
export const isSha256: Check = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
export const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** A check for an object whose fields pass these checks. It may have more fields, of a later version. */
export function hasFields(checks: Checks): Check {
  return (value) => isRecord(value) && Object.keys(checks).every((name) => checks[name]?.(value[name]));
}
