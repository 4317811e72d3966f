import { sql } from '@payloadcms/db-sqlite/drizzle';
import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { usesPostgres } from '../src/platform/environment.ts';
import { inTransaction } from '../src/platform/transactions/in-transaction.ts';
import { runStatement } from '../src/platform/transactions/statement.ts';
import { translateDocument } from '../src/plugins/translations/machine-translation.ts';
import { startTestBackend } from './backend.ts';
import { newSession, type RestResponse, rest } from './rest.ts';

let id: number;

const { payload } = await startTestBackend();
const { token } = await newSession('publisher@example.com');

const request = async (method: string, path: string, body: object): Promise<RestResponse> => {
	const response = await rest(method, path, { token, body });
	expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
	return response;
};

let counter = 0;
beforeEach(async () => {
	counter += 1;
	const { body } = await request('POST', '/pages?locale=en&draft=true', {
		title: 'Guide',
		slug: `at-once-${counter}`,
		seo: { metaDesc: 'Everything' },
	});
	id = body.doc.id;
	const danish = { title: 'Vejledning', slug: `samtidig-${counter}`, seo: { metaDesc: 'Alt' } };
	await request('PATCH', `/pages/${id}?locale=da&draft=true`, danish);
	await request('POST', '/publishing/publish', {
		document: `pages:${id}`,
		languages: ['en', 'da'],
	});
});

const page = (locale: 'en' | 'da' | 'de') =>
	payload.findByID({
		collection: 'pages',
		id,
		draft: true,
		locale,
		fallbackLocale: false,
		depth: 0,
	});

/** The number of transactions that wait for an advisory lock (PostgreSQL). */
async function countWaiting(): Promise<number> {
	const rows = await runStatement(
		Reflect.get(payload.db, 'drizzle'),
		sql`select 1 from pg_locks where locktype = 'advisory' and not granted
			and database = (select oid from pg_database where datname = current_database())`,
	);
	return rows.length;
}

/** Calls `act` while another transaction has written the page and not yet committed. Returns the result of `act`. */
async function duringWrite<T>(
	{ locale, data }: { locale: 'en' | 'da'; data: object },
	act: () => Promise<T>,
): Promise<T> {
	const [firstWrite, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const req = await createLocalReq({}, payload);
	// Starts in a callback: otherwise the statements of the caller would be part of the transaction.
	const firstTransaction = Promise.resolve().then(() =>
		inTransaction(req, async () => {
			await payload.update({ collection: 'pages', id, draft: true, locale, data, req });
			firstWrite.resolve();
			await end.promise;
		}),
	);
	await Promise.race([firstWrite.promise, firstTransaction]);
	const response = act();
	// On SQLite the second transaction begins after the end of the first.
	if (usesPostgres) await expect.poll(countWaiting).toBeGreaterThan(0);
	end.resolve();
	await firstTransaction;
	return response;
}

const description = { locale: 'da', data: { seo: { metaDesc: 'Alt om det' } } } as const;

it('a side-by-side edit keeps a concurrent change of another field', async () => {
	await duringWrite(description, () =>
		request('POST', '/translation-states/side', {
			entity: 'pages',
			id,
			source: 'en',
			target: 'da',
			texts: [{ id: 'title', was: 'Vejledning', text: 'Håndbog' }],
		}),
	);
	expect(await page('da')).toMatchObject({ title: 'Håndbog', seo: { metaDesc: 'Alt om det' } });
});

it('copying a field from another language keeps a concurrent change of another field', async () => {
	await duringWrite(description, () =>
		request('POST', '/translation-states/side/copy', {
			entity: 'pages',
			id,
			source: 'en',
			target: 'da',
			from: 'title',
			to: 'title',
			insert: false,
		}),
	);
	expect(await page('da')).toMatchObject({ title: 'Guide', seo: { metaDesc: 'Alt om det' } });
});

it('copying a language includes a concurrent change of the source', async () => {
	await duringWrite({ locale: 'en', data: { title: 'Handbook' } }, () =>
		request('POST', '/translation-states/copy', {
			entity: 'pages',
			id,
			language: 'da',
			from: 'en',
		}),
	);
	expect(await page('da')).toMatchObject({ title: 'Handbook' });
});

it.each(['discard', 'restore'] as const)(
	'%s keeps a concurrent change of a shared field',
	async (action) => {
		const { docs } = await payload.findVersions({
			collection: 'pages',
			where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
		});
		await request('PATCH', `/pages/${id}?locale=da&draft=true`, { title: 'Håndbog' });
		await duringWrite({ locale: 'en', data: { navbarTheme: 'dark' } }, () =>
			request('POST', `/publishing/${action}`, {
				document: `pages:${id}`,
				...(action === 'discard'
					? { language: 'da' }
					: { languages: ['da'], version: Number(docs[0]?.id), shared: false }),
			}),
		);
		expect(await page('da')).toMatchObject({ title: 'Vejledning', navbarTheme: 'dark' });
	},
);

it('a bulk edit keeps a concurrent change of another field', async () => {
	await duringWrite(description, () =>
		request('PATCH', `/pages?where[id][in]=${id}&draft=true&locale=da`, { title: 'Håndbog' }),
	);
	expect(await page('da')).toMatchObject({ title: 'Håndbog', seo: { metaDesc: 'Alt om det' } });
});

it('a machine translation keeps text that a person saves during the request to the service', async () => {
	const { docs } = await payload.find({ collection: 'users' });
	const user = docs[0] ? { ...docs[0], collection: 'users' as const } : undefined;
	const req = await createLocalReq(user ? { user } : {}, payload);
	await translateDocument(
		req,
		{ kind: 'collection', slug: 'pages', id },
		{ source: 'en', target: 'de' },
		async (texts) => {
			await request('PATCH', `/pages/${id}?locale=de&draft=true`, { title: 'Von Hand' });
			return texts.map(() => 'Von der Maschine');
		},
	);
	expect(await page('de')).toMatchObject({
		title: 'Von Hand',
		seo: { metaDesc: 'Von der Maschine' },
	});
});
