import { getPayload, type Payload, readMigrationFiles } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import config from '../src/payload.config.ts';
import { runSql } from './run-sql.ts';

const then = '2026-01-02T03:04:05.000Z';

/** As editors left it before categories, authors and what every page shares had drafts. */
const stored = [
	`insert into users (id, email, role, updated_at, created_at) values (1, 'chief@example.com', 'admin', '${then}', '${then}'), (2, 'ed@example.com', 'editor', '${then}', '${then}')`,
	`insert into media (id, filename, url, updated_at, created_at) values (1, 'a.svg', '/a.svg', '${then}', '${then}')`,
	`insert into categories (id, updated_at, created_at) values (1, '${then}', '${then}'), (2, '${then}', '${then}')`,
	`insert into categories_locales (name, slug, _locale, _parent_id) values ('News', 'news', 'en', 1), ('Nyt', 'nyt', 'da', 1), ('Tips', 'tips', 'en', 2)`,
	`insert into authors (id, avatar_id, updated_at, created_at) values (1, 1, '${then}', '${then}')`,
	`insert into authors_locales (name, _locale, _parent_id) values ('Anna', 'en', 1)`,
	`insert into header (id, updated_at, created_at) values (1, '${then}', '${then}')`,
	`insert into header_links (_order, _parent_id, _locale, id, link_title, link_url) values (1, 1, 'en', 'aa', 'More', '/more'), (1, 1, 'da', 'ab', 'Mere', '/da/mere')`,
	`insert into header_links_submenu (_order, _parent_id, _locale, id, link_title, link_url, description) values (1, 'aa', 'en', 'ba', 'Below', '/below', 'Under it')`,
	`insert into header_buttons (_order, _parent_id, _locale, id, link_title, link_url, style) values (1, 1, 'en', 'ca', 'Start', '/start', 'secondary')`,
	`insert into footer (id, top_row_logo_id, updated_at, created_at) values (1, 1, '${then}', '${then}')`,
	`insert into footer_locales (copyright_text, _locale, _parent_id) values ('Ours', 'en', 1)`,
	`insert into footer_top_row_socials (_order, _parent_id, id, network, url) values (1, 1, 'da', 'github', 'https://github.test')`,
	`insert into footer_menu_columns (_order, _parent_id, _locale, id, title) values (1, 1, 'en', 'ea', 'Column')`,
	`insert into footer_menu_columns_submenu (_order, _parent_id, _locale, id, link_title) values (1, 'ea', 'en', 'fa', 'News here')`,
	`insert into footer_rels (parent_id, path, locale, categories_id) values (1, 'menuColumns.0.submenu.0.link.reference', 'en', 1)`,
	`insert into call_to_action (id, updated_at, created_at) values (1, '${then}', '${then}')`,
	`insert into call_to_action_locales (heading, _locale, _parent_id) values ('Begin', 'en', 1)`,
	`insert into site_settings (id, brand, logo_id, updated_at, created_at) values (1, 'Brand', 1, '${then}', '${then}')`,
	`insert into redirects ("from", locale, status, updated_at, created_at) values ('/old', 'en', '301', '${then}', '${then}')`,
];

/** Translations as they were recorded while "outdated" stood in the place of what visitors see. */
const outdated = [
	['1', 'true'],
	['2', 'false'],
].map(
	([document, published]) =>
		`insert into translation_states ("key", entity, document, language, state, published, updated_at, created_at) values ('posts:${document}:da', 'posts', '${document}', 'da', 'outdated', ${published}, '${then}', '${then}')`,
);

let payload: Payload;
beforeAll(async () => {
	payload = await getPayload({ config });
	const migrations = await readMigrationFiles({ payload });
	const migrateUntil = async (name: string, statements: readonly string[]) => {
		const index = migrations.findIndex((migration) => migration.name.endsWith(name));
		await payload.db.migrate({ migrations: migrations.slice(0, index) });
		for (const statement of statements) await runSql(payload, statement);
	};
	await migrateUntil('nothing_lost', stored);
	await migrateUntil('outdated_beside_state', outdated);
	await payload.db.migrate();
});

