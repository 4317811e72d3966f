import { beforeAll, expect, it } from 'vitest';
import { readRecentChanges } from '../src/editing/read-recent-changes.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});

it('lists what was changed last first, and says what waits to be published', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({ collection: 'pages', limit: 1, sort: 'id', locale: 'da' });
	const [page] = docs;
	if (!page) throw new Error('The content has no page.');
	const change = {
		collection: 'pages',
		id: page.id,
		locale: 'da',
		data: { title: 'Nyt' },
	} as const;

	await payload.update({ ...change, draft: true });
	const [waiting] = await readRecentChanges(payload, 'da', 3);
	expect(waiting).toMatchObject({ collection: 'pages', id: page.id, title: 'Nyt', isDraft: true });

	await payload.update({ ...change, data: { title: 'Nyt', _status: 'published' } });
	const changes = await readRecentChanges(payload, 'da', 3);
	expect(changes).toHaveLength(3);
	expect(changes[0]).toMatchObject({ id: page.id, isDraft: false });
});
