import { expect, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { openAdmin } from './admin.ts';
import type { StoredDocument } from './backend.ts';
import { type Newsroom, openNewsroom, type Person } from './newsroom.ts';
import { publishIn } from './publishing-dialogs.ts';

const codes = ['en', 'da', 'de'] as const;
type Code = (typeof codes)[number];

// One after the other: all use the same two programs.
test.describe.configure({ mode: 'default' });
let room: Newsroom;
let anna: Person;
// What these change is on every page of a site, so they have one of their own.
test.beforeAll(async ({ browser }) => {
	room = await openNewsroom(browser, 'SQLite');
	anna = await room.hire('Anna', { role: 'publisher' });
});
test.afterAll(() => room?.close());

/** A word that only one test writes, the language and the number of the text: `heron en 1`. */
const text = (word: string, code: Code, version: number) => `${word} ${code} ${version}`;

/** The texts of a word that visitors get at an address, one for each language; null for none. */
const seen = (word: string, path: (code: Code) => string) =>
	Promise.all(
		codes.map(async (code) => {
			const prefix = code === 'en' ? '' : `/${code}`;
			const response = await fetch(`${room.site}${prefix}${path(code)}`);
			return new RegExp(`${word} \\w\\w \\d`).exec(await response.text())?.[0] ?? null;
		}),
	);

/** Restores English of a version in the admin; the other languages it lacks can't be chosen. */
async function restoreEnglish(
	page: Page,
	{ place, version, lacks }: { place: string; version: number; lacks: boolean },
) {
	await openAdmin(page, `${room.admin}/${place}/versions/${version}?locale=en`);
	const dialog = page.getByRole('dialog', { name: 'Restore this version as a draft' });
	await openBy(
		page.getByRole('button', { name: /^Restore/ }),
		dialog.getByRole('checkbox').first(),
	);
	await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked();
	for (const language of ['Danish', 'German']) {
		const box = dialog.getByRole('checkbox', { name: language });
		await expect(box).not.toBeChecked();
		if (lacks) await expect(box).toBeDisabled();
	}
	if (lacks) await expect(dialog.getByText('no text in this language')).toHaveCount(2);
	await dialog.getByRole('button', { name: 'Restore in English' }).click();
	await page.waitForURL((url) => url.pathname === new URL(`${room.admin}/${place}`).pathname);
}

interface Subject {
	/** Below `/admin`. */
	place: string;
	/** The number of the newest version. */
	newest: () => Promise<StoredDocument>;
	write: (code: Code, version: number) => Promise<void>;
	path: (code: Code) => string;
}

/** Publishes three languages, English twice, brings its first version back and publishes that. */
async function restoreAndPublish(word: string, { place, newest, write, path }: Subject) {
	const { page } = anna;
	await write('en', 1);
	const { id: version } = await newest();
	await write('da', 1);
	await write('de', 1);
	await write('en', 2);
	const before = [text(word, 'en', 2), text(word, 'da', 1), text(word, 'de', 1)];
	await expect.poll(() => seen(word, path)).toEqual(before);
	await restoreEnglish(page, { place, version, lacks: !place.startsWith('globals') });
	await openAdmin(page, `${room.admin}/${place}?locale=en`);
	expect(await seen(word, path)).toEqual(before);
	await publishIn(page, ['English']);
	await expect
		.poll(() => seen(word, path))
		.toEqual([text(word, 'en', 1), text(word, 'da', 1), text(word, 'de', 1)]);
}

const published = { _status: 'published' } as const;

test('an older version of a product leaves its Danish and German as visitors see them', async () => {
	const word = 'heron';
	const { chief } = room;
	const product = await chief.create('products', {
		messageType: 'sms',
		type: 'addOn',
		_status: 'draft',
	});
	const birds = await chief.create('pages', { title: 'Birds', slug: 'birds-en', ...published });
	for (const code of codes) {
		const sections = [{ blockType: 'pricingTable', products: [product.id] }];
		const data = { title: 'Birds', slug: `birds-${code}`, sections, ...published };
		await chief.update('pages', birds.id, data, code);
	}
	await restoreAndPublish(word, {
		place: `collections/products/${product.id}`,
		newest: () =>
			chief.first('products/versions', `where[parent][equals]=${product.id}&sort=-updatedAt`),
		write: (code, version) =>
			chief.update(
				'products',
				product.id,
				{ title: text(word, code, version), ...published },
				code,
			),
		path: (code) => `/birds-${code}`,
	});
});

test('an older version of an author leaves its Danish and German as visitors see them', async () => {
	const word = 'plover';
	const { chief } = room;
	const author = await chief.create('authors', { _status: 'draft' });
	const post = await chief.create('posts', { title: 'Notes', slug: 'notes-en', _status: 'draft' });
	for (const code of codes) {
		const data = { title: 'Notes', slug: `notes-${code}`, excerpt: 'Short.', author: author.id };
		await chief.update('posts', post.id, { ...data, ...published }, code);
	}
	await restoreAndPublish(word, {
		place: `collections/authors/${author.id}`,
		newest: () =>
			chief.first('authors/versions', `where[parent][equals]=${author.id}&sort=-updatedAt`),
		write: (code, version) =>
			chief.update('authors', author.id, { name: text(word, code, version), ...published }, code),
		path: (code) => `/blog/notes-${code}`,
	});
});

test('an older version of the header leaves the German menu German', async () => {
	const word = 'avocet';
	const { chief } = room;
	await restoreAndPublish(word, {
		place: 'globals/header',
		newest: () => chief.first('globals/header/versions', 'sort=-updatedAt'),
		write: (code, version) =>
			chief.updateGlobal(
				'header',
				{ links: [{ link: { title: text(word, code, version), url: '/pricing' } }] },
				code,
			),
		path: () => '/',
	});
});
