// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { PriceChange } from '#shared/prices/price-model.ts';
import { AnnouncedContext } from '~/features/pricing/changes/announced-context';
import { AnnouncedNote } from '~/features/pricing/changes/announced-note';
import { da } from '~/i18n/messages/da';
import { en } from '~/i18n/messages/en';
import { priceChangesFeed } from '~/seo/documents/price-changes-feed';
import { renderHtml, texts } from '~/testing/render';
import { exampleChanges } from '../../../test/prices/example-prices';
import { PriceChangesView } from './price-changes-view';

const changesPage = (changes: PriceChange[], locale: LocaleCode = 'en') => ({
	href: '/pricing/changes',
	pricePage: { href: '/pricing', title: 'Pricing' },
	translations: [
		{ id: '1', locale: 'en' as const, href: '/pricing/changes', post_title: 'Price changes' },
		{ id: '1', locale: 'da' as const, href: '/da/priser/aendringer', post_title: 'Prisændringer' },
	],
	locale,
	changes,
});

const render = (changes: PriceChange[], locale: LocaleCode = 'en') =>
	renderHtml(<PriceChangesView data={changesPage(changes, locale)} />, {
		locale,
		path: '/pricing/changes',
	});

describe('PriceChangesView', () => {
	it('lists announced changes before past ones, each with the old price, the new price and the difference', () => {
		const html = render(exampleChanges);
		expect(texts(html, 'main h2')).toEqual([en.priceChanges.announced, en.priceChanges.past]);
		expect(texts(html, 'main h3')).toEqual(['from January 1, 2030', 'from January 1, 2026']);
		expect(texts(html, '#main tbody th, main tbody th')[0]).toContain('Denmark');
		const figures = texts(html, 'main tbody [data-figure="EUR"]');
		expect(figures).toEqual(['€0.0132', '€0.0144', '≈ +9.1%', '€0.09', '€0.06', '≈ -33.3%']);
	});

	it('shows a text if no change is announced, and marks new and ended prices', () => {
		const [change] = exampleChanges;
		if (!change) throw new Error('There is no example');
		const past = { ...change, hasBegun: true };
		const added = render([{ ...past, EURbefore: null, DKKbefore: null }]);
		expect(added.textContent).toContain(en.priceChanges.noneAnnounced);
		expect(added.textContent).toContain(en.priceChanges.added);
		expect(render([{ ...past, EUR: null, DKK: null }]).textContent).toContain(
			en.priceChanges.ended,
		);
	});

	it('links to the feed in its language', () => {
		const html = render(exampleChanges, 'da');
		expect(html.querySelector('a[href="/da/price-changes/feed.xml"]')?.textContent).toBe(
			da.priceChanges.feed,
		);
	});
});

describe('AnnouncedNote', () => {
	const [announced] = exampleChanges;
	const renderNote = (countries: string[]) =>
		renderHtml(
			<AnnouncedContext
				value={announced ? { href: '/pricing/changes', changes: [announced] } : null}
			>
				<AnnouncedNote countries={countries} currency="EUR" />
			</AnnouncedContext>,
		);

	it('lists changes of the given countries, with the day and the new price', () => {
		expect(texts(renderNote(['FR', 'DK']), 'li')).toEqual([
			'Denmark, SMS, standard route, from January 1, 2030: €0.0144 (≈ +9.1%)',
		]);
	});

	it('is empty for other countries', () => {
		expect(renderNote(['FR']).textContent).toBe('');
	});
});

describe('the feed of price changes', () => {
	it('has an entry with all currencies for each change, and has an id even without entries', () => {
		const feed = (changes: PriceChange[]) =>
			new DOMParser().parseFromString(
				priceChangesFeed({
					locale: 'en',
					origin: 'https://site.example',
					brand: 'Firma & Son',
					path: '/pricing/changes',
					messages: en,
					changes,
				}),
				'application/xml',
			);
		const full = feed(exampleChanges);
		expect(texts(full, 'entry > title')[0]).toBe(
			'Denmark: SMS, standard route, from January 1, 2030',
		);
		expect(texts(full, 'entry > content')[0]).toContain('€0.0132 → €0.0144 (≈ +9.1%)');
		expect(texts(full, 'entry > id')[0]).toBe('https://site.example/pricing/changes#sms-2');
		expect(texts(full, 'feed > updated')).toEqual(['2026-11-02T09:00:00.000Z']);
		expect(texts(feed([]), 'feed > id')).toEqual(['https://site.example/price-changes/feed.xml']);
	});
});
