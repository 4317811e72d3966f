import { expect, type Page, test } from '@playwright/test';
import { openAdmin, openSidebarTab } from '../publishing/admin.ts';
import { openPublishDialog, publishIn } from '../publishing/publishing-dialogs.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { step } from './journey.ts';
import { startNewsroom } from './newsroom.ts';

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;
const text = (words: string) => ({
	type: 'text',
	text: words,
	format: 0,
	detail: 0,
	mode: 'normal',
	style: '',
	version: 1,
});
const paragraph = (words: string) => ({
	...block,
	type: 'paragraph',
	textFormat: 0,
	children: [text(words)],
});
const cell = (words: string) => ({
	...block,
	type: 'tablecell',
	headerState: 0,
	colSpan: 1,
	rowSpan: 1,
	children: [paragraph(words)],
});

/** A text with a heading, a paragraph, a list and a table. */
const guide = {
	root: {
		...block,
		type: 'root',
		children: [
			{ ...block, type: 'heading', tag: 'h2', children: [text('Before you fly')] },
			paragraph('Storks plan ahead.'),
			{
				...block,
				type: 'list',
				listType: 'bullet',
				tag: 'ul',
				start: 1,
				children: ['Wings', 'Wind'].map((words, index) => ({
					...block,
					type: 'listitem',
					value: index + 1,
					children: [text(words)],
				})),
			},
			{
				...block,
				type: 'table',
				children: [
					{ ...block, type: 'tablerow', children: [cell('Lake'), cell('Depth')] },
					{ ...block, type: 'tablerow', children: [cell('North'), cell('Two')] },
				],
			},
			paragraph('Good luck.'),
		],
	},
};

const emptyElements = /<(li|h[1-6]|p|th|td)\b[^>]*>(<br ?\/?>)?<\/\1>/g;

