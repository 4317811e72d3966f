import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print, separateOperations } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import * as sections from '../src/model/sections/registry.ts';
import { quietContext } from '../src/plugins/revalidation/api.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { expectedSection, type SectionMedia, sectionRows } from './section-rows.ts';

/** The page query of the site. All stored values must be in its result. */
const operations = join(import.meta.dirname, '../../site/app/content/generated/operations.graphql');
const { getPage } = separateOperations(parse(readFileSync(operations, 'utf8')));
const query = getPage ? print(getPage) : '';

let backend: TestBackend;
let media: SectionMedia;

beforeAll(async () => {
	backend = await startTestBackend();
	const idOf = async (collection: 'media' | 'products', where: object) =>
		(await backend.payload.find({ collection, where: { ...where }, limit: 1 })).docs[0]?.id ?? 0;
	const form = await backend.payload.create({
		collection: 'forms',
		locale: 'en',
		data: {
			name: 'Contact',
			kind: 'message',
			enabled: true,
			keepDays: 30,
			consentVersion: 1,
			submitLabel: 'Send',
			consentText: 'You may write to me.',
			thanksHeading: 'Thanks',
			thanksText: 'We write back.',
			fields: [
				{
					name: 'topic',
					kind: 'select',
					label: 'Topic',
					help: 'Choose one',
					required: true,
					choices: [{ value: 'sales', label: 'Sales' }],
				},
			],
		},
	});
	media = {
		form: form.id,
		image: await idOf('media', { key: { equals: 'picture' } }),
		expectedImage: expect.objectContaining({ alt: 'A blue field', width: 120 }),
		moving: await idOf('media', { key: { equals: 'moving' } }),
		movingUrl: expect.stringMatching(/^http:\/\/backend\.test:4000\/.*moving\.json/),
		product: await idOf('products', { messageType: { equals: 'email' } }),
	};
});

async function createPage(data: object[], slug: string) {
	return backend.payload.create({
		collection: 'pages',
		locale: 'en',
		// Skips the checklist, like older content, because some links have no target.
		context: { ...quietContext },
		data: {
			...{ title: slug, slug, navbarTheme: 'light', pageLayout: 'default', _status: 'published' },
			// The blocks come from a table of all types, which the generated types cannot express.
			sections: data as never,
		},
	});
}

async function readPage(slug: string) {
	const { body } = await backend.query(query, {
		variables: { slug, lang: 'en', parentSlug: null },
	});
	expect(body.errors).toBeUndefined();
	return body.data.page;
}

describe('page sections (specification section 3)', () => {
	it('return every stored field of every type', async () => {
		const rows = sectionRows(media);
		const names = new Set(rows.map(([{ blockType }]) => blockType));
		expect([...names].sort()).toEqual(Object.keys(sections).sort());
		expect(names.size).toBe(24);
		await createPage(
			rows.map(([stored]) => stored),
			'every-section',
		);
		const page = await readPage('every-section');
		for (const [index, row] of rows.entries())
			expect(page.sections[index], row[0].blockType).toEqual(expectedSection(row, media));
	});

	it('have a reading time', async () => {
		const text = Array.from({ length: 660 }, () => 'word').join(' ');
		await createPage([{ blockType: 'wideCta', heading: 'Read', text }], 'long-read');
		expect((await readPage('long-read')).seo.readingTime).toBe(3);
	});
});

describe('animations (specification sections 4 and 5)', () => {
	const hero = (animation: object) => [{ blockType: 'hero', heading: 'H', animation }];

	it.each([
		[{ speed: 0 }, 'speed'],
		[{ speed: -1 }, 'speed'],
		[{ pauseAnimation: true, pauseOnHover: true }, 'pauseAnimation'],
		[{ pauseAnimation: true, playOnHover: true }, 'pauseAnimation'],
		[{ data: '{"v":"5"}' }, 'data'],
		[{ data: 'x'.repeat(100_001) }, 'data'],
		[{ width: '1px;color:red' }, 'width'],
		[{ background: 'url(https://example.com)' }, 'background'],
		[{ scale: 0 }, 'scale'],
		[{ delay: -1 }, 'delay'],
	])('%o is refused with an error at the field', async (animation, field) => {
		const refusal = await createPage(hero(animation), 'refused').catch((error: unknown) => error);
		expect(refusal).toMatchObject({
			data: { errors: [{ path: `sections.0.animation.${field}` }] },
		});
	});

	it('have the error messages of the specification for speed and conflicting options', async () => {
		const message = async (animation: object) =>
			createPage(hero(animation), 'refused').then(
				() => '',
				(error: { data: { errors: { message: string }[] } }) => error.data.errors[0]?.message,
			);
		expect(await message({ speed: 0 })).toBe('Speed must be greater than 0');
		expect(await message({ pauseAnimation: true, playOnHover: true })).toBe(
			'pauseAnimation cannot be used together with pauseOnHover or playOnHover',
		);
	});
});

const recordings = join(import.meta.dirname, '../../../packages/contracts/recorded');

/** Replaces values that differ between databases. */
function normalize(key: string, value: unknown): unknown {
	if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
		return '2026-11-22T00:00:00.000Z';
	return key === 'id' ? 'id' : value;
}

it('the recorded page with an animation, used in the site’s tests, equals the response of the endpoint', async () => {
	const { payload } = backend;
	const { docs } = await payload.find({
		collection: 'media',
		where: { key: { equals: 'moving' } },
	});
	const animation = { file: docs[0]?.id ?? 0 };
	const sections = [{ blockType: 'hero', theme: 'light', heading: 'H', animation }];
	await backend.createPage({ title: 'Moving', slug: 'moving', sections });
	const { body } = await backend.query(query, {
		variables: { slug: 'moving', lang: 'en', parentSlug: null },
	});
	expect(body.errors).toBeUndefined();
	expect(body.data.page.sections[0].animation.animationLink).toMatch(/moving\.json$/);
	await expect(`${JSON.stringify(body.data, normalize, '\t')}\n`).toMatchFileSnapshot(
		join(recordings, 'page-with-animation.json'),
	);
});
