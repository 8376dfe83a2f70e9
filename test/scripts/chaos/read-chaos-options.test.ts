import { describe, expect, it } from 'vitest';
import { readChaosOptions } from '../../../scripts/chaos/read-chaos-options.ts';

describe('readChaosOptions', () => {
  it('takes 20 seeds, 1,000 files and a fifth of all requests when nothing is given', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(readChaosOptions([])).toEqual({ seeds, files: 1000, rate: 0.2 });
  });

  it('takes every option', () => {
    expect(readChaosOptions(['--seeds', '2', '--files', '10', '--rate', '0.5'])).toEqual({
      seeds: [1, 2],
      files: 10,
      rate: 0.5,
    });
  });

  it('takes one seed, as a failed run says it', () => {
    expect(readChaosOptions(['--seed', '7'])).toMatchObject({ seeds: [7] });
  });

  it.each([['--help'], ['-h', '--seeds', '3']])('gives help for %s', (...argv) => {
    expect(readChaosOptions(argv)).toBe('help');
  });

  it.each([
    ['--seeds', '0', '--seeds must be a number from 1 to 1000, not "0"'],
    ['--seed', '-', '--seed must be a number from 0 to 1000000, not "-"'],
    ['--files', '1.5', '--files must be a number from 1 to 100000, not "1.5"'],
    ['--rate', '2', '--rate must be a number from 0 to 1, not "2"'],
    ['--rate', '20%', '--rate must be a number from 0 to 1, not "20%"'],
    ['--wat', '1', "Unknown option '--wat'"],
  ])('refuses %s %s', (name, value, problem) => {
    expect(() => readChaosOptions([name, value])).toThrow(problem);
  });

  it('refuses one seed and many at once', () => {
    expect(() => readChaosOptions(['--seed', '1', '--seeds', '2'])).toThrow('must not be given together');
  });
});
