import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import apiErrors from '@website/contracts/api-errors' with { type: 'json' };
import { parse, print, separateOperations } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as elements from '../src/model/blog-elements/registry.ts';
import * as sections from '../src/model/sections/registry.ts';
import { quietContext } from '../src/plugins/revalidation/api.ts';
import { startTestBackend } from './backend.ts';
import { expectedLink, link, sampleBlock } from './sample-block.ts';

/** The operations of the site. All stored values must be in their results. */
const operations = separateOperations(
	parse(
		readFileSync(
			join(import.meta.dirname, '../../site/app/content/generated/operations.graphql'),
			'utf8',
		),
	),
);

const backend = await startTestBackend();
const idOf = async (collection: 'authors' | 'media' | 'products', where: object) =>
	Number((await backend.payload.find({ collection, where: { ...where }, limit: 1 })).docs[0]?.id);
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
const documents = {
	form: form.id,
	expectedForm: {
		id: String(form.id),
		fields: [
			{
				name: 'topic',
				kind: 'select',
				label: 'Topic',
				help: 'Choose one',
				required: true,
				autocomplete: '',
				choices: [{ value: 'sales', label: 'Sales' }],
			},
		],
		submitLabel: 'Send',
		consentText: 'You may write to me.',
		consentVersion: 1,
		thanksHeading: 'Thanks',
		thanksText: 'We write back.',
	},
	image: await idOf('media', { key: { equals: 'picture' } }),
	expectedImage: expect.objectContaining({ alt: 'A blue field', width: 120 }),
	animation: await idOf('media', { key: { equals: 'moving' } }),
	product: await idOf('products', { messageType: { equals: 'email' } }),
	author: await idOf('authors', {}),
};

async function createPage(data: object[], slug: string) {
	return backend.payload.create({
		collection: 'pages',
		locale: 'en',
		// Skips the checklist, like older content, because some links have no target.
		context: { ...quietContext },
		data: {
			title: slug,
			slug,
			navbarTheme: 'light',
			pageLayout: 'default',
			_status: 'published',
			// The blocks are made from their fields, which the generated types cannot express.
			sections: data as never,
		},
	});
}

async function read(name: 'getPage' | 'getPost', slug: string) {
	const operation = operations[name];
	const { body } = await backend.query(operation ? print(operation) : '', {
		variables: { slug, lang: 'en', parentSlug: null },
	});
	expect(body.errors).toBeUndefined();
	return body.data.page ?? body.data.post;
}

const readPage = (slug: string) => read('getPage', slug);

const capital = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1);

/** The fields of the contract that are not stored under their names. */
const own: Record<string, object> = {
	ApiErrorsSection: {
		errors: Object.entries(apiErrors).map(([code, { status, title, remedy }]) => ({
			code,
			status,
			title: title.en,
			remedy: remedy.en,
		})),
	},
	BlogHeading: { anchor: 'text' },
	BlogTable: { rows: [{ cells: ['Country', 'Price'] }, { cells: ['Denmark', '1'] }] },
};

const samples = (registry: typeof sections | typeof elements, typeName: (slug: string) => string) =>
	Object.values(registry).map(({ block }) => {
		const name = typeName(block.slug);
		const { stored, expected } = sampleBlock(block, name, documents);
		const id = expect.stringMatching(/./);
		return { stored, expected: { __typename: name, id, ...expected, ...own[name] } };
	});

describe('page sections and blog elements (specification section 3)', () => {
	it('return every stored field of every section', async () => {
		const all = samples(sections, (slug) => `${capital(slug)}Section`);
		const stored = all.map((sample) => sample.stored);
		await createPage(stored, 'every-section');
		const page = await readPage('every-section');
		expect(page.sections).toEqual(all.map(({ expected }) => expected));
	});

	it('return every stored field of every blog element', async () => {
		const all = samples(elements, (slug) => `Blog${capital(slug)}`);
		const stored = all.map((sample) => sample.stored);
		await backend.payload.create({
			collection: 'posts',
			locale: 'en',
			context: { ...quietContext },
			data: {
				title: 'Every element',
				slug: 'every-element',
				date: '2026-01-01T00:00:00.000Z',
				_status: 'published',
				blogSections: stored as never,
			},
		});
		const post = await read('getPost', 'every-element');
		expect(post.blogSections).toEqual(all.map(({ expected }) => expected));
	});

	it('leave out what has no target, and complete what has no value', async () => {
		await createPage(
			[
				{ blockType: 'linkList', links: [{ link, description: 'There' }, { description: 'Out' }] },
				{ blockType: 'pricingTable', heading: 'All', products: [] },
				{
					blockType: 'mediaText',
					heading: 'Beside',
					visual: { kind: 'phone', caption: 'A clinic asks', rows: [{ value: 'Tuesday?' }] },
				},
				{ blockType: 'stepGuide', steps: [{ heading: 'First', samples: [{ code: '[]' }] }] },
			],
			'few-values',
		);
		expect((await readPage('few-values')).sections).toMatchObject([
			{ columns: 3, links: [{ link: expectedLink, description: 'There' }] },
			{ text: '', products: null, note: '' },
			{
				visual: {
					sender: '',
					image: null,
					buttons: [],
					rows: [{ label: '', value: 'Tuesday?', detail: '', time: '', state: 'none' }],
					steps: [],
				},
				theme: 'light',
			},
			{ steps: [{ code: null, image: null, samples: [] }], button: null },
		]);
	});

	it('have a reading time', async () => {
		const text = Array.from({ length: 660 }, () => 'word').join(' ');
		await createPage([{ blockType: 'wideCta', heading: 'Read', text }], 'long-read');
		expect((await readPage('long-read')).seo.readingTime).toBe(3);
	});
});

describe('animations (specification sections 4 and 5)', () => {
	const hero = (animation: object) => [{ blockType: 'hero', heading: 'H', animation }];
	const lottie = {
		...{ v: '5.9.0', fr: 30, ip: 0, op: 60, w: 20, h: 10 },
		layers: [{ ty: 4, nm: '<b>kept</b>' }],
	};
	const options = {
		loop: false,
		autoplay: false,
		speed: 0.5,
		delay: 250,
		direction: 'alternate',
		scale: 1.5,
	};

	it.each([
		[
			{ data: JSON.stringify(lottie), alt: 'Moves' },
			{ animationLink: null, animationData: lottie, alt: 'Moves', loop: true, speed: 1, delay: 0 },
		],
		[
			{ ...options, width: '320px', background: '#fff', pauseOnHover: true },
			{ ...options, width: '320px', height: '100%', background: '#fff', pauseOnHover: true },
		],
	])('%o have their options, and the default ones', async (animation, expected) => {
		const file = 'data' in animation ? {} : { file: documents.animation };
		const slug = `animation-${'data' in animation}`;
		await createPage(hero({ ...animation, ...file, poster: documents.image }), slug);
		const [section] = (await readPage(slug)).sections;
		const defaults = { poster: documents.expectedImage, playOnHover: false, pauseAnimation: false };
		expect(section.animation).toMatchObject({ ...defaults, ...expected });
	});

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
	const animation = { file: documents.animation };
	const sections = [{ blockType: 'hero', theme: 'light', heading: 'H', animation }];
	await backend.createPage({ title: 'Moving', slug: 'moving', sections });
	const page = await readPage('moving');
	expect(page.sections[0].animation.animationLink).toMatch(/moving\.json$/);
	await expect(`${JSON.stringify({ page }, normalize, '\t')}\n`).toMatchFileSnapshot(
		join(recordings, 'page-with-animation.json'),
	);
});
