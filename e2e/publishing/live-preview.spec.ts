import { expect, type Page, test } from '@playwright/test';
import { chooseTab, openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';

let editor: Backend;
let slug: string;
let id: number;

test.beforeEach(async () => {
	editor = await signIn();
	slug = `typed-${crypto.randomUUID()}`;
	({ id } = await editor.create('pages', {
		title: 'Before',
		slug,
		sections: [
			{ blockType: 'cleanHero', heading: 'Before' },
			...Array.from({ length: 6 }, (_, index) => ({
				blockType: 'faq',
				heading: `Questions ${index}`,
				items: [{ question: 'Why?' }],
			})),
		],
		_status: 'published',
	}));
});
test.afterEach(() => editor.remove('pages', id));

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe');

async function openBeside(page: Page, locale = 'en'): Promise<void> {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	if (locale !== 'en') await openAdmin(page, `${page.url().split('?')[0]}?locale=${locale}`);
	// The frame asks for the page as the form has it once its script runs: from then on it answers to clicks.
	const followed = page.waitForResponse(
		(answer) => answer.url().includes('/preview/live') && answer.request().method() === 'POST',
	);
	await page.locator('#live-preview-toggler').click();
	await expect(page.locator('#live-preview-iframe')).toBeVisible();
	await followed;
}

test('the frame follows what is typed; visitors see nothing of it', async ({ page, request }) => {
	await openBeside(page);
	const heading = frameOf(page).getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Before');

	// A click in the page opens the section's form, with the focus in it.
	await heading.click();
	const field = page.locator('#field-sections__0__heading');
	await expect(field).toBeVisible();
	await field.fill('Typed and not published');
	await expect(heading).toHaveText('Typed and not published');
	expect(await (await request.get(`/${slug}`)).text()).not.toContain('Typed and not published');

	// A required text that is missing is a gap with its name, not an error.
	const question = page.locator('#field-sections__6__items__0__question');
	await page.locator('#sections-row-6 .collapsible__toggle').first().click();
	await page.locator('#sections-6-items-row-0 .collapsible__toggle').first().click();
	await question.fill('');
	const last = frameOf(page).getByRole('heading', { name: 'Questions 5' });
	await expect(frameOf(page).getByText('[Question]')).toBeVisible();
	// The focus in a form brings its section into view.
	await expect(last).toBeInViewport();

	const scheme = () =>
		frameOf(page)
			.locator('body')
			.evaluate((body) => getComputedStyle(body).backgroundColor);
	const light = await scheme();
	await page.getByRole('button', { name: 'Dark preview' }).click();
	await expect.poll(scheme).not.toBe(light);
	await page.getByRole('button', { name: 'Light preview' }).click();
	await expect.poll(scheme).toBe(light);
});

test('a click on a section shows its field clear of the bar above the form, and leaves the preview where it is', async ({
	page,
}) => {
	await openBeside(page);
	const last = frameOf(page).getByRole('heading', { name: 'Questions 5' });
	// Noted as it is clicked: the preview may still move while it takes over what is typed.
	await last.evaluate((element) => {
		const note = () => Reflect.set(window, 'clickedAt', element.getBoundingClientRect().top);
		document.addEventListener('click', note, { capture: true });
	});
	await last.click();
	const field = page.locator('#field-sections__6__heading');
	await expect(field).toBeFocused();
	await expect
		.poll(() =>
			field.evaluate((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return on !== null && element.contains(on);
			}),
		)
		.toBe(true);
	const movedBy = () =>
		last.evaluate(
			(element) => element.getBoundingClientRect().top - Number(Reflect.get(window, 'clickedAt')),
		);
	await expect.poll(movedBy).toBe(0);
});

test('a page without an address in a language is previewed in it, with its gaps', async ({
	page,
}) => {
	await openBeside(page, 'da');
	await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'da-DK');
	await expect(frameOf(page).getByRole('contentinfo')).toBeVisible();
});

test('the form shows the entry in a search result and the card when shared, as typed', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${id}`);
	await chooseTab(page, 'Search and sharing');
	const entry = page.locator('.appearance__title');
	await expect(entry).toHaveText('Before · Vimplo');
	await page.locator('#field-seo__title').fill(`${'Long '.repeat(15)}title`);
	await expect(entry).toHaveText(/^(Long )+…$/);
	await expect(page.getByText(/^Title: \d+ of 60 – the end is cut off$/)).toBeVisible();
	await page.locator('#field-seo__metaDesc').fill('Said in the search result');
	await expect(page.locator('.appearance__result')).toContainText('Said in the search result');
	await expect(page.locator('.appearance__card')).toContainText('Said in the search result');
});

test('nothing is made for who has no signed address', async ({ request }) => {
	const address = `/preview/live?collection=pages&id=${id}&lang=en&token=`;
	for (const token of ['', '1.0', `${Math.floor(Date.now() / 1000) + 60}.${'0'.repeat(64)}`]) {
		expect((await request.get(address + token)).status()).toBe(403);
		const answer = await request.post(address + token, { data: { values: { title: 'Mine' } } });
		expect(answer.status()).toBe(403);
	}
});
