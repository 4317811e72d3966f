import { readdirSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

it('saves leave no open connections', async () => {
	const save = (heading: string) =>
		backend.payload.updateGlobal({
			slug: 'call-to-action',
			data: { heading, _status: 'published' },
		});
	await save('First');
	const countOpenFiles = () => readdirSync('/proc/self/fd').length;
	const before = countOpenFiles();
	for (let round = 0; round < 20; round += 1) await save(`Round ${round}`);
	expect(countOpenFiles()).toBeLessThan(before + 20);
});
