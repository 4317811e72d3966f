import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

const message = 'Færgen sejler kl. 14.35 – kaptajnen er ombord';

test('the composer keeps early input, replaces characters and shows preview and price', async ({
	page,
}) => {
	await page.goto('/da');
	const field = page.getByLabel('Din sms');
	const panel = page.getByRole('tabpanel', { name: 'Sms' });
	// Input before React starts is kept.
	await field.fill(message);
	await startReact(page);
	await expect(panel.getByRole('figure')).toContainText(message);
	await expect(field).toHaveValue(message);
	await expect(panel.getByText('UCS-2', { exact: true })).toBeVisible();

	await panel.getByRole('button', { name: 'Erstat – med -' }).click();
	await expect(field).toHaveValue(message.replace('–', '-'));
	await expect(panel.getByText('GSM-7', { exact: true })).toBeVisible();
	await expect(panel.locator('mark')).toHaveCount(0);

	const price = panel.locator('dd [data-figure=EUR]').first();
	const danish = await price.textContent();
	await page.getByLabel('Modtagerens land').selectOption({ label: 'Tyskland' });
	await expect(panel.getByText('Pris til Tyskland')).toBeVisible();
	await expect(price).toHaveText(/\d/);
	await expect(price).not.toHaveText(danish ?? '');

	await page.getByRole('tab', { name: 'Sms' }).focus();
	await page.keyboard.press('ArrowRight');
	const card = page.getByRole('tabpanel', { name: 'RCS' });
	await expect(page.getByRole('tab', { name: 'RCS' })).toBeFocused();
	await expect(card.getByRole('figure')).toContainText(message.replace('–', '-'));
	await expect(card.getByText('Verificeret afsender')).toBeVisible();
	await expect(panel).toBeHidden();
});
