import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { User } from '../src/payload-types.ts';
import { startTestBackend } from './backend.ts';

vi.mock('../src/plugins/dashboard/line-actions.tsx', () => ({
	LineActions: ({ actions }: { actions: { path: string }[] }) =>
		actions.map(({ path }) => path).join(),
}));
const { Dashboard } = await import('../src/plugins/dashboard/dashboard.tsx');

const backend = await startTestBackend();
const { payload } = backend;
const person = { email: 'anna@example.com', name: 'Anna', password: 'three-quiet-herons-wade' };
const user = await payload.create({ collection: 'users', data: { ...person, role: 'publisher' } });
const { docs } = await payload.find({
	collection: 'pages',
	where: { slug: { equals: 'about' } },
	limit: 1,
});
if (!docs[0]) throw new Error('The content has no page "about".');
const page = docs[0];

const byAnna = () => ({ user: { ...user, collection: 'users' as const } });

/** The dashboard of Anna, or of somebody else, with its tags replaced by bars. */
async function dashboardText(other: Partial<User> = {}): Promise<string> {
	const req = await createLocalReq({ user: { ...byAnna().user, ...other } }, backend.payload);
	const html = renderToStaticMarkup(await Dashboard({ initPageResult: { req } }));
	return html.replaceAll(/(<[^>]*>)+/g, '|');
}

it('shows an account its own unpublished changes only', async () => {
	await backend.payload.update({
		collection: 'pages',
		id: page.id,
		draft: true,
		locale: 'da',
		data: { title: 'Nyt om os', _status: 'draft' },
		...byAnna(),
	});
	expect(await dashboardText()).toMatch(/Waiting for you\|Nyt om os\|DA .*\|Page · /);
	expect(await dashboardText({ id: user.id + 1 })).not.toContain('Nyt om os');
});

it('counts outdated translations per language', async () => {
	expect(await dashboardText()).not.toMatch(/Outdated: [^0]/);
	await backend.updatePage(page.id, { title: 'All about us' });
	const outdated = [...(await dashboardText()).matchAll(/Outdated: (\d)/g)];
	expect(outdated.map(([, count]) => count)).toEqual(['0', '1', '1']);
});

it('counts an unpublished and outdated translation in both numbers, like the linked lists', async () => {
	const danish = async () =>
		/Danish\|Missing: (\d+)\|Outdated: (\d+)\|Draft: (\d+)/
			.exec(await dashboardText())
			?.slice(1)
			.map(Number);
	const [missing = 0, outdated = 0, drafts = 0] = (await danish()) ?? [];
	await backend.payload.create({
		collection: 'translation-states',
		data: { key: 'pages:0:da', entity: 'pages', language: 'da', state: 'draft', outdated: true },
	});
	expect(await danish()).toEqual([missing, outdated + 1, drafts + 1]);
});

it('shows scheduled and failed jobs with the title of the document', async () => {
	const { payload } = backend;
	const waitUntil = new Date(Date.now() + 86_400_000);
	const plan = { title: 'Plan', single: true, publishAt: waitUntil.toISOString() };
	const { id } = await payload.create({
		collection: 'releases',
		data: { ...plan, languages: ['en'] },
	});
	const member = { release: id, target: `pages:${page.id}` };
	await payload.create({ collection: 'release-members', data: member });
	const time = waitUntil.toISOString().slice(0, 16);
	expect(await dashboardText()).toContain(`Planned|All about us|Publish · English · |${time}|`);
	await payload.update({ collection: 'releases', id, data: { failure: 'program' } });
	expect(await dashboardText()).toMatch(
		/Failed\|All about us\|Planned publishing · English · \|[^|]*\|Something failed in the program/,
	);
	expect(await dashboardText()).toContain(`/releases/${id}/publish,/releases/${id}/cancel`);
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
		return renderToStaticMarkup(await Dashboard({ initPageResult: { req } }));
	};
	const forEditor = await html('editor');
	expect(forEditor).toMatch(/Waiting for you.*Languages.*Planned/s);
	expect(forEditor).not.toContain('Prices changed last');
	// Prices in place of texts that the role may not change.
	const forPriceManager = await html('price-manager');
	expect(forPriceManager).not.toMatch(
		/Waiting for you|Languages|collections\/(?:pages|posts)|globals\//,
	);
	expect(forPriceManager).toMatch(
		/Prices changed last.*collections\/(?:sms-prices|email-price).*Small volumes|Small volumes.*collections\/sms-prices/s,
	);
});
