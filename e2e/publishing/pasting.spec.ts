import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openDocument, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const word = readFileSync(
	new URL('../../apps/backend/test/clipboard/word-online.txt', import.meta.url),
	'utf8',
);

test('a text pasted from Word keeps its structure, its picture is uploaded, and its section can be moved by keyboard', async ({
	page,
}) => {
	const backend = await signIn();
	const slug = `pasted-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', {
		title: 'Pasted',
		slug,
		sections: [{ blockType: 'richText' }, { blockType: 'faq', heading: 'Why?' }],
	});
	try {
		await signInToAdmin(page);
		await openDocument(page, `pages/${id}`);
		const text = page.locator('#sections-row-0 [contenteditable=true]').first();
		await clickUntilVisible(page.locator('#sections-row-0 .collapsible__toggle').first(), text);
		await text.click();
		await text.evaluate((element, html) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/html', html);
			element.dispatchEvent(
				new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
			);
		}, word);
		await expect(text.locator('h2')).toHaveText('Channels');
		await expect(text.locator('li li')).toHaveText('Two-way');
		await expect(text.locator('strong[data-lexical-text]')).toHaveText('weight');
		await expect(text.locator('.LexicalEditorTheme__upload')).toBeVisible();
		const sectionsJson = async () =>
			JSON.stringify((await backend.first('pages', `draft=true&where[id][equals]=${id}`)).sections);
		await expect.poll(sectionsJson).toContain('"relationTo":"media"');

		// Moving a section by keyboard keeps the focus on it.
		await page.getByRole('button', { name: 'Move down: 1' }).press('Enter');
		await expect(page.getByRole('button', { name: 'Move up: 2' })).toBeFocused();
		await expect(page.locator('#sections-row-1')).toContainText('Long text');
		await expect.poll(sectionsJson).toMatch(/^\[\{[^{]*"faq"/);
		// The focus stays there after the backend's response, which renders the row again.
		await expect(page.getByRole('button', { name: 'Move up: 2' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'Move down: 1' })).toBeFocused();
	} finally {
		await backend.remove('pages', id);
	}
});
