import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
process.env.SETUP_ANSWERS = join(folder, 'setup.yaml');
const { openDatabase } = await import('../../start/open-database.ts');
const { canImportDemo } = await import('../../platform/database/setup-state.ts');
const { importStart } = await import('../../seed/import-start.ts');
const { beginSetup } = await import('./open-setup.ts');

const answers = (start: string) => `administrator:
  name: Anna Holm
  email: anna@example.com
  password: nine blue herons at sea
start: ${start}
name: Nordisk Brød
email: hej@example.com
languages: [de]
logo: ./logo.svg
`;
const write = (start: string) => writeFileSync(join(folder, 'setup.yaml'), answers(start));

let payload: Payload;
beforeAll(async () => {
	payload = await openDatabase();
});
afterAll(() => payload.destroy());

it('reports the file and field of an invalid answer', async () => {
	write('empty');
	await expect(beginSetup(payload, importStart)).rejects.toThrow(`${folder}/setup.yaml: logo: `);
});

it('sets up the site at the next start, without a code', async () => {
	writeFileSync(
		join(folder, 'logo.svg'),
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
	);
	expect(await beginSetup(payload, importStart)).toBeNull();
	const { user } = await payload.login({
		collection: 'users',
		data: { email: 'anna@example.com', password: 'nine blue herons at sea' },
	});
	expect(user).toMatchObject({ name: 'Anna Holm', role: 'admin' });
	const pages = await payload.find({ collection: 'pages', locale: 'de' });
	expect(pages.docs.map(({ slug, title }) => [slug, title])).toEqual([['home', 'Startseite']]);
	const brand = await payload.findGlobal({ slug: 'brand', locale: 'de', depth: 1 });
	expect(brand).toMatchObject({ name: 'Nordisk Brød', logo: { alt: 'Nordisk Brød' } });
	expect(await canImportDemo(payload)).toBe(false);
});

it('ignores the answers file once the site is set up', async () => {
	write('starter');
	expect(await beginSetup(payload, importStart)).toBeNull();
	expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(1);
});
