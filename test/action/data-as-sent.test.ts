import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../src/action/report/summary/markdown.ts';
import { expectGreen } from '../e2e/assertions.ts';
import { type ActionResult, EXPORT, runOnStub, type StubResult } from '../e2e/run-action.ts';
import type { StubService } from '../e2e/stub-service.ts';
import { HERE } from './run-step-here.ts';

/* What the service says of an export arrives as it was sent. */

function deliver(service: StubService): Promise<StubResult> {
  const inputs = { assets: '*.html', ...EXPORT, 'max-attempts': '1' };
  return runOnStub(service, { files: { 'a.html': 'a' }, inputs, ...HERE });
}

const exportsOf = ({ outputs }: ActionResult) => JSON.parse(outputs['exports'] ?? '');

describe('the response of an export', () => {
  test.each(['', '{"id":"e-7"}'])('comes with its `Location`, beside the body %j', async (body) => {
    const reply = { status: 202, headers: { location: 'https://play.example/7?key=1' }, body };
    const result = await deliver({ triggerExport: () => reply });
    expectGreen(result);
    const said = { location: 'https://play.example/7?key=1', ...(body && { response: { id: 'e-7' } }) };
    expect(exportsOf(result)).toEqual([{ variantId: 'v-1', network: 'unity', status: 'triggered', ...said }]);
    expect(result.manifest.exports).toMatchObject([said]);
    expect(result.stdout).toContain(`✓ v-1 → unity: play.example/7${body && ` ${body}`}\n`);
    expect(result.stdout).not.toContain('key=1');
  });

  test('is shown in the log and in the summary, with a link to its `Location`', async () => {
    const file = 'https://cdn.example/z?sig=1';
    const body = `{"id":"e-7", "size": 1.10,\n "file":"${file}"}`;
    const headers = { location: 'https://play.example/e-7' };
    const result = await deliver({ triggerExport: () => ({ status: 200, body, headers }) });
    const said = '{"id":"e-7", "size": 1.10, "file":"https://cdn.example/z"}';
    expect(result.stdout).toContain(`✓ v-1 → unity: https://play.example/e-7 ${said}\n`);
    expect(result.summary).toContain(
      `- v-1 → unity: [play.example/e-7](<https://play.example/e-7>) <code>${escapeMarkdown(said)}</code>\n`,
    );
  });
});
