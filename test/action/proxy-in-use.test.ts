import { describe, expect, test } from 'vitest';
import { proxyInUse } from '../../src/action/proxy-in-use.ts';

describe('the proxy', () => {
  test.each(['https_proxy', 'HTTPS_PROXY'])('of https: addresses is in %s', (name) => {
    const env = { [name]: 'http://proxy.example:3128' };
    expect(proxyInUse('https:', env)).toBe('proxy.example:3128');
    expect(proxyInUse('http:', env)).toBeUndefined();
  });

  test.each(['http_proxy', 'HTTP_PROXY'])('of http: addresses is in %s', (name) => {
    const env = { [name]: 'http://proxy.example:3128' };
    expect(proxyInUse('http:', env)).toBe('proxy.example:3128');
    expect(proxyInUse('https:', env)).toBeUndefined();
  });

  test('is none where none is set', () => {
    expect(proxyInUse('https:', {})).toBeUndefined();
    expect(proxyInUse('https:', { https_proxy: '', HTTPS_PROXY: '' })).toBeUndefined();
  });

  test.each([
    ['http://name:s3cr3t@proxy.example:3128/', 'proxy.example:3128'],
    ['name:s3cr3t@proxy.example:3128', 'proxy.example:3128'],
    ['proxy.example:3128', 'proxy.example:3128'],
    ['http://[::1]:3128', '[::1]:3128'],
    ['https://proxy.example/?s3cr3t', 'proxy.example'],
  ])('is told by host and port, never by user and password: %s', (value, told) => {
    expect(proxyInUse('https:', { https_proxy: value })).toBe(told);
  });

  test('is told, and not quoted, where its address is not valid', () => {
    const told = proxyInUse('https:', { https_proxy: 'http://name:s3cr3t@proxy:port' });
    expect(told).toMatch(/not valid/);
    expect(told).not.toContain('s3cr3t');
  });
});
