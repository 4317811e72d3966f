import { expect, type Locator, type Page } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';

type Language = 'English' | 'Danish' | 'German';

/** Checks exactly these languages in a dialog. */
async function checkLanguages(dialog: Locator, languages: readonly Language[]): Promise<void> {
	for (const language of ['English', 'Danish', 'German'] as const) {
		const box = dialog.getByRole('checkbox', { name: language });
		if (languages.includes(language)) await box.check();
		else if (await box.isChecked()) await box.uncheck();
	}
}

/** Opens the details of all languages above the open form. */
export const openLanguageDetails = (page: Page): Promise<void> =>
	clickUntilVisible(page.locator('.publishing-details summary'), page.locator('.publishing-lines'));

/** The line with the state of a language in the details above the open form. */
export const statusLine = (page: Page, language: Language): Locator =>
	page.locator('.publishing-line', { hasText: language });

/** Opens the publish dialog of the form. */
export async function openPublishDialog(page: Page): Promise<Locator> {
	const dialog = page.getByRole('dialog', { name: /^Publish: / });
	await clickUntilVisible(page.locator('#action-save'), dialog.getByRole('checkbox').first());
	return dialog;
}

/** Publishes the form's document in these languages, `incomplete` with texts missing. */
export async function publishIn(
	page: Page,
	languages: readonly Language[],
	incomplete = false,
): Promise<void> {
	const dialog = await openPublishDialog(page);
	await checkLanguages(dialog, languages);
	if (incomplete)
		await dialog.getByRole('checkbox', { name: 'Publish with texts missing' }).check();
	await dialog.getByRole('button', { name: /^Publish in/ }).click();
	await expect(dialog).toBeHidden();
}

/** Opens the unpublish dialog of the form. */
export async function openUnpublishDialog(page: Page): Promise<Locator> {
	const item = page.locator('#menu-unpublish');
	await clickUntilVisible(page.locator('.doc-controls__popup .popup-button'), item);
	await item.click();
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await expect(dialog.getByRole('checkbox').first()).toBeVisible();
	return dialog;
}

/** Unpublishes these languages of the open document. Its URLs then redirect to `redirectTo`, or return 404 without it. */
export async function unpublishIn(
	page: Page,
	languages: readonly Language[],
	redirectTo?: string,
): Promise<void> {
	const dialog = await openUnpublishDialog(page);
	await checkLanguages(dialog, languages);
	if (redirectTo === undefined) await dialog.getByRole('radio').last().check();
	else {
		await dialog.getByRole('radio').nth(1).check();
		await dialog.getByPlaceholder('/…').fill(redirectTo);
	}
	await dialog.getByRole('button', { name: /^Unpublish in/ }).click();
	await expect(dialog).toBeHidden();
}
