import { expect, type Page, test } from '@playwright/test';
import { openAdmin, openSidebarTab, selectRows } from '../publishing/admin.ts';
import { expectNotice } from '../publishing/notices.ts';
import {
	openLanguageDetails,
	openPublishDialog,
	publishIn,
	statusLine,
	unpublishIn,
} from '../publishing/publishing-dialogs.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { step } from './journey.ts';
import { type Newsroom, type Person, startNewsroom } from './newsroom.ts';

type Code = 'en' | 'da' | 'de';
const codes: readonly Code[] = ['en', 'da', 'de'];

const title = ({ page }: Person) => page.locator('#field-title');
const dialogIn = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** The notice of a publication, which stays for a minute. */
const liveNotice = (page: Page, language: string) =>
	page.locator('[data-sonner-toast]').filter({ hasText: `Live in ${language}.` });

// All other browser tests run on SQLite.
test('an editor brings an article and a page to readers in three languages', async ({
	browser,
}) => {
	const room = await startNewsroom(browser, 'postgres');
	try {
		const ben = await room.addPerson('Ben', { role: 'publisher' });
		await publishArticle(room, ben);
		await workOnPage(room, ben);
	} finally {
		await room.close();
	}
});

/** Writes an article, has it translated and reviewed, publishes it and takes it offline. */
async function publishArticle(room: Newsroom, ben: Person): Promise<void> {
	const { admin, backend } = room;
	const anna = await room.addPerson('Anna', { role: 'author' });
	let id = 0;
	const form = () => `${admin}/collections/posts/${id}?locale=en`;
	const draft = (locale: Code = 'en') =>
		backend.first('posts', `draft=true&where[id][equals]=${id}`, locale);
	const publicPath = async (locale: Code = 'en') =>
		`${locale === 'en' ? '' : `/${locale}`}/blog/${(await draft(locale)).slug}`;

	await step('an author writes a draft, whose address follows its title', async () => {
		await openAdmin(anna.page, `${admin}/collections/posts/create?locale=en`);
		await title(anna).fill('Nine storks');
		await anna.page.waitForURL(/\/posts\/\d+/);
		id = Number(/posts\/(\d+)/.exec(anna.page.url())?.[1]);
		await title(anna).fill('Nine storks land');
		await expect.poll(() => publicPath()).toBe('/blog/nine-storks-land');
		await room.leave(anna);
	});

	await step('a translator translates it side by side', async () => {
		const clara = await room.addPerson('Clara', { role: 'translator', languages: ['da', 'de'] });
		for (const [locale, text] of [
			['da', 'Ni storke lander'],
			['de', 'Neun Störche landen'],
		] as const) {
			await openAdmin(clara.page, `${admin}/collections/posts/${id}/translate?locale=${locale}`);
			const row = clara.page.locator('.side-row', { hasText: 'Nine storks' });
			await row.getByRole('textbox').fill(text);
			await expect(clara.page.getByText('Saved as a draft')).toBeVisible();
			expect((await draft(locale)).title).toBe(text);
		}
	});

	const review = (person: Person) => person.page.getByRole('region', { name: 'Review' });
	const requestReview = async () => {
		await clickUntilVisible(
			anna.page.getByRole('button', { name: 'Ask for a review' }),
			review(anna).getByLabel('Ben'),
		);
		await review(anna).getByLabel('Ben').check();
		await review(anna).getByLabel('Note').fill('Are nine right?');
		await review(anna).getByRole('button', { name: 'Ask', exact: true }).click();
		await expect(review(anna)).toContainText('waits for Ben');
		await expect(anna.page.getByRole('tab', { name: /^Review/ })).toHaveAccessibleName(
			/^Review.*Open: 1$/,
		);
		await room.leave(anna);
	};
	await step('the author may not publish, and asks for a review', async () => {
		await openAdmin(anna.page, form());
		await expect(title(anna)).toHaveValue('Nine storks land');
		await expect(anna.page.locator('#action-save')).toHaveCount(0);
		expect((await room.fetchPage(await publicPath())).status).toBe(404);
		await requestReview();
	});

	await step('the publisher finds it on the dashboard and sends it back with a note', async () => {
		await openAdmin(ben.page, admin);
		await expect(ben.page.getByRole('link', { name: 'Nine storks land' }).first()).toBeVisible();
		await openAdmin(ben.page, form());
		await openSidebarTab(ben.page, 'review');
		await ben.page.getByRole('button', { name: 'Answer the review' }).click();
		await expect(review(ben).getByLabel('Note')).toBeFocused();
		await ben.page.keyboard.type('Count again');
		await review(ben).getByRole('button', { name: 'Send back' }).click();
		await expect(review(ben)).toContainText('sent back by Ben');
		await room.leave(ben);
	});

	await step('the author reads the reason, and asks again', async () => {
		await openAdmin(anna.page, form());
		await openSidebarTab(anna.page, 'review');
		await expect(review(anna)).toContainText('Count again');
		await requestReview();
	});

	await step('the publisher approves it and publishes it in three languages', async () => {
		await openAdmin(ben.page, form());
		await openSidebarTab(ben.page, 'review');
		await review(ben).getByRole('button', { name: 'Approve and publish: English' }).click();
		const english = await publicPath();
		await expect.poll(async () => (await room.fetchPage(english)).status).toBe(200);
		await openAdmin(ben.page, form());
		await publishIn(ben.page, ['Danish', 'German']);
		for (const [locale, text] of [
			['en', 'Nine storks land'],
			['da', 'Ni storke lander'],
			['de', 'Neun Störche landen'],
		] as const) {
			const path = await publicPath(locale);
			await expect.poll(async () => (await room.fetchPage(path)).text).toContain(text);
		}
		await openSidebarTab(ben.page, 'review');
		await review(ben).getByText('Rounds before publication (2)').click();
		await expect(review(ben)).toContainText('sent back by Ben: Count again');
	});

	await step('the article is taken offline, and its address redirects', async () => {
		const path = await publicPath();
		await openAdmin(ben.page, form());
		await unpublishIn(ben.page, ['English', 'Danish', 'German'], '/blog');
		await expect.poll(async () => (await room.fetchPage(path)).status).toBe(301);
	});
}

