import { expect, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { openAdmin } from './admin.ts';
import type { StoredDocument } from './backend.ts';
import { type Newsroom, openNewsroom, type Person } from './newsroom.ts';
import { publishIn } from './publishing-dialogs.ts';

const codes = ['en', 'da', 'de'] as const;
type Code = (typeof codes)[number];

// Runs the tests one after the other, because all use the same backend and site.
test.describe.configure({ mode: 'default' });
let room: Newsroom;
let anna: Person;
// A separate backend and site, because these tests change content that is on every page.
test.beforeAll(async ({ browser }) => {
	room = await openNewsroom(browser, 'SQLite');
	anna = await room.hire('Anna', { role: 'publisher' });
});
test.afterAll(() => room?.close());

/** A unique text of a word, locale and number, such as `heron en 1`. */
const text = (word: string, code: Code, version: number) => `${word} ${code} ${version}`;

/** The published texts of a word at a path, one per locale; `null` if there is none. */
const publicTexts = (word: string, path: (code: Code) => string) =>
	Promise.all(
		codes.map(async (code) => {
			const prefix = code === 'en' ? '' : `/${code}`;
			const response = await fetch(`${room.site}${prefix}${path(code)}`);
			return new RegExp(`${word} \\w\\w \\d`).exec(await response.text())?.[0] ?? null;
		}),
	);

/** Restores the English text of a version in the admin. Expects that locales missing in the version cannot be chosen. */
async function restoreEnglish(
	page: Page,
	{ place, version, lacksLocales }: { place: string; version: number; lacksLocales: boolean },
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
		if (lacksLocales) await expect(box).toBeDisabled();
	}
	if (lacksLocales) await expect(dialog.getByText('no text in this language')).toHaveCount(2);
	await dialog.getByRole('button', { name: 'Restore in English' }).click();
	await page.waitForURL((url) => url.pathname === new URL(`${room.admin}/${place}`).pathname);
}

interface RestorableDocument {
	/** The path below `/admin`. */
	place: string;
	/** Reads the newest version. */
	newest: () => Promise<StoredDocument>;
	write: (code: Code, version: number) => Promise<void>;
	path: (code: Code) => string;
}

/** Publishes three locales, English twice; then restores the first English version and publishes it. */
async function restoreAndPublish(word: string, { place, newest, write, path }: RestorableDocument) {
	const { page } = anna;
	await write('en', 1);
	const { id: version } = await newest();
	await write('da', 1);
	await write('de', 1);
	await write('en', 2);
	const before = [text(word, 'en', 2), text(word, 'da', 1), text(word, 'de', 1)];
	await expect.poll(() => publicTexts(word, path)).toEqual(before);
	await restoreEnglish(page, { place, version, lacksLocales: !place.startsWith('globals') });
	await openAdmin(page, `${room.admin}/${place}?locale=en`);
	expect(await publicTexts(word, path)).toEqual(before);
	await publishIn(page, ['English']);
	await expect
		.poll(() => publicTexts(word, path))
		.toEqual([text(word, 'en', 1), text(word, 'da', 1), text(word, 'de', 1)]);
}

const published = { _status: 'published' } as const;

test('restoring an older version of a product changes no published translation', async () => {
	const word = 'heron';
	const { chief } = room;
	const product = await chief.create('products', {
		messageType: 'sms',
		type: 'addOn',
		_status: 'draft',
	});
	const page = await chief.create('pages', { title: 'Birds', slug: 'birds-en', ...published });
	for (const code of codes) {
		const sections = [{ blockType: 'pricingTable', products: [product.id] }];
		const data = { title: 'Birds', slug: `birds-${code}`, sections, ...published };
		await chief.update('pages', page.id, data, code);
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

test('restoring an older version of an author changes no published translation', async () => {
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

test('restoring an older version of the header changes no published translation', async () => {
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
