import { expect, type Page, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin, selectRows, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { expectNotice } from './notices.ts';
import { openPublishDialog, statusLine } from './publishing-dialogs.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
const site = process.env.E2E_SITE_URL ?? '';

type Code = 'en' | 'da' | 'de';
const codes: readonly Code[] = ['en', 'da', 'de'];

let backend: Backend;
let pageIds: number[];

test.beforeEach(async () => {
	backend = await signIn();
	pageIds = [];
});
test.afterEach(async () => {
	for (const id of pageIds) await backend.remove('pages', id);
});

interface TestPage {
	id: number;
	slug: string;
}

const slugIn = ({ slug }: Pick<TestPage, 'slug'>, code: Code) => `${slug}-${code}`;

const content = (slug: string, code: Code, version: number) => {
	const heading = `${code} ${version}`;
	return {
		title: heading,
		slug: slugIn({ slug }, code),
		sections: [{ blockType: 'cleanHero', heading }],
	};
};

/** Creates a page with the heading "<language> 1" in each language; only `live` languages are published. */
async function createPage(live: readonly Code[]): Promise<TestPage> {
	const slug = `by-language-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', { ...content(slug, 'en', 1), _status: 'draft' });
	pageIds.push(id);
	for (const code of ['da', 'de'] as const)
		await backend.update('pages', id, content(slug, code, 1), code);
	for (const code of live) await backend.update('pages', id, { _status: 'published' }, code);
	return { id, slug };
}

/** Saves drafts with the heading "<language> <version>". */
async function writeDrafts({ id, slug }: TestPage, languages: readonly Code[], version: number) {
	for (const code of languages)
		await backend.update('pages', id, content(slug, code, version), code);
}

/** The published heading in a language, or the status of an unsuccessful response. */
async function publicHeading(page: TestPage, code: Code): Promise<string | number> {
	const prefix = code === 'en' ? '' : `/${code}`;
	const response = await fetch(`${site}${prefix}/${slugIn(page, code)}`, { redirect: 'manual' });
	const html = await response.text();
	const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
	return response.ok ? heading.replaceAll(/<[^>]*>/g, '').trim() : response.status;
}

const publicHeadings = async (page: TestPage) =>
	Promise.all(codes.map(async (code) => publicHeading(page, code)));

/** Waits until the published headings (or statuses) in English, Danish and German are as expected. */
const expectPublic = (page: TestPage, expected: readonly (string | number)[]) =>
	expect.poll(() => publicHeadings(page)).toEqual(expected);

/** The titles of the newest draft in English, Danish and German. */
const draftTitles = ({ id }: TestPage) =>
	Promise.all(
		codes.map(
			async (code) =>
				(await backend.first('pages', `draft=true&where[id][equals]=${id}`, code)).title,
		),
	);

const open = (page: Page, { id }: TestPage, code: Code = 'en') =>
	openAdmin(page, `${origin}/admin/collections/pages/${id}?locale=${code}`);

/** The notice of a publication, which stays for a minute. */
const liveNotice = (page: Page, language: string) =>
	page.locator('[data-sonner-toast]').filter({ hasText: `Live in ${language}.` });

test('publishing English changes neither a newer Danish draft nor an unpublished German one', async ({
	page,
}) => {
	const testPage = await createPage(['en', 'da']);
	await writeDrafts(testPage, codes, 2);
	await signInToAdmin(page);
	await open(page, testPage);
	await expect(statusLine(page, 'English')).toContainText('Published, with unpublished changes');
	await expect(statusLine(page, 'German')).toContainText('Draft');
	await expect(page.locator('#action-save')).toHaveText('Publish in English');
	const dialog = await openPublishDialog(page);
	await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked();
	await expect(dialog.getByRole('checkbox', { name: 'Danish' })).not.toBeChecked();
	await expect(dialog).toContainText('Visitors will see changes in: Title');
	await dialog.getByRole('button', { name: 'Publish in English' }).click();
	await expect(liveNotice(page, 'English').getByRole('link')).toHaveAttribute(
		'href',
		`${site}/${slugIn(testPage, 'en')}`,
	);
	await expect(page.locator('#action-save')).toBeFocused();
	await expect(statusLine(page, 'English').locator('.publishing-state')).toHaveText('Published');
	await expect(statusLine(page, 'Danish')).toContainText('with unpublished changes');
	await expectPublic(testPage, ['en 2', 'da 1', 404]);
	expect(await draftTitles(testPage)).toEqual(['en 2', 'da 2', 'de 2']);
});

test('a language is published from its line above the form, and the notice undoes it', async ({
	page,
}) => {
	const testPage = await createPage(['en', 'da']);
	await writeDrafts(testPage, codes, 2);
	await signInToAdmin(page);
	await open(page, testPage);
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await clickUntilVisible(
		statusLine(page, 'Danish').getByRole('button', { name: 'Publish in Danish …' }),
		dialog.getByRole('checkbox').first(),
	);
	await expect(dialog.getByRole('checkbox', { name: 'Danish' })).toBeChecked();
	await expect(dialog.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
	await dialog.getByRole('button', { name: 'Publish in Danish' }).click();
	await liveNotice(page, 'Danish').getByRole('button', { name: 'Undo' }).click();
	await expectNotice(page, 'Undone. In Danish visitors see what they saw before.');
	await expect(liveNotice(page, 'Danish')).toHaveCount(0);
	await expect(statusLine(page, 'Danish')).toContainText('with unpublished changes');
	await expectPublic(testPage, ['en 1', 'da 1', 404]);
	expect(await draftTitles(testPage)).toEqual(['en 2', 'da 2', 'de 2']);
});

test('discarding the English draft shows the published text in the form', async ({ page }) => {
	const testPage = await createPage(['en', 'da']);
	await writeDrafts(testPage, codes, 2);
	await signInToAdmin(page);
	await open(page, testPage);
	await expect(page.locator('#field-title')).toHaveValue('en 2');
	const dialog = page.getByRole('dialog', { name: 'Discard the draft in English?' });
	await clickUntilVisible(
		statusLine(page, 'English').getByRole('button', { name: 'Discard draft' }),
		dialog,
	);
	await dialog.getByRole('button', { name: 'Discard draft' }).click();
	await expect(page.locator('#field-title')).toHaveValue('en 1');
	await expect(statusLine(page, 'English')).toBeFocused();
	await expect(statusLine(page, 'English').locator('.publishing-state')).toHaveText('Published');
	expect(await draftTitles(testPage)).toEqual(['en 1', 'da 2', 'de 2']);
});

test('an older version is restored in the chosen language only, as a draft', async ({ page }) => {
	const testPage = await createPage(['en']);
	await writeDrafts(testPage, codes, 2);
	await backend.update('pages', testPage.id, { _status: 'published' }, 'en');
	await backend.update('pages', testPage.id, { _status: 'published' }, 'da');
	const old = await backend.first(
		'pages/versions',
		`where[parent][equals]=${testPage.id}&where[version.title][equals]=en 1&sort=updatedAt`,
	);
	await signInToAdmin(page);
	await openAdmin(
		page,
		`${origin}/admin/collections/pages/${testPage.id}/versions/${old.id}?locale=en`,
	);
	const restore = page.getByRole('button', { name: /^Restore/ });
	await expect(restore).toHaveCount(1);
	const button = await restore.boundingBox();
	const languages = await page.locator('.app-header__localizer').boundingBox();
	expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(languages?.x ?? 0);
	// The time in the server's zone; the screen shows the one of the editor's.
	await expect(page.locator('.step-nav__last')).toBeHidden();
	const dialog = page.getByRole('dialog', { name: 'Restore this version as a draft' });
	await clickUntilVisible(restore, dialog.getByRole('checkbox').first());
	await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeChecked();
	// The first version has no German text.
	await expect(dialog.getByRole('checkbox', { name: 'German' })).toBeDisabled();
	await expect(dialog).toContainText('Replaces in today’s draft: Title');
	await dialog.getByRole('button', { name: 'Restore in English' }).click();
	await page.waitForURL(new RegExp(`/pages/${testPage.id}\\?`));
	await expect(page.locator('#field-title')).toHaveValue('en 1');
	expect(await draftTitles(testPage)).toEqual(['en 1', 'da 2', 'de 2']);
	await expectPublic(testPage, ['en 2', 'da 2', 404]);
});

test('a list preselects its language and counts the documents of each', async ({ page }) => {
	const translated = await createPage(['en', 'da']);
	const english = await createPage(['en']);
	await writeDrafts(translated, codes, 2);
	const filter = `where[or][0][and][0][id][in]=${translated.id},${english.id}`;
	await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/collections/pages?locale=da&${filter}`);
	await selectRows(page);
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await clickUntilVisible(
		page.getByRole('button', { name: /^Publish …/ }),
		dialog.getByRole('checkbox').first(),
	);
	await expect(dialog.getByRole('checkbox', { name: 'Danish' })).toBeChecked();
	for (const language of ['English', 'German'])
		await expect(dialog.getByRole('checkbox', { name: language })).not.toBeChecked();
	for (const [language, count] of [
		['English', '1 to publish'],
		['Danish', '2 to publish'],
		['German', '2 to publish'],
	] as const)
		await expect(dialog.locator('.publishing-choice', { hasText: language })).toContainText(count);
	await dialog.getByRole('button', { name: 'Publish in Danish' }).click();
	await expect(dialog).toBeHidden();
	await expectNotice(page, 'Published in Danish: 2');
	await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeFocused();
	await expectPublic(translated, ['en 1', 'da 2', 404]);
	await expectPublic(english, ['en 1', 'da 1', 404]);
});