it('what was outdated still is, and says whether visitors see it', async () => {
	const { docs } = await payload.find({
		collection: 'translation-states',
		where: { entity: { equals: 'posts' } },
		sort: 'document',
	});
	expect(docs).toMatchObject([
		{ document: '1', state: 'published', outdated: true },
		{ document: '2', state: 'draft', outdated: true },
	]);
});

it('who published and wrote prices still may', async () => {
	const { docs } = await payload.find({ collection: 'users', sort: 'id', depth: 0 });
	expect(docs.map(({ role, furtherRoles }) => [role, furtherRoles])).toEqual([
		['admin', []],
		['publisher', ['price-manager']],
	]);
});

it('what visitors read is what it was', async () => {
	const answer = await createContentHandler(payload)(
		new Request('http://backend.test:4000/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({
				query: `{
					categories(lang: en) { name link }
					header(lang: en) { links { link { url title } submenu { link { title } description } } buttons { style } }
					footer(lang: en) { copyright { text } topRow { logo { url } socials { network } } menuColumns { title submenu { url title } } }
					callToAction(lang: en) { heading }
					siteSettings(lang: en) { brand logo { url } }
					brand(lang: da) { name logo { url } accent decoration }
				}`,
			}),
		}),
	);
	const { data, errors } = await answer.json();
	expect(errors).toBeUndefined();
	const logo = { url: expect.stringMatching(/a\.svg$/) };
	expect(data).toEqual({
		categories: [
			{ name: 'News', link: '/blog/category/news' },
			{ name: 'Tips', link: '/blog/category/tips' },
		],
		header: {
			links: [
				{
					link: { url: '/more', title: 'More' },
					submenu: [{ link: { title: 'Below' }, description: 'Under it' }],
				},
			],
			buttons: [{ style: 'secondary' }],
		},
		footer: {
			copyright: { text: 'Ours' },
			topRow: { logo, socials: [{ network: 'github' }] },
			menuColumns: [
				{ title: 'Column', submenu: [{ url: '/blog/category/news', title: 'News here' }] },
			],
		},
		callToAction: { heading: 'Begin' },
		siteSettings: { brand: 'Brand', logo },
		brand: { name: 'Brand', logo, accent: '#d7351f', decoration: 'signalFlags' },
	});
});

it('what editors find is published, with a version of its own, and nothing is in the trash', async () => {
	for (const collection of ['categories', 'authors'] as const) {
		const { docs } = await payload.find({ collection, draft: true, depth: 0, sort: 'id' });
		expect(docs.map(({ id, _status, deletedAt }) => [id, _status, deletedAt ?? null])).toEqual(
			(collection === 'categories' ? [1, 2] : [1]).map((id) => [id, 'published', null]),
		);
	}
	const [category] = (
		await payload.findVersions({
			collection: 'categories',
			where: { parent: { equals: 1 } },
			locale: 'da',
		})
	).docs;
	expect(category?.version).toMatchObject({ name: 'Nyt', slug: 'nyt', _status: 'published' });
	expect(category?.updatedAt).toBe(then);
	const [footer] = (await payload.findGlobalVersions({ slug: 'footer', depth: 0 })).docs;
	expect(footer?.version).toMatchObject({
		_status: 'published',
		topRow: { logo: 1, socials: [{ network: 'github' }] },
		menuColumns: [{ title: 'Column', submenu: [{ link: { title: 'News here' } }] }],
	});
	const [header] = (await payload.findGlobalVersions({ slug: 'header', depth: 0 })).docs;
	expect(header?.version.links?.[0]?.submenu?.[0]?.description).toBe('Under it');
	const [brand] = (await payload.findGlobalVersions({ slug: 'brand', depth: 0 })).docs;
	expect(brand?.version).toMatchObject({ _status: 'published', name: 'Brand', logo: 1 });
	const { totalDocs } = await payload.count({ collection: 'redirects' });
	expect(totalDocs).toBe(1);
});
