import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocaleCode } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../src/platform/cluster/invalidation.ts';
import {
	startSearchIndexing,
	updateSearchIndex,
} from '../src/plugins/search/update-search-index.ts';
import { runSql, startTestBackend } from './backend.ts';

interface Hit {
	href: string;
	title: { text: string; isMatch: boolean }[];
	excerpt: { text: string; isMatch: boolean }[];
}

const joinText = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('');
const matches = (pieces: Hit['title']) =>
	pieces.flatMap(({ text, isMatch }) => (isMatch ? text : []));

const operation = `query($query: String!, $lang: Locale!, $first: Int, $counts: Boolean) {
	search(query: $query, lang: $lang, first: $first, counts: $counts) {
		pages { href title { text isMatch } excerpt { text isMatch } }
		posts { href title { text isMatch } excerpt { text isMatch } }
		pricePage
	}
}`;

async function search(query: string, lang: LocaleCode = 'en', options: object = {}) {
	const { body, headers } = await backend.query(operation, {
		variables: { query, lang, ...options },
	});
	return { body, headers, ...(body.data?.search as { pages: Hit[]; posts: Hit[] }) };
}

const findPosts = async (query: string, lang: LocaleCode = 'en') =>
	(await search(query, lang)).posts.map(({ href }) => href);

interface Text {
	title: string;
	slug: string;
	excerpt?: string;
	text?: string;
	lang?: LocaleCode;
}

async function publish({ title, slug, excerpt = '', text = '', lang = 'en' }: Text) {
	return backend.payload.create({
		collection: 'posts',
		locale: lang,
		data: {
			title,
			slug,
			excerpt,
			date: '2026-03-01T10:00:00.000Z',
			blogSections: [{ blockType: 'heading', text: text || 'A heading', level: '2' }],
			_status: 'published',
		},
	});
}

/** Publishes a German page and indexes it. */
async function createPage(slug: string, parent: number | null, sections: object[]) {
	const page = await backend.createPage({ title: slug, slug, parent, sections }, 'de');
	await updateSearchIndex(backend.payload);
	return page;
}

const backend = await startTestBackend();
await startSearchIndexing(backend.payload);
await publish({
	title: 'Preisliste für Großkunden',
	slug: 'preisliste',
	text: 'Die Zustellung nach München kostet wenig.',
	lang: 'de',
});
await publish({
	title: 'SMS og priser',
	slug: 'sms-priser',
	text: 'Færger på Ærø i efteråret',
	lang: 'da',
});
await publish({ title: 'Løsning', slug: 'losning', lang: 'da' });
await publish({
	title: 'Segments of a message',
	slug: 'segments',
	excerpt: 'How a message is divided.',
	text: 'An emoji makes every segment shorter, says the quartermaster.',
});
await publish({ title: 'The quartermaster', slug: 'quartermaster' });
await updateSearchIndex(backend.payload);