/** Works on a page that was published before in two of three languages and has newer drafts in all. */
async function workOnPage(room: Newsroom, ben: Person): Promise<void> {
	const { admin, backend, site } = room;
	const { page } = ben;
	const content = (name: string, code: Code, version: number) => ({
		title: `${code} ${version}`,
		slug: `${name}-${code}`,
		sections: [{ blockType: 'cleanHero', heading: `${code} ${version}` }],
	});
	const createPage = async (name: string, live: readonly Code[]) => {
		const { id } = await backend.create('pages', { ...content(name, 'en', 1), _status: 'draft' });
		for (const code of ['da', 'de'] as const)
			await backend.update('pages', id, content(name, code, 1), code);
		for (const code of live) await backend.update('pages', id, { _status: 'published' }, code);
		return id;
	};
	const write = async (id: number, name: string, version: number) => {
		for (const code of codes) await backend.update('pages', id, content(name, code, version), code);
	};
	const id = await createPage('storks', ['en', 'da']);
	await write(id, 'storks', 2);
	const open = (code: Code = 'en') =>
		openAdmin(page, `${admin}/collections/pages/${id}?locale=${code}`);
	const heading = async (name: string, code: Code) => {
		const path = `${code === 'en' ? '' : `/${code}`}/${name}-${code}`;
		const { status, text } = await room.fetchPage(path);
		const [, html = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
		return status === 200 ? html.replaceAll(/<[^>]*>/g, '').trim() : status;
	};
	/** Waits until the published headings (or statuses) in English, Danish and German are as expected. */
	const expectPublic = (expected: readonly (string | number)[], name = 'storks') =>
		expect.poll(() => Promise.all(codes.map((code) => heading(name, code)))).toEqual(expected);
	const draftTitles = () =>
		Promise.all(
			codes.map(
				async (code) =>
					(await backend.first('pages', `draft=true&where[id][equals]=${id}`, code)).title,
			),
		);

	await step('publishing English changes no other language', async () => {
		await open();
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
			/\/storks-en$/,
		);
		await expect(page.locator('#action-save')).toBeFocused();
		await expect(statusLine(page, 'English').locator('.publishing-state')).toHaveText('Published');
		await expect(statusLine(page, 'Danish')).toContainText('with unpublished changes');
		await expectPublic(['en 2', 'da 1', 404]);
		expect(await draftTitles()).toEqual(['en 2', 'da 2', 'de 2']);
	});

	await step('a language is published from its line, and the notice undoes it', async () => {
		const dialog = dialogIn(page);
		await openLanguageDetails(page);
		await clickUntilVisible(
			statusLine(page, 'Danish').getByRole('button', { name: 'Publish in Danish …' }),
			dialog.getByRole('checkbox').first(),
		);
		await expect(dialog.getByRole('checkbox', { name: 'Danish' })).toBeChecked();
		await expect(dialog.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
		await dialog.getByRole('button', { name: 'Publish in Danish' }).click();
		await liveNotice(page, 'Danish').getByRole('button', { name: 'Undo' }).click();
		await expectNotice(page, 'Undone. Visitors see what they saw before.');
		await expect(liveNotice(page, 'Danish')).toHaveCount(0);
		await expect(statusLine(page, 'Danish')).toContainText('with unpublished changes');
		await expectPublic(['en 2', 'da 1', 404]);
		expect(await draftTitles()).toEqual(['en 2', 'da 2', 'de 2']);
	});

	await step('discarding a draft shows the published text in the form', async () => {
		await title(ben).fill('en 3');
		await expect.poll(draftTitles).toEqual(['en 3', 'da 2', 'de 2']);
		await open();
		const dialog = page.getByRole('dialog', { name: 'Discard the draft in English?' });
		await openLanguageDetails(page);
		await clickUntilVisible(
			statusLine(page, 'English').getByRole('button', { name: 'Discard draft' }),
			dialog,
		);
		await dialog.getByRole('button', { name: 'Discard draft' }).click();
		await expect(title(ben)).toHaveValue('en 2');
		await expect(statusLine(page, 'English')).toBeFocused();
		await expect(statusLine(page, 'English').locator('.publishing-state')).toHaveText('Published');
		expect(await draftTitles()).toEqual(['en 2', 'da 2', 'de 2']);
	});

	await step(
		'a plan has the languages with a change; the list of plans changes its time and leads back to the form',
		async () => {
			const plannedDay = await page.evaluate(() => {
				const now = new Date();
				const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7);
				const two = (value: number) => String(value).padStart(2, '0');
				return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
			});
			const drawer = page.getByRole('dialog');
			await clickUntilVisible(
				page.getByRole('button', { name: 'Schedule …' }),
				drawer.getByLabel('When'),
			);
			await expect(drawer.getByLabel('Publish', { exact: true })).toBeChecked();
			await expect(drawer.getByRole('checkbox', { name: 'English' })).toBeDisabled();
			await drawer.getByRole('checkbox', { name: 'Danish' }).check();
			await drawer.getByLabel('When').fill(`${plannedDay}T09:00`);
			await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
			await expect(drawer).toBeHidden();
			await openAdmin(page, `${admin}/planned`);
			const entry = page.getByRole('listitem').filter({ hasText: 'en 2' });
			await expect(entry).toContainText('9:00');
			await clickUntilVisible(
				entry.getByRole('button', { name: 'Change the time' }),
				drawer.getByLabel('When'),
			);
			await drawer.getByLabel('When').fill(`${plannedDay}T10:30`);
			await drawer.getByRole('button', { name: 'Schedule', exact: true }).click();
			await expect(drawer).toBeHidden();
			await expect(entry).toContainText('10:30');
			await entry.getByRole('link', { name: 'en 2' }).click();
			await expect(title(ben)).toHaveValue('da 2');
		},
	);

	await step('an older version is restored in the chosen language only, as a draft', async () => {
		const filter = `where[parent][equals]=${id}&where[version.title][equals]=en 1&sort=updatedAt`;
		const old = await backend.first('pages/versions', filter);
		await openAdmin(page, `${admin}/collections/pages/${id}/versions/${old.id}?locale=en`);
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
		await page.waitForURL(new RegExp(`/pages/${id}\\?`));
		await expect(title(ben)).toHaveValue('en 1');
		expect(await draftTitles()).toEqual(['en 1', 'da 2', 'de 2']);
		await expectPublic(['en 2', 'da 1', 404]);
	});

	await step('a draft is shared by a link until it is withdrawn', async () => {
		await openSidebarTab(page, 'publish');
		const panel = page.locator('.share-panel', { hasText: 'Share the draft' });
		await panel.getByRole('button', { name: 'New link' }).click();
		await panel.getByRole('button', { name: 'Make the link' }).click();
		const link = await panel.getByRole('textbox', { name: 'Link' }).inputValue();
		const context = await ben.context.browser()?.newContext();
		const guest = await context?.newPage();
		if (!context || !guest) throw new Error('There is no browser');
		await guest.goto(link);
		await expect(guest).toHaveURL(/\/storks-en$/);
		await expect(guest.getByRole('heading', { level: 1 })).toHaveText('en 1');
		await expect(guest.getByText('a preview with drafts')).toBeVisible();
		// Other pages show the published site.
		await guest.getByRole('contentinfo').getByRole('link').first().click();
		await expect(guest.getByText('a preview with drafts')).toBeHidden();
		await panel.getByRole('button', { name: 'Withdraw' }).click();
		await expect(panel.getByText('withdrawn by')).toBeVisible();
		expect((await guest.goto(link))?.status()).toBe(410);
		await expect(guest.getByRole('heading', { level: 1 })).toHaveText('No preview');
		await guest.goto(`${site}/storks-en`);
		await expect(guest.getByRole('heading', { level: 1 })).toHaveText('en 2');
		await context.close();
	});

	await step('a release publishes it in all languages', async () => {
		await page.getByLabel('Add to a release').selectOption('New release …');
		await page.getByRole('textbox', { name: 'Its title' }).fill('All at once');
		await page.getByRole('button', { name: 'Add', exact: true }).click();
		const release = page.getByRole('link', { name: 'All at once' });
		await openAdmin(page, new URL((await release.getAttribute('href')) ?? '', admin).href);
		await expect(page.locator('.release-member')).toHaveText(/en 1/);
		const dialog = page.getByRole('dialog');
		await clickUntilVisible(page.getByRole('button', { name: 'Publish all' }), dialog);
		await dialog.getByRole('button', { name: 'Publish in English, Danish, and German' }).click();
		await expect(page.locator('.release-state')).toHaveText('published');
		await expectPublic(['en 1', 'da 2', 'de 2']);
		const notice = page.locator('[data-sonner-toast]');
		await notice.getByRole('button', { name: 'Undo' }).click();
		await expect(page.locator('.release-state')).toHaveText('draft');
		await expectPublic(['en 2', 'da 1', 404]);
		await clickUntilVisible(page.getByRole('button', { name: 'Publish all' }), dialog);
		await dialog.getByRole('button', { name: 'Publish in English, Danish, and German' }).click();
		await expectPublic(['en 1', 'da 2', 'de 2']);
	});

	await step('a list preselects its language and counts the documents of each', async () => {
		await write(id, 'storks', 4);
		const other = await createPage('herons', ['en']);
		const filter = `where[or][0][and][0][id][in]=${id},${other}`;
		await openAdmin(page, `${admin}/collections/pages?locale=da&${filter}`);
		await selectRows(page);
		const dialog = dialogIn(page);
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
			await expect(dialog.locator('.publishing-choice', { hasText: language })).toContainText(
				count,
			);
		await dialog.getByRole('button', { name: 'Publish in Danish' }).click();
		await expect(dialog).toBeHidden();
		await expectNotice(page, 'Published in Danish: 2');
		await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeFocused();
		await expectPublic(['en 1', 'da 4', 'de 2']);
		await expectPublic(['en 1', 'da 1', 404], 'herons');
		await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
		await expectPublic(['en 1', 'da 2', 'de 2']);
		await expectPublic(['en 1', 404, 404], 'herons');
	});
}
