// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { partHistory } from '~/features/status/part-history';
import type { Incident, StatusData } from '~/features/status/status-data';
import { da } from '~/i18n/messages/da';
import { en } from '~/i18n/messages/en';
import { statusFeed } from '~/seo/documents/status-feed';
import { renderHtml, texts } from '~/testing/render';
import { StatusView } from './status-view';

const past: Incident = {
	id: '7',
	title: 'No SMS to one network & its <guests>',
	locale: 'en',
	impact: 'outage',
	parts: ['sms'],
	startedGmt: '2026-10-14T13:05:00.000Z',
	endedGmt: '2026-10-14T13:58:00.000Z',
	steps: [
		{ state: 'investigating', dateGmt: '2026-10-14T13:09:00.000Z', text: 'We are looking.' },
		{ state: 'resolved', dateGmt: '2026-10-14T13:58:00.000Z', text: 'Over.' },
	],
};
const open: Incident = {
	...past,
	id: '8',
	title: 'Webhooks are late',
	impact: 'degraded',
	parts: ['webhooks'],
	startedGmt: '2026-11-22T07:00:00.000Z',
	endedGmt: null,
	steps: [],
};
const loadedAt = '2026-11-22T08:30:00.000Z';

function statusData(incidents: Incident[], locale: StatusData['locale'] = 'en'): StatusData {
	const options = { now: Date.parse(loadedAt), days: 90 };
	const parts = (['sms', 'webhooks', 'api'] as const).map((part) =>
		partHistory(part, incidents, options),
	);
	return { locale, loadedAt, days: 90, parts, incidents };
}

const render = (data: StatusData) =>
	renderHtml(<StatusView data={data} />, { locale: data.locale, path: '/status' });

describe('StatusView', () => {
	it('shows the status, its time and a hint that old data may be outdated', () => {
		const html = render(statusData([]));
		expect(texts(html, 'h1')).toEqual(['Everything works']);
		expect(html.querySelector('time')?.getAttribute('datetime')).toBe(loadedAt);
		expect(html.textContent).toContain('As known at November 22, 2026, 08:30 UTC.');
		expect(html.textContent).toContain(en.status.stale);
		expect(html.textContent).toContain(en.status.none);
	});

	it('lists open incidents first', () => {
		const html = render(statusData([open, past]));
		expect(texts(html, 'h1')).toEqual([en.status.disturbed]);
		expect(
			texts(html, 'h2').filter((text) => ['Now', 'Parts', 'Incidents'].includes(text)),
		).toEqual(['Now', 'Parts', 'Incidents']);
		expect(texts(html, '#now h3')).toEqual([]);
		expect(texts(html, 'article h3')).toEqual([open.title, past.title]);
	});

	it('draws the days of each part hidden from assistive technology, and lists them as text with exact times', () => {
		const html = render(statusData([past]));
		const drawings = [...html.querySelectorAll('main svg[viewBox="0 0 717 40"]')];
		expect(drawings).toHaveLength(3);
		for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
		expect(html.textContent).toContain('Disturbed for 53 min in 90 days');
		expect(texts(html, '.sr-only li')).toEqual(['October 14, 2026: 53 min, not working']);
		expect(html.textContent).toContain('Undisturbed for 90 days');
	});

	it('shows current maintenance as such', () => {
		const work = { ...open, impact: 'maintenance' as const };
		expect(texts(render(statusData([work])), 'h1')).toEqual([en.status.maintained]);
	});

	it('lists announced maintenance separately from open incidents, with its planned end', () => {
		const work: Incident = {
			...open,
			impact: 'maintenance',
			startedGmt: '2026-11-25T02:00:00.000Z',
			endedGmt: '2026-11-25T03:00:00.000Z',
			steps: [{ state: 'announced', dateGmt: '2026-11-21T09:00:00.000Z', text: 'At night.' }],
		};
		const html = render(statusData([work, past]));
		expect(texts(html, 'h1')).toEqual([en.status.fine]);
		expect(texts(html, 'section[aria-labelledby="planned"] h3')).toEqual([work.title]);
		expect(html.querySelector('#now')).toBeNull();
		const planned = html.querySelector('section[aria-labelledby="planned"]')?.textContent;
		expect(planned).toContain('until November 25, 2026, 03:00 UTC');
		expect(planned).toContain('Announced');
		expect(render(statusData([{ ...work, endedGmt: null }])).textContent).toContain(
			en.status.planned,
		);
	});

	it('marks the language of untranslated texts', () => {
		const html = render(statusData([past], 'da'));
		expect(texts(html, 'article h3[lang="en-US"]')).toEqual([past.title]);
		expect(texts(html, 'article p[lang="en-US"]')).toEqual(['Over.', 'We are looking.']);
		expect(html.textContent).toContain(da.status.states.resolved);
		expect(html.querySelector('a[href="/da/status/feed.xml"]')).not.toBeNull();
	});
});

describe('the feed of incidents', () => {
	const feed = (incidents: Incident[]) =>
		new DOMParser().parseFromString(
			statusFeed({
				locale: 'en',
				origin: 'https://site.example',
				brand: 'Firma & Son',
				words: en.status,
				incidents,
			}),
			'application/xml',
		);

	it('has the elements that RFC 4287 requires, even without entries', () => {
		const empty = feed([]);
		expect(empty.querySelector('feed > id')?.textContent).toBe(
			'https://site.example/status/feed.xml',
		);
		expect(empty.querySelector('feed > title')?.textContent).toBe('Firma & Son: incidents');
		expect(empty.querySelector('feed > updated')?.textContent).toBe('1970-01-01T00:00:00.000Z');
	});

	it('has an entry for each incident, updated at the time of its latest step', () => {
		const xml = feed([open, past]);
		const [first, second] = [...xml.querySelectorAll('entry')];
		expect(second?.querySelector('id')?.textContent).toBe('https://site.example/status#incident-7');
		expect(second?.querySelector('title')?.textContent).toBe(past.title);
		expect(second?.querySelector('updated')?.textContent).toBe('2026-10-14T13:58:00.000Z');
		expect(second?.querySelector('content')?.textContent).toBe(
			'October 14, 2026, 13:58 UTC, Resolved: Over.\n\nOctober 14, 2026, 13:09 UTC, Investigating: We are looking.',
		);
		expect(first?.querySelector('updated')?.textContent).toBe(open.startedGmt);
		expect(xml.querySelector('feed > updated')?.textContent).toBe(open.startedGmt);
	});
});
