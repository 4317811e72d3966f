import { expect, test } from 'vitest';
import type { Content } from '../content.server';
import { ownPages } from './own-pages.server';

const incident = {
	startedGmt: '2026-10-14T13:05:00.000Z',
	steps: [{ dateGmt: '2026-10-14T13:58:00.000Z' }, { dateGmt: '2026-10-14T13:09:00.000Z' }],
};

const contentOf = (incidents: object[] | null): Content => ({
	isUnsupported: () => false,
	query: async () => ({ incidents }) as never,
});

test('dates the status page by the latest step, and lists it without incidents', async () => {
	expect(await ownPages(contentOf([incident]), 'da')).toEqual([
		{
			href: '/da/status',
			modifiedGmt: '2026-10-14T13:58:00.000Z',
			title: 'Driftsstatus',
			translations: [
				{ locale: 'en', href: '/status' },
				{ locale: 'da', href: '/da/status' },
				{ locale: 'de', href: '/de/status' },
			],
		},
	]);
	const [page] = await ownPages(contentOf([]), 'en');
	expect(page).toMatchObject({ href: '/status', modifiedGmt: null });
});

test('omits the status page if the endpoint has no incidents', async () => {
	expect(await ownPages(contentOf(null), 'en')).toEqual([]);
});
