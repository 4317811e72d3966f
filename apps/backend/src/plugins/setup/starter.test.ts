import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importContent } from '../../seed/import-content.ts';
import { openDatabase } from '../../start/open-database.ts';

let payload: Payload;
beforeAll(async () => {
	payload = await openDatabase();
	await importContent(payload, join(import.meta.dirname, '../../seed/starter'), {
		locales: ['da', 'de'],
		values: { name: 'Ærø & Søn: "Is"', email: 'post@aeroe.example', now: '2026-11-24T08:00:00Z' },
	});
});
afterAll(() => payload.destroy());

it('imports the pages in the chosen languages only', async () => {
	const { docs } = await payload.find({ collection: 'pages', locale: 'all', pagination: false });
	expect(docs).toHaveLength(8);
	for (const { slug } of docs)
		expect(slug).toEqual({ da: expect.any(String), de: expect.any(String), en: null });
	const posts = await payload.find({ collection: 'posts', locale: 'de', sort: 'slug' });
	expect(posts.docs.map(({ _status, slug }) => [_status, slug])).toEqual([
		['published', 'die-richtige-leistung'],
		['published', 'unsere-neue-website'],
	]);
});

it('publishes every global, so that no language has unpublished changes', async () => {
	for (const slug of ['header', 'footer', 'call-to-action', 'site-settings', 'brand'] as const) {
		const newest = await payload.findGlobal({ slug, locale: 'da', draft: true });
		expect([slug, newest._status]).toEqual([slug, 'published']);
	}
});

it('inserts the company name unchanged', async () => {
	const brand = await payload.findGlobal({ slug: 'brand', locale: 'da' });
	expect(brand.name).toBe('Ærø & Søn: "Is"');
	const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'da' });
	expect(settings.email).toBe('post@aeroe.example');
});

it('contains placeholders for the owner’s texts and no unfilled variables', async () => {
	const { docs } = await payload.find({ collection: 'pages', locale: 'da', pagination: false });
	const texts = JSON.stringify(docs);
	expect(texts).toContain('[Vej og nummer]');
	expect(texts).not.toMatch(/\{(?:name|email|now)\}/);
});
