import { beforeAll, expect, it } from 'vitest';
import { json, startRest } from './http/rest.ts';

let backend: Awaited<ReturnType<typeof startRest>>;
beforeAll(async () => {
	backend = await startRest();
});

async function send(path: string, method: string, body: object) {
	const init = { method, headers: json, body: JSON.stringify(body) };
	const response = await backend.request(path, init);
	expect(response.status, path).toBe(method === 'POST' && path.startsWith('pages') ? 201 : 200);
	return response.json();
}

it('restores text that was written before the page had an address, and keeps the address', async () => {
	// After its first publication, the address no longer follows the title.
	const { doc } = await send('pages?locale=en', 'POST', {
		title: 'Coverage',
		slug: 'coverage',
		_status: 'published',
	});
	const write = (data: object) => send(`pages/${doc.id}?locale=da&draft=true`, 'PATCH', data);
	await write({ title: 'Dækning', slug: null });
	const { docs } = await backend.payload.findVersions({
		collection: 'pages',
		where: { parent: { equals: doc.id } },
		sort: '-updatedAt',
		limit: 1,
	});
	const version = docs[0]?.id;
	await write({ title: 'Priser', slug: 'vores-priser' });
	const document = `pages:${doc.id}`;
	const content = await backend.request(
		`publishing/version?document=${document}&version=${version}`,
	);
	expect((await content.json()).languages[1]).toMatchObject({ language: 'da', has: true });
	await send('publishing/restore', 'POST', { document, version, languages: ['da'], shared: false });
	const draft = await backend.payload.findByID({
		collection: 'pages',
		id: doc.id,
		draft: true,
		locale: 'da',
	});
	expect([draft.title, draft.slug]).toEqual(['Dækning', 'vores-priser']);
});
