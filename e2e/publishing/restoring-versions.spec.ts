import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin } from './admin.ts';
import type { StoredDocument } from './backend.ts';
import { type Newsroom, type Person, startNewsroom } from './newsroom.ts';
import { publishIn } from './publishing-dialogs.ts';

const codes = ['en', 'da', 'de'] as const;
type Code = (typeof codes)[number];

// Runs the tests one after the other, because all use the same backend and site.
test.describe.configure({ mode: 'default' });
let room: Newsroom;
let anna: Person;
// A separate backend and site, because these tests change content that is on every page.
test.beforeAll(async ({ browser }) => {
	room = await startNewsroom(browser, 'SQLite');
	anna = await room.addPerson('Anna', { role: 'publisher' });
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
	{
		adminPath,
		version,
		lacksLocales,
	}: { adminPath: string; version: number; lacksLocales: boolean },
) {
	await openAdmin(page, `${room.admin}/${adminPath}/versions/${version}?locale=en`);
	const dialog = page.getByRole('dialog', { name: 'Restore this version as a draft' });
	await clickUntilVisible(
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
	await page.waitForURL((url) => url.pathname === new URL(`${room.admin}/${adminPath}`).pathname);
}

interface RestorableDocument {
	/** The path below `/admin`. */
	adminPath: string;
	/** Reads the newest version. */
	newest: () => Promise<StoredDocument>;
	write: (code: Code, version: number) => Promise<void>;
	path: (code: Code) => string;
}

/** Publishes three locales, English twice; then restores the first English version and publishes it. */
async function restoreAndPublish(
	word: string,
	{ adminPath, newest, write, path }: RestorableDocument,
) {
	const { page } = anna;
	await write('en', 1);
	const { id: version } = await newest();
	await write('da', 1);
	await write('de', 1);
	await write('en', 2);
	const before = [text(word, 'en', 2), text(word, 'da', 1), text(word, 'de', 1)];
	await expect.poll(() => publicTexts(word, path)).toEqual(before);
	await restoreEnglish(page, {
		adminPath,
		version,
		lacksLocales: !adminPath.startsWith('globals'),
	});
	await openAdmin(page, `${room.admin}/${adminPath}?locale=en`);
	expect(await publicTexts(word, path)).toEqual(before);
	await publishIn(page, ['English']);
	await expect
		.poll(() => publicTexts(word, path))
		.toEqual([text(word, 'en', 1), text(word, 'da', 1), text(word, 'de', 1)]);
}

const published = { _status: 'published' } as const;

test('restoring an older version of a product changes no published translation', async () => {
	const word = 'heron';
	const { backend } = room;
	const product = await backend.create('products', {
		messageType: 'sms',
		type: 'addOn',
		_status: 'draft',
	});
	const page = await backend.create('pages', { title: 'Birds', slug: 'birds-en', ...published });
	for (const code of codes) {
		const sections = [{ blockType: 'pricingTable', products: [product.id] }];
		const data = { title: 'Birds', slug: `birds-${code}`, sections, ...published };
		await backend.update('pages', page.id, data, code);
	}
	await restoreAndPublish(word, {
		adminPath: `collections/products/${product.id}`,
		newest: () =>
			backend.first('products/versions', `where[parent][equals]=${product.id}&sort=-updatedAt`),
		write: (code, version) =>
			backend.update(
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
	const { backend } = room;
	const author = await backend.create('authors', { _status: 'draft' });
	const post = await backend.create('posts', {
		title: 'Notes',
		slug: 'notes-en',
		_status: 'draft',
	});
	for (const code of codes) {
		const data = { title: 'Notes', slug: `notes-${code}`, excerpt: 'Short.', author: author.id };
		await backend.update('posts', post.id, { ...data, ...published }, code);
	}
	await restoreAndPublish(word, {
		adminPath: `collections/authors/${author.id}`,
		newest: () =>
			backend.first('authors/versions', `where[parent][equals]=${author.id}&sort=-updatedAt`),
		write: (code, version) =>
			backend.update('authors', author.id, { name: text(word, code, version), ...published }, code),
		path: (code) => `/blog/notes-${code}`,
	});
});

test('restoring an older version of the header changes no published translation', async () => {
	const word = 'avocet';
	const { backend } = room;
	await restoreAndPublish(word, {
		adminPath: 'globals/header',
		newest: () => backend.first('globals/header/versions', 'sort=-updatedAt'),
		write: (code, version) =>
			backend.updateGlobal(
				'header',
				{ links: [{ link: { title: text(word, code, version), url: '/pricing' } }] },
				code,
			),
		path: () => '/',
	});
});
