import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuditDocumentCell, AuditPersonCell } from '../src/plugins/audit-log/cells.tsx';
import { deleteOldEntries } from '../src/plugins/audit-log/index.ts';
import { startTestBackend } from './backend.ts';
import { newSession, rest, testPassword } from './rest.ts';

const editorAccount = { email: 'editor@example.com', password: testPassword };
const day = 24 * 60 * 60 * 1000;

const { payload } = await startTestBackend();
const { token: editorToken } = await newSession('editor@example.com');
const { token: adminToken } = await newSession('admin@example.com', { role: 'admin' });

const asEditor = (path: string, method = 'GET', body?: object) =>
	rest(method, `/${path}`, { token: editorToken, body });

/** The audit entries of a document or global as `action person`, oldest first. */
async function entriesOf(place: string): Promise<string[]> {
	const { docs } = await payload.find({
		collection: 'audit-entries',
		where: { place: { equals: place } },
		sort: 'id',
		pagination: false,
	});
	return docs.map(({ action, person }) => `${action} ${person ?? '–'}`);
}

it('records the publishing, trashing, restoring and deletion of a page, but no draft', async () => {
	const page = { title: 'Watched', slug: 'watched' };
	const { doc } = (await asEditor('pages?locale=en&draft=true', 'POST', page)).body;
	const path = `pages/${doc.id}`;
	const steps: [string, object][] = [
		[`${path}?draft=true&autosave=true`, { title: 'Watched more' }],
		[path, { _status: 'published' }],
		[`${path}?draft=true`, { title: 'Later' }],
		[path, { _status: 'draft' }],
		[path, { deletedAt: new Date().toISOString() }],
		[`${path}?trash=true`, { deletedAt: null, _status: 'draft' }],
	];
	for (const [address, body] of steps)
		expect((await asEditor(address, 'PATCH', body)).status, address).toBe(200);
	const [version] = (
		await payload.findVersions({ collection: 'pages', where: { parent: { equals: doc.id } } })
	).docs;
	const restoration = { document: `pages:${doc.id}`, version: version?.id, languages: ['en'] };
	await asEditor('publishing/restore', 'POST', { ...restoration, shared: false });
	await asEditor(path, 'PATCH', { _status: 'published' });
	await payload.delete({ collection: 'pages', id: doc.id });
	expect(await entriesOf(`pages:${doc.id}`)).toEqual([
		'published editor@example.com',
		'unpublished editor@example.com',
		'trashed editor@example.com',
		'restored editor@example.com',
		'versionRestored editor@example.com',
		'published editor@example.com',
		'deleted –',
	]);
});

it('records changes of globals and files', async () => {
	await asEditor('globals/header?draft=true&autosave=true', 'POST', { buttons: [] });
	await asEditor('globals/header', 'POST', { buttons: [], _status: 'published' });
	expect(await entriesOf('global:header')).toEqual(['published editor@example.com']);
	const [file] = (await payload.find({ collection: 'media', limit: 1 })).docs;
	await asEditor(`media/${file?.id}`, 'PATCH', { alt: 'Seen' });
	expect(await entriesOf(`media:${file?.id}`)).toEqual(['changed editor@example.com']);
});

it('records accounts, tokens and sign-ins without their secrets', async () => {
	const account = {
		email: 'new@example.com',
		password: 'a secret of somebody',
		role: 'publisher',
	} as const;
	const { id } = await payload.create({ collection: 'users', data: account });
	await payload.update({ collection: 'users', id, data: { role: 'admin' } });
	await payload.delete({ collection: 'users', id });
	expect(await entriesOf(`users:${id}`)).toEqual(['created –', 'roleChanged –', 'deleted –']);

	const token = await payload.create({
		collection: 'api-tokens',
		draft: true,
		data: { label: 'Partner', hash: 'abc', scopes: ['prices'], active: true },
	});
	await payload.update({ collection: 'api-tokens', id: token.id, data: { active: false } });
	expect(await entriesOf(`api-tokens:${token.id}`)).toEqual(['tokenRevoked –']);

	const signIn = (body: object) => rest('POST', '/users/login', { body });
	expect((await signIn(editorAccount)).status).toBe(200);
	expect((await signIn({ ...editorAccount, password: 'my own wrong word' })).status).toBe(401);
	expect((await signIn({ email: 'typed in the wrong field', password: 'x' })).status).toBe(401);
	const { docs } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 3 });
	expect(docs.map(({ action, person, details }) => [action, person, details])).toEqual([
		['signInFailed', null, 'unknown account'],
		['signInFailed', 'editor@example.com', null],
		['signedIn', 'editor@example.com', null],
	]);
	const everything = JSON.stringify(
		await payload.find({ collection: 'audit-entries', limit: 1000 }),
	);
	for (const word of ['my own wrong word', 'typed in the wrong field', account.password])
		expect(everything).not.toContain(word);
});