test('a translator translates a page into Danish until it is published and outdated', async ({
	browser,
}) => {
	const room = await startNewsroom(browser, 'sqlite');
	try {
		const { admin, backend } = room;
		const sections = [{ blockType: 'richText', width: 'normal', content: guide }];
		const { id } = await backend.create('pages', {
			title: 'A guide for storks',
			slug: 'stork-guide',
			sections,
			_status: 'published',
		});
		const form = `${admin}/collections/pages/${id}`;
		const draft = () => backend.first('pages', `draft=true&where[id][equals]=${id}`, 'da');
		const ben = await room.addPerson('Ben', { role: 'publisher' });
		const clara = await room.addPerson('Clara', {
			role: 'translator',
			languages: ['da'],
			language: 'da',
		});
		const { page } = clara;
		const row = (source: string) => page.locator('.side-row', { hasText: source });
		const translate = async (texts: Record<string, string>) => {
			for (const [source, words] of Object.entries(texts))
				await row(source).getByRole('textbox').fill(words);
			await expect(page.getByText('Gemt som kladde')).toBeVisible();
		};

		await step('may write Danish only: the English form is read-only', async () => {
			await openAdmin(page, `${form}?locale=en`);
			await expect(page.locator('#field-title')).toBeDisabled();
			await expect(page.locator('#action-save')).toHaveCount(0);
		});

		await step(
			'an empty language offers to begin with a copy, side by side, or empty',
			async () => {
				await openAdmin(page, `${form}?locale=da`);
				const empty = page.getByRole('region', {
					name: 'Der er endnu ikke skrevet noget på dansk',
				});
				await expect(empty.getByRole('button', { name: 'Kopiér fra engelsk' })).toBeVisible();
				await expect(empty.getByRole('button', { name: 'Begynd forfra' })).toBeVisible();
				await empty.getByRole('button', { name: 'Begynd forfra' }).click();
				await expect(empty).toBeHidden();
				await expect(page.locator('#field-title')).toBeFocused();
				await openAdmin(page, `${form}?locale=da`);
				await empty.getByRole('link', { name: 'Oversæt side om side' }).click();
				await expect(page).toHaveURL(new RegExp(`/pages/${id}/translate\\?locale=da$`));
			},
		);

		await step('translates a part of the texts, one entry of the list among them', async () => {
			await translate({
				'A guide for storks': 'En vejledning for storke',
				'Before you fly': 'Før du flyver',
				Wings: 'Vinger',
			});
			await expect(page.getByText('4 af 11 tekster oversat')).toBeVisible();
			await expect.poll(async () => (await draft()).title).toBe('En vejledning for storke');
		});

		await step('copying over a text asks for confirmation', async () => {
			const copy = row('A guide for storks').getByRole('button', { name: 'Kopiér feltet' });
			const dialog = page.getByRole('dialog', { name: 'Erstat teksten?' });
			await copy.click();
			await expect(dialog).toContainText('findes under Versioner');
			await dialog.getByRole('button', { name: 'Annullér' }).click();
			await expect(dialog).toBeHidden();
			await expect(copy).toBeFocused();
			expect((await draft()).title).toBe('En vejledning for storke');
			await copy.click();
			await dialog.getByRole('button', { name: 'Erstat' }).click();
			await expect(row('A guide for storks').getByRole('textbox')).toHaveValue(
				'A guide for storks',
			);
			await expect.poll(async () => (await draft()).title).toBe('A guide for storks');
			await row('A guide for storks').getByRole('textbox').first().fill('En vejledning for storke');
			await expect.poll(async () => (await draft()).title).toBe('En vejledning for storke');
		});

		await step('asks for a review in the Danish form', async () => {
			await openAdmin(page, `${form}?locale=da`);
			await expect(page.locator('#field-title')).toBeEnabled();
			const review = page.getByRole('region', { name: 'Gennemsyn' });
			await clickUntilVisible(
				page.getByRole('button', { name: 'Bed om gennemsyn' }),
				review.getByLabel('Ben'),
			);
			await review.getByLabel('Ben').check();
			await review.getByRole('button', { name: 'Bed om det' }).click();
			await expect(review).toContainText('venter på Ben');
			await room.leave(clara);
		});

		const language = (publisher: Page) =>
			publisher.getByRole('dialog').locator('.publishing-choice > div', { hasText: 'Danish' });
		await step(
			'the publisher sees the address, made from the title; the half list stops publishing',
			async () => {
				await openAdmin(ben.page, `${form}?locale=da`);
				const dialog = await openPublishDialog(ben.page);
				await expect(language(ben.page)).toContainText('Address: /da/en-vejledning-for-storke');
				await expect(language(ben.page)).toContainText('4 of 11 texts translated');
				await expect(language(ben.page)).toContainText('entries without text');
				await expect(dialog.getByRole('checkbox', { name: 'Danish' })).toBeDisabled();
				await dialog.getByRole('button', { name: 'Cancel' }).click();
				await room.leave(ben);
			},
		);

		const danish = '/da/en-vejledning-for-storke';
		await step('the translator finishes the list, and the rest is left out', async () => {
			await openAdmin(page, `${form}/translate?locale=da`);
			await translate({ Wind: 'Vind' });
			await expect(page.getByText('5 af 11 tekster oversat')).toBeVisible();
			await openAdmin(ben.page, `${form}?locale=da`);
			await publishIn(ben.page, ['Danish'], true);
			await expect.poll(async () => (await room.fetchPage(danish)).text).toContain('Før du flyver');
			const [, main = ''] =
				/<main[^>]*>(.*)<\/main>/s.exec((await room.fetchPage(danish)).text) ?? [];
			expect(main.match(emptyElements)).toBeNull();
			expect(main).not.toContain('<table');
			await room.leave(ben);
		});

		await step('goes on where texts were missing, and publishes nothing by that', async () => {
			await openAdmin(page, `${form}/translate?locale=da`);
			await translate({ 'Good luck.': 'Held og lykke.' });
			await expect(page.getByText('6 af 11 tekster oversat')).toBeVisible();
			expect((await room.fetchPage(danish)).text).not.toContain('Held og lykke.');
		});

		await step('the translation is outdated once the source has changed', async () => {
			await backend.update('pages', id, { title: 'A new guide for storks', _status: 'published' });
			await openAdmin(page, `${form}/translate?locale=da`);
			await expect(row('A new guide for storks')).toContainText('Ændret siden');
			await openAdmin(page, `${form}?locale=da`);
			await openSidebarTab(page, 'languages');
			await expect(page.getByText('Forældet').first()).toBeVisible();
		});
	} finally {
		await room.close();
	}
});
