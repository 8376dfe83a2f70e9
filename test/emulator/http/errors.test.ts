import { parseXml } from '@rgrove/parse-xml';
import { describe, expect, test } from 'vitest';
import { storageErrorXml } from '../../../src/emulator/http/errors.ts';

describe('storageErrorXml', () => {
  test('formats an error document of S3', () => {
    expect(storageErrorXml('AccessDenied', 'Request has expired')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>',
    );
  });

  test('escapes markup', () => {
    const hostile = `</Message></Error><!-- & "quoted" 'too' ]]>`;
    expect(parseXml(storageErrorXml('X', hostile)).root?.text).toBe(`X${hostile}`);
  });

  test('replaces characters that XML forbids', () => {
    expect(parseXml(storageErrorXml('X', 'a\u0000b\u001bc\ud800d\uffff')).root?.text).toBe(
      'Xa\ufffdb\ufffdc\ufffdd\ufffd',
    );
  });
});