it('stores no entry for a refused change', async () => {
	const before = (await payload.count({ collection: 'audit-entries' })).totalDocs;
	const response = await asEditor('pages', 'POST', {
		title: 'Bad',
		slug: 'docs',
		_status: 'published',
	});
	expect(response.status).toBe(400);
	expect((await payload.count({ collection: 'audit-entries' })).totalDocs).toBe(before);
});

it('allows only administrators to read and export entries, and nobody to change them', async () => {
	const [entry] = (await payload.find({ collection: 'audit-entries', limit: 1 })).docs;
	const path = `audit-entries/${entry?.id}`;
	for (const [address, method] of [
		['audit-entries', 'GET'],
		[path, 'GET'],
		['audit-entries/export.csv', 'GET'],
	])
		expect((await asEditor(address ?? '', method)).status, `${method} ${address}`).toBe(403);
	const asAdmin = (method: string, address: string, body?: object) =>
		rest(method, `/${address}`, { token: adminToken, body });
	const body = { person: 'somebody else' };
	for (const [method, address] of [
		['PATCH', path],
		['DELETE', path],
		['POST', 'audit-entries'],
		['DELETE', 'audit-entries?where[person][equals]=x'],
	] as const)
		expect((await asAdmin(method, address, body)).status, method).toBe(403);

	expect((await asAdmin('GET', 'audit-entries')).status).toBe(200);
	const csv = await asAdmin('GET', 'audit-entries/export.csv?where[action][equals]=trashed');
	expect(csv.headers.get('content-type')).toContain('text/csv');
	const lines = csv.body.trim().split('\n');
	expect(lines[0]).toBe('when,what,who,document,title,language,details');
	expect(lines).toHaveLength(2);
	expect(lines[1]).toContain('Put into the trash,editor@example.com,pages:');
});

it('deletes entries older than a year', async () => {
	const count = async () => (await payload.count({ collection: 'audit-entries' })).totalDocs;
	const before = await count();
	await deleteOldEntries(payload, Date.now() + 364 * day);
	expect(await count()).toBe(before);
	await deleteOldEntries(payload, Date.now() + 366 * day);
	expect(await count()).toBe(0);
});

it('lists people by name and documents by title, linked as long as they exist', async () => {
	const account = {
		email: 'mette@example.com',
		name: 'Mette Holm',
		password: 'a password for mette',
	};
	const { id } = await payload.create({
		collection: 'users',
		data: { ...account, role: 'author' },
	});
	const render = async (
		Cell: typeof AuditDocumentCell | typeof AuditPersonCell,
		cellData: string | null,
		title = '',
	) => {
		const i18n = { language: 'de', fallbackLanguage: 'en', t: (key: string) => key };
		return renderToStaticMarkup(await Cell({ payload, i18n, cellData, rowData: { title } }));
	};
	expect(await render(AuditPersonCell, account.email)).toContain('>Mette Holm<');
	expect(await render(AuditPersonCell, 'gone@example.com')).toContain('>gone@example.com<');
	expect(await render(AuditPersonCell, null)).toContain('das Programm');
	expect(await render(AuditDocumentCell, `users:${id}`, account.email)).toMatch(
		new RegExp(`/admin/collections/users/${id}">Mette Holm</a>.*Benutzer`),
	);
	expect(await render(AuditDocumentCell, 'pages:99999', 'About us')).toMatch(/^About us .*Seite/);
	expect(await render(AuditDocumentCell, 'global:header')).toContain('/admin/globals/header"');
});
