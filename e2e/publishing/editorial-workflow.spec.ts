import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin, openSidebarTab } from './admin.ts';
import { type Newsroom, type Person, startNewsroom } from './newsroom.ts';
import { publishIn, unpublishIn } from './publishing-dialogs.ts';

const { step } = test;

/** The site's response to a path, without following redirects. */
async function fetchPage(
	{ site }: Newsroom,
	path: string,
): Promise<{ status: number; text: string }> {
	const response = await fetch(site + path, { redirect: 'manual' });
	return { status: response.status, text: await response.text() };
}

/** Leaves the open form, and waits until the document is saved and unlocked. */
async function leave({ admin, backend }: Newsroom, { page }: Person): Promise<void> {
	await openAdmin(page, admin);
	await expect.poll(() => backend.count('payload-locked-documents', '')).toBe(0);
}

const title = (person: Person) => person.page.locator('#field-title');

async function translate(
	room: Newsroom,
	person: Person,
	documentPath: string,
	to: string,
	text: string,
) {
	await openAdmin(person.page, `${room.admin}/collections/${documentPath}/translate?locale=${to}`);
	const field = person.page.locator('.side-row', { hasText: 'Nine storks' }).getByRole('textbox');
	await field.fill(text);
	await expect(person.page.getByText('Saved as a draft')).toBeVisible();
}

// All other browser tests run on SQLite.
test('author, translator and publisher bring an article to three languages, on PostgreSQL', async ({
	browser,
}) => {
	// About two minutes of interaction on a busy machine, including three sign-ins and two starts.
	test.setTimeout(900_000);
	const room = await startNewsroom(browser);
	try {
		await runWorkflow(room);
	} finally {
		await room.close();
	}
});

async function runWorkflow(room: Newsroom): Promise<void> {
	const { admin, backend } = room;
	const anna = await room.addPerson('Anna', { role: 'author' });
	let documentPath = '';
	let id = 0;
	const draft = (locale = 'en') =>
		backend.first('posts', `draft=true&where[id][equals]=${id}`, locale);
	const draftTitle = async (locale = 'en') => (await draft(locale)).title;
	const publicPath = async (locale: 'en' | 'da' | 'de' = 'en') =>
		`${locale === 'en' ? '' : `/${locale}`}/blog/${(await draft(locale)).slug}`;

	await step('an author writes a draft', async () => {
		await openAdmin(anna.page, `${admin}/collections/posts/create?locale=en`);
		await title(anna).fill('Nine storks');
		await anna.page.waitForURL(/\/posts\/\d+/);
		id = Number(/posts\/(\d+)/.exec(anna.page.url())?.[1]);
		documentPath = `posts/${id}`;
		await title(anna).fill('Nine storks land');
		// The slug follows the title until it is published.
		await expect.poll(() => publicPath()).toBe('/blog/nine-storks-land');
		await leave(room, anna);
	});

	const ben = await room.addPerson('Ben', { role: 'publisher' });
	await step('a translator translates side by side', async () => {
		const clara = await room.addPerson('Clara', { role: 'translator', languages: ['da', 'de'] });
		await translate(room, clara, documentPath, 'da', 'Ni storke lander');
		await translate(room, clara, documentPath, 'de', 'Neun Störche landen');
		expect(await draftTitle('da')).toBe('Ni storke lander');
		expect(await draftTitle('de')).toBe('Neun Störche landen');
	});

	const form = `${admin}/collections/${documentPath}?locale=en`;
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
		await leave(room, anna);
	};
	await step('an author may not publish, and requests a review', async () => {
		await openAdmin(anna.page, form);
		await expect(title(anna)).toHaveValue('Nine storks land');
		await expect(anna.page.locator('#action-save')).toHaveCount(0);
		expect((await fetchPage(room, await publicPath())).status).toBe(404);
		await requestReview();
	});

	await step('the publisher sends the draft back with a note', async () => {
		await openAdmin(ben.page, admin);
		await expect(ben.page.getByRole('link', { name: 'Nine storks land' }).first()).toBeVisible();
		await openAdmin(ben.page, form);
		await openSidebarTab(ben.page, 'review');
		await ben.page.getByRole('button', { name: 'Answer the review' }).click();
		await expect(review(ben).getByLabel('Note')).toBeFocused();
		await ben.page.keyboard.type('Count again');
		await review(ben).getByRole('button', { name: 'Send back' }).click();
		await expect(review(ben)).toContainText('sent back by Ben');
		await leave(room, ben);
	});

	await step('the author reads the reason, and requests another review', async () => {
		await openAdmin(anna.page, form);
		await openSidebarTab(anna.page, 'review');
		await expect(review(anna)).toContainText('Count again');
		await requestReview();
	});

	await step('the publisher approves it and publishes it in three languages', async () => {
		await openAdmin(ben.page, form);
		await openSidebarTab(ben.page, 'review');
		await review(ben).getByRole('button', { name: 'Approve and publish: English' }).click();
		const english = await publicPath();
		await expect.poll(async () => (await fetchPage(room, english)).status).toBe(200);
		await openAdmin(ben.page, form);
		await publishIn(ben.page, ['Danish', 'German']);
		for (const [locale, text] of [
			['en', 'Nine storks land'],
			['da', 'Ni storke lander'],
			['de', 'Neun Störche landen'],
		] as const) {
			const path = await publicPath(locale);
			await expect.poll(async () => (await fetchPage(room, path)).text).toContain(text);
		}
	});

	await step('the article is unpublished, and its URL redirects', async () => {
		const path = await publicPath();
		await openAdmin(ben.page, form);
		await unpublishIn(ben.page, ['English', 'Danish', 'German'], '/blog');
		await expect.poll(async () => (await fetchPage(room, path)).status).toBe(301);
	});
}
