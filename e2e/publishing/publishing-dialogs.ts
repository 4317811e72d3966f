import { expect, type Locator, type Page } from '@playwright/test';
import { openBy } from '../support/open-by.ts';

type Language = 'English' | 'Danish' | 'German';

/** Chooses exactly these languages of a dialog. */
async function choose(dialog: Locator, languages: readonly Language[]): Promise<void> {
	for (const language of ['English', 'Danish', 'German'] as const) {
		const box = dialog.getByRole('checkbox', { name: language });
		if (languages.includes(language)) await box.check();
		else if (await box.isChecked()) await box.uncheck();
	}
}

/** The state of a language in the head of the open form. */
export const statusLine = (page: Page, language: Language): Locator =>
	page.locator('.publishing-line', { hasText: language });

/** Opens the dialog that publishes what is in the form. */
export async function askToPublish(page: Page): Promise<Locator> {
	const dialog = page.getByRole('dialog', { name: /^Publish: / });
	await openBy(page.locator('#action-save'), dialog.getByRole('checkbox').first());
	return dialog;
}

/** Publishes what is in the form in these languages. */
export async function publishIn(page: Page, languages: readonly Language[]): Promise<void> {
	const dialog = await askToPublish(page);
	await choose(dialog, languages);
	await dialog.getByRole('button', { name: /^Publish in/ }).click();
	await expect(dialog).toBeHidden();
}

/** Opens the dialog that takes the open document offline. */
export async function askToUnpublish(page: Page): Promise<Locator> {
	const item = page.locator('#menu-unpublish');
	await openBy(page.locator('.doc-controls__popup .popup-button'), item);
	await item.click();
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await expect(dialog.getByRole('checkbox').first()).toBeVisible();
	return dialog;
}

/** Takes these languages of the open document offline; its addresses lead nowhere unless a path is given. */
export async function unpublishIn(
	page: Page,
	languages: readonly Language[],
	leads?: string,
): Promise<void> {
	const dialog = await askToUnpublish(page);
	await choose(dialog, languages);
	if (leads === undefined) await dialog.getByRole('radio').last().check();
	else {
		await dialog.getByRole('radio').nth(1).check();
		await dialog.getByPlaceholder('/…').fill(leads);
	}
	await dialog.getByRole('button', { name: /^Unpublish in/ }).click();
	await expect(dialog).toBeHidden();
}

/** Publishes what is chosen in a list, or takes it offline, in these languages. Answers the dialog, which stays while something was refused. */
export async function changeChosen(
	page: Page,
	action: 'Publish' | 'Unpublish',
	languages: readonly Language[],
): Promise<Locator> {
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await openBy(
		page.getByRole('button', { name: new RegExp(`^${action} …`) }),
		dialog.getByRole('checkbox').first(),
	);
	await choose(dialog, languages);
	if (action === 'Unpublish') await dialog.getByRole('radio').last().check();
	await dialog.getByRole('button', { name: new RegExp(`^${action} in`) }).click();
	return dialog;
}
