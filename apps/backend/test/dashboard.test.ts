import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { countStates, readMine } from '../src/plugins/dashboard/read-translations.ts';
import { readPlanned } from '../src/plugins/scheduled-publishing/api.ts';
import { startTestBackend, type TestBackend } from './backend.ts';

vi.mock('../src/plugins/dashboard/failed-actions.tsx', () => ({ FailedActions: () => null }));
vi.mock('@payloadcms/ui/elements/RenderServerComponent', () => ({
	RenderServerComponent: () => null,
}));
const { Dashboard } = await import('../src/plugins/dashboard/dashboard.tsx');

let backend: TestBackend;
let page: { id: number };
let user: User;
beforeAll(async () => {
	backend = await startTestBackend();
	const { payload } = backend;
	const person = { email: 'anna@example.com', name: 'Anna', password: 'three-quiet-herons-wade' };
	user = await payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
	const { docs } = await payload.find({
		collection: 'pages',
		where: { slug: { equals: 'about' } },
		limit: 1,
	});
	if (!docs[0]) throw new Error('The content has no page "about".');
	page = docs[0];
});

const byAnna = () => ({ user: { ...user, collection: 'users' as const } });

it('shows an account its own unpublished changes only', async () => {
	const { payload } = backend;
	await payload.update({
		collection: 'pages',
		id: page.id,
		draft: true,
		locale: 'da',
		data: { title: 'Nyt om os', _status: 'draft' },
		...byAnna(),
	});
	const changes = await readMine(payload, user.id, 5);
	expect(changes).toMatchObject([
		{ entity: 'pages', document: String(page.id), title: 'Nyt om os', by: 'Anna' },
	]);
	expect(changes[0]?.states).toMatchObject([{ language: 'da' }]);
	expect(await readMine(payload, user.id + 1, 5)).toEqual([]);
});

it('counts outdated translations per language', async () => {
	const { payload } = backend;
	const before = await countStates(payload);
	const outdatedCounts = (counts: typeof before) =>
		counts.map(({ language, counts: { outdated: count } }) => [language, count]);
	expect(outdatedCounts(before)).toEqual([
		['en', 0],
		['da', 0],
		['de', 0],
	]);
	await payload.update({
		collection: 'pages',
		id: page.id,
		locale: 'en',
		data: { title: 'All about us', _status: 'published' },
	});
	expect(outdatedCounts(await countStates(payload))).toEqual([
		['en', 0],
		['da', 1],
		['de', 1],
	]);
});

it('counts an unpublished and outdated translation in both numbers, like the linked lists', async () => {
	const { payload } = backend;
	const danish = async () =>
		(await countStates(payload)).find(({ language }) => language === 'da')?.counts;
	const before = await danish();
	await payload.create({
		collection: 'translation-states',
		data: { key: 'pages:0:da', entity: 'pages', language: 'da', state: 'draft', outdated: true },
	});
	expect(await danish()).toEqual({
		missing: before?.missing,
		draft: (before?.draft ?? 0) + 1,
		outdated: (before?.outdated ?? 0) + 1,
	});
});

it('shows scheduled and failed jobs with the title of the document', async () => {
	const { payload } = backend;
	const later = new Date(Date.now() + 86_400_000);
	const doc = { relationTo: 'pages', value: page.id } as const;
	const input = { type: 'publish', doc, locale: 'en' } as const;
	const job = await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: later });
	const req = await createLocalReq(byAnna(), payload);
	const plan = { at: later.toISOString(), place: `pages:${page.id}`, title: 'All about us' };
	expect(await readPlanned(req)).toMatchObject([{ ...plan, locale: 'en', failure: null }]);
	await payload.update({ collection: 'payload-jobs', id: job.id, data: { hasError: true } });
	expect(await readPlanned(req)).toMatchObject([{ ...plan, failure: 'program' }]);
});

it('shows lists of own texts and of translations only to people who write texts', async () => {
	const { payload } = backend;
	const price = { country: 'DK', eur: 1, dkk: 7, validFrom: '2026-01-01', announced: false };
	await payload.db.create({ collection: 'sms-prices', data: price });
	const tier = { code: 'a', name: 'Small volumes', fromVolume: 0, unit: 'month' };
	const data = { ...tier, eur: 1, dkk: 7, validFrom: '2026-01-01', announced: false };
	await payload.db.create({ collection: 'email-price-tiers', data });
	const html = async (role: 'editor' | 'price-manager') => {
		const req = await createLocalReq({ user: { ...byAnna().user, role } }, payload);
		return renderToStaticMarkup(await Dashboard({ importMap: {}, initPageResult: { req } }));
	};
	expect(await html('editor')).toContain('desk-languages');
	expect(await html('price-manager')).not.toContain('desk-languages');
	expect(await html('price-manager')).not.toContain('Waiting for you');
	// Prices in place of texts that the role may not change.
	expect(await html('price-manager')).toContain('Prices changed last');
	expect(await html('price-manager')).toMatch(/collections\/sms-prices/);
	expect(await html('price-manager')).toContain('Small volumes');
	expect(await html('price-manager')).not.toMatch(/collections\/(?:pages|posts)|globals\//);
	expect(await html('editor')).not.toContain('Prices changed last');
});
