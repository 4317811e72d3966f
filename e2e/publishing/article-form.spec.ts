import { expect, type Page, test } from '@playwright/test';
import { chooseInterfaceLanguage, openAdmin, openDocument, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

const paragraph = (text: string) => ({
	root: {
		type: 'root',
		version: 1,
		direction: null,
		format: '',
		indent: 0,
		children: [
			{
				type: 'paragraph',
				version: 1,
				direction: null,
				format: '',
				indent: 0,
				children: [
					{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
				],
			},
		],
	},
});

const editor = (page: Page, row: number) =>
	page.locator(`#blogSections-row-${row} [contenteditable=true]`).first();

test('the form of an article shows title, excerpt and text immediately, in the sizes of the site', async ({
	page,
}) => {
	const backend = await signIn();
	const title = 'How nine storks came back to the roof of the old harbor office in spring';
	const { id } = await backend.create('posts', {
		title,
		slug: `storks-${crypto.randomUUID()}`,
		date: '2026-03-01T09:00:00.000Z',
		excerpt: 'They had been away for nine years.',
		blogSections: [
			{ blockType: 'content', content: paragraph('Nobody had expected them.') },
			{ blockType: 'heading', text: 'The first morning', level: '2' },
			{ blockType: 'content', content: paragraph('It was raining.') },
		],
	});
	try {
		await signInToAdmin(page);
		await openDocument(page, `posts/${id}`);
		await expect(editor(page, 0)).toHaveText('Nobody had expected them.');
		await expect(editor(page, 2)).toHaveText('It was raining.');
		for (const part of [
			page.locator('#field-title'),
			page.locator('#field-excerpt'),
			editor(page, 0),
		])
			await expect(part).toBeInViewport();
		const heading = page.getByRole('textbox', { name: 'Heading' });
		await expect(heading).toHaveValue('The first morning');
		const size = (locator: ReturnType<Page['locator']>) =>
			locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
		const text = await size(editor(page, 0).locator('p'));
		expect(text).toBe(17);
		expect(await size(heading)).toBeGreaterThan(text);
		expect(await size(page.locator('#field-title'))).toBeGreaterThan(await size(heading));
		// The whole title is visible, in as many lines as necessary.
		const hiddenHeight = await page
			.locator('#field-title')
			.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
		expect(hiddenHeight).toBeLessThanOrEqual(1);
	} finally {
		await backend.remove('posts', id);
	}
});

test('an article is written by keyboard from the title to the text, in Danish', async ({
	page,
}) => {
	const backend = await signIn();
	const name = `Ni storke ${crypto.randomUUID()}`;
	await signInToAdmin(page);
	await chooseInterfaceLanguage(page.context(), 'da');
	await openAdmin(page, `${origin}/admin/collections/posts/create?locale=da`);
	await page.getByRole('textbox', { name: 'Titel' }).fill(name);
	await page.keyboard.press('Enter');
	await expect(page.locator('#field-excerpt')).toBeFocused();
	await expect(page).toHaveURL(/\/posts\/\d+/);
	const id = Number(/posts\/(\d+)/.exec(page.url())?.[1]);
	const postJson = async () =>
		JSON.stringify(await backend.first('posts', `draft=true&where[id][equals]=${id}`, 'da'));
	try {
		await page.locator('#field-excerpt').fill('De var væk i ni år.');
		await expect.poll(postJson).toContain('De var væk i ni år.');
		await page.getByRole('group', { name: 'Begynd med' }).getByText('Tekst').press('Enter');
		await expect(editor(page, 0)).toBeFocused();
		await page.keyboard.type('Ingen havde ventet dem.');
		await expect.poll(postJson).toContain('Ingen havde ventet dem.');
		// The toolbar is visible while the text has the focus, and a slash opens the list of insertable elements.
		await expect(page.locator('#blogSections-row-0 .fixed-toolbar')).toBeVisible();
		await page.keyboard.press('Enter');
		await page.keyboard.type('/');
		await expect(page.locator('.slash-menu-popup')).toBeVisible();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Backspace');
		await page.getByRole('group', { name: 'Skriv videre med' }).getByText('Citat').press('Enter');
		await expect(page.locator('#field-blogSections__1__quote')).toBeFocused();
		await expect(page.locator('#blogSections-row-0 .fixed-toolbar')).toBeHidden();
	} finally {
		await backend.remove('posts', id);
	}
});