describe('a search', () => {
	it('finds and marks words in titles, excerpts and texts, titles first', async () => {
		const { posts } = await search('quartermaster');
		expect(posts.map(({ href }) => href)).toEqual(['/blog/quartermaster', '/blog/segments']);
		expect(posts.map(({ title }) => matches(title))).toEqual([['quartermaster'], []]);
		expect(matches(posts[1]?.excerpt ?? [])).toEqual(['quartermaster']);
		expect(joinText(posts[1]?.excerpt ?? [])).toContain('says the quartermaster.');
	});

	it('finds pages, and demo content that is older than the index', async () => {
		const { pages } = await search('about');
		expect(pages.map(({ href }) => href)).toContain('/about');
	});

	it('leaves a mark for each price of an excerpt, which the site calculates, and out the labels of buttons', async () => {
		const text = (value: string) => ({
			...{ type: 'text', version: 1, detail: 0, format: 0, mode: 'normal' as const, style: '' },
			text: value,
		});
		const price = {
			...{ type: 'inlineBlock', version: 1 },
			fields: { id: 'a', blockType: 'price', item: 'sms', country: 'DK' },
		};
		const frame = { direction: null, format: '' as const, indent: 0, version: 1 };
		const children = [text('Zum Ankerpreis von '), price, text(' pro Segment.')];
		const paragraph = { type: 'paragraph', ...frame, children };
		await createPage('ankerpreis', null, [
			{
				blockType: 'mediaText',
				heading: 'Liegeplätze',
				text: { root: { type: 'root', ...frame, children: [paragraph] } },
				buttons: [{ link: { title: 'Ankerpreis ansehen', url: '/de' }, style: 'primary' }],
			},
		]);
		const [page] = (await search('Ankerpreis', 'de')).pages;
		expect(joinText(page?.excerpt ?? [])).toBe('Liegeplätze · Zum Ankerpreis von … pro Segment.');
	});

	it('lists a page before the pages below it that mention a word as often', async () => {
		const sections = [{ blockType: 'cleanHero', heading: 'Die Kielgebühr' }];
		const parent = await createPage('haefen', null, [{ blockType: 'cleanHero', heading: 'Häfen' }]);
		await createPage('fall', parent.id, sections);
		await createPage('gebuehren', null, sections);
		const { pages } = await search('Kielgebühr', 'de');
		expect(pages.map(({ href }) => href)).toEqual(['/de/gebuehren', '/de/haefen/fall']);
	});

	it.each(['losning', 'loesning', 'LØSNING'])('marks a word by any spelling: %s', async (query) => {
		const { posts } = await search(query, 'da');
		expect(posts.map(({ title }) => matches(title))).toEqual([['Løsning']]);
	});

	it('finds results in its language only', async () => {
		expect(await findPosts('quartermaster', 'de')).toEqual([]);
		expect(await findPosts('preisliste')).toEqual([]);
	});

	it.each([
		['the beginning of a word', 'en', 'quarterm', '/blog/quartermaster'],
		['a part of a compound', 'de', 'Liste', '/de/blog/preisliste'],
		['a compound written as two words', 'de', 'Preis Liste', '/de/blog/preisliste'],
		['two words written as one', 'da', 'smspriser', '/da/blog/sms-priser'],
		['ü as ue', 'de', 'muenchen', '/de/blog/preisliste'],
		['ü without dots', 'de', 'munchen', '/de/blog/preisliste'],
		['ß as ss', 'de', 'grosskunden', '/de/blog/preisliste'],
		['æ and ø as ae and oe', 'da', 'aeroe', '/da/blog/sms-priser'],
		['å as aa', 'da', 'efteraaret', '/da/blog/sms-priser'],
		['capitals', 'da', 'FÆRGER', '/da/blog/sms-priser'],
		['a letter too few', 'en', 'quartermaser', '/blog/quartermaster'],
		['letters swapped', 'en', 'segmnets', '/blog/segments'],
		['a wrong letter', 'de', 'Zustellunk', '/de/blog/preisliste'],
		['signs around a word', 'en', '"segments" OR (*', '/blog/segments'],
		['ø as o', 'da', 'losning', '/da/blog/losning'],
		['ø as oe', 'da', 'loesning', '/da/blog/losning'],
		['only some of the words', 'en', 'segments unheardof', '/blog/segments'],
	] as const)('finds %s', async (_name, lang, query, href) => {
		expect(await findPosts(query, lang)).toContain(href);
	});

	it.each(['', '   ', '"*()', "';--", 'place : en', '\u0000', '🚢'])(
		'handles %j without an error',
		async (query) => {
			const { body } = await search(query);
			expect(body.errors).toBeUndefined();
		},
	);

	it('rejects a query that is too long and a limit that is too high', async () => {
		const tooLong = await search('a'.repeat(searchLimits.queryLength + 1));
		const tooMany = await search('a', 'en', { first: searchLimits.results + 1 });
		for (const { body } of [tooLong, tooMany])
			expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
		expect((await search('segments', 'en', { first: 1 })).posts).toHaveLength(1);
	});
});

describe('a published document', () => {
	it('is found, updated and removed at once', async () => {
		const { payload } = backend;
		const { id } = await publish({ title: 'Bollard', slug: 'bollard' });
		expect(await findPosts('bollard')).toEqual(['/blog/bollard']);
		await payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			data: { title: 'Capstan', _status: 'published' },
		});
		expect(await findPosts('bollard')).toEqual([]);
		expect(await findPosts('capstan')).toEqual(['/blog/bollard']);
		await payload.update({ collection: 'posts', id, locale: 'en', data: { _status: 'draft' } });
		expect(await findPosts('capstan')).toEqual([]);
	});

	it('is not found by the text of its draft, nor in the trash', async () => {
		const { payload } = backend;
		const { id } = await publish({ title: 'Halyard', slug: 'halyard' });
		await payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			draft: true,
			data: { title: 'Topsecret' },
		});
		expect(await findPosts('topsecret')).toEqual([]);
		expect(await findPosts('halyard')).toEqual(['/blog/halyard']);
		await payload.update({
			collection: 'posts',
			id,
			data: { deletedAt: new Date().toISOString() },
		});
		expect(await findPosts('halyard')).toEqual([]);
	});
});

it('indexing many documents does not block the event loop', async () => {
	await runSql(backend.payload, `update posts set updated_at = '2026-11-01T00:00:00.000Z'`);
	invalidate('all');
	let turns = 0;
	let isIndexing = true;
	const turnCounter = (async () => {
		while (isIndexing) {
			await nextTurn();
			turns += 1;
		}
	})();
	await updateSearchIndex(backend.payload);
	isIndexing = false;
	await turnCounter;
	const { totalDocs } = await backend.payload.count({ collection: 'posts' });
	expect(turns).toBeGreaterThanOrEqual(totalDocs);
});

describe('a search without results', () => {
	const countsOf = async (query: string) => {
		const { docs } = await backend.payload.find({
			collection: 'unanswered-searches',
			where: { query: { equals: query } },
		});
		return docs.map(({ language, times }) => [language, times]);
	};

	it('is counted by language if `counts` is set', async () => {
		await search('Kielholen  lassen', 'de', { counts: true });
		await search('kielholen lassen', 'de');
		await expect.poll(() => countsOf('kielholen lassen')).toEqual([['de', 1]]);
		await search('kielholen lassen', 'de', { counts: true });
		await expect.poll(() => countsOf('kielholen lassen')).toEqual([['de', 2]]);
	});
});

it('does not cache search responses', async () => {
	const { headers, body } = await search('segments');
	expect(body.extensions?.cacheTags).toBeUndefined();
	expect(headers.get('x-answer-cache')).not.toBe('hit');
	expect((await search('segments')).headers.get('x-answer-cache')).not.toBe('hit');
});
