import { expect, it, vi } from 'vitest';
import { log } from '../src/platform/observability/log.ts';
import { fingerprintKey } from '../src/platform/secret-fingerprint.ts';
import { noteUse } from '../src/start/start.ts';
import { startTestBackend } from './backend.ts';

it('warns at the start about another PAYLOAD_SECRET than before', async () => {
	const { payload } = await startTestBackend();
	const warn = vi.spyOn(log, 'warn');
	await payload.kv.set(fingerprintKey, 'aaaaaaaaaaaa');
	await noteUse(payload);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		expect.stringMatching(/^PAYLOAD_SECRET differs: .* the one of this data aaaaaaaaaaaa/),
	);
	await noteUse(payload);
	expect(warn).toHaveBeenCalledOnce();
});
