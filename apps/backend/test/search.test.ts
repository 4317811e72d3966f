import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LocaleCode } from '@website/contracts/locales';
import { searchLimits } from '@website/contracts/search-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { followSearch, index } from '../src/plugins/search/index/follow.ts';
import { startTestBackend, type TestBackend } from './backend.ts';
import { runSql } from './run-sql.ts';

let backend: TestBackend;

interface Hit {
	href: string;
	title: { text: string; isMatch: boolean }[];
	excerpt: { text: string; isMatch: boolean }[];
}

const joined = (pieces: Hit['title']) => pieces.map(({ text }) => text).join('');
const marked = (pieces: Hit['title']) =>
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

const postsFound = async (query: string, lang: LocaleCode = 'en') =>
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

beforeAll(async () => {
	backend = await startTestBackend();
	await followSearch(backend.payload);
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
	await publish({
		title: 'Segments of a message',
		slug: 'segments',
		excerpt: 'How a message is divided.',
		text: 'An emoji makes every segment shorter, says the quartermaster.',
	});
	await publish({ title: 'The quartermaster', slug: 'quartermaster' });
	await index(backend.payload);
});

describe('a search', () => {
	it('finds words of titles, leads and texts, those of titles first, and marks them', async () => {
		const { posts } = await search('quartermaster');
		expect(posts.map(({ href }) => href)).toEqual(['/blog/quartermaster', '/blog/segments']);
		expect(posts.map(({ title }) => marked(title))).toEqual([['quartermaster'], []]);
		expect(marked(posts[1]?.excerpt ?? [])).toEqual(['quartermaster']);
		expect(joined(posts[1]?.excerpt ?? [])).toContain('says the quartermaster.');
	});

	it('finds pages, and the demo content that was there before the index', async () => {
		const { pages } = await search('about');
		expect(pages.map(({ href }) => href)).toContain('/about');
	});

	it('stays in its language', async () => {
		expect(await postsFound('quartermaster', 'de')).toEqual([]);
		expect(await postsFound('preisliste')).toEqual([]);
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
		['only some of the words', 'en', 'segments unheardof', '/blog/segments'],
	] as const)('finds %s', async (_name, lang, query, href) => {
		expect(await postsFound(query, lang)).toContain(href);
	});

	it.each(['', '   ', '"*()', "';--", 'place : en', '\u0000', '🚢'])(
		'answers %j without a fault',
		async (query) => {
			const { body } = await search(query);
			expect(body.errors).toBeUndefined();
		},
	);

	it('refuses a longer query and more results than are allowed', async () => {
		const tooLong = await search('a'.repeat(searchLimits.queryLength + 1));
		const tooMany = await search('a', 'en', { first: searchLimits.results + 1 });
		for (const { body } of [tooLong, tooMany])
			expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
		expect((await search('segments', 'en', { first: 1 })).posts).toHaveLength(1);
	});
});

describe('a publish', () => {
	it('is found at once, changed at once, and gone at once', async () => {
		const { payload } = backend;
		const { id } = await publish({ title: 'Bollard', slug: 'bollard' });
		expect(await postsFound('bollard')).toEqual(['/blog/bollard']);
		await payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			data: { title: 'Capstan', _status: 'published' },
		});
		expect(await postsFound('bollard')).toEqual([]);
		expect(await postsFound('capstan')).toEqual(['/blog/bollard']);
		await payload.update({ collection: 'posts', id, locale: 'en', data: { _status: 'draft' } });
		expect(await postsFound('capstan')).toEqual([]);
	});

	it('leaves drafts out, and what is in the trash', async () => {
		const { payload } = backend;
		const { id } = await publish({ title: 'Halyard', slug: 'halyard' });
		await payload.update({
			collection: 'posts',
			id,
			locale: 'en',
			draft: true,
			data: { title: 'Topsecret' },
		});
		expect(await postsFound('topsecret')).toEqual([]);
		expect(await postsFound('halyard')).toEqual(['/blog/halyard']);
		await payload.update({
			collection: 'posts',
			id,
			data: { deletedAt: new Date().toISOString() },
		});
		expect(await postsFound('halyard')).toEqual([]);
	});

	it('that was not indexed by the program that made it is indexed by the next one', async () => {
		const { payload } = backend;
		const { id } = await publish({ title: 'Forestay', slug: 'forestay' });
		await index(payload);
		await runSql(payload, `delete from search_entries where document = ${id}`);
		expect(await postsFound('forestay')).toEqual([]);
		await runSql(payload, `insert into search_changes (kind, document) values ('post', ${id})`);
		await index(payload);
		expect(await postsFound('forestay')).toEqual(['/blog/forestay']);
	});
});

it('everybody else has turns while many documents are indexed', async () => {
	await runSql(
		backend.payload,
		`insert into search_changes (kind, document) select 'post', id from posts`,
	);
	let turns = 0;
	let isIndexing = true;
	const counted = (async () => {
		while (isIndexing) {
			await nextTurn();
			turns += 1;
		}
	})();
	await index(backend.payload);
	isIndexing = false;
	await counted;
	const { totalDocs } = await backend.payload.count({ collection: 'posts' });
	expect(turns).toBeGreaterThan(totalDocs);
});

describe('a search without result', () => {
	const counted = async (query: string) => {
		const { docs } = await backend.payload.find({
			collection: 'unanswered-searches',
			where: { query: { equals: query } },
		});
		return docs.map(({ language, times }) => [language, times]);
	};

	it('is counted when it is to be, by language', async () => {
		await search('Kielholen  lassen', 'de', { counts: true });
		await search('kielholen lassen', 'de');
		await expect.poll(() => counted('kielholen lassen')).toEqual([['de', 1]]);
		await search('kielholen lassen', 'de', { counts: true });
		await expect.poll(() => counted('kielholen lassen')).toEqual([['de', 2]]);
	});
});

it('an answer is not cached, as any change may change it', async () => {
	const { headers, body } = await search('segments');
	expect(body.extensions?.cacheTags).toBeUndefined();
	expect(headers.get('x-answer-cache')).not.toBe('hit');
	expect((await search('segments')).headers.get('x-answer-cache')).not.toBe('hit');
});
