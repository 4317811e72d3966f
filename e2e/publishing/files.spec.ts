import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAdmin, openDocument, signInToAdmin, waitForHydration } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { expectNotice } from './notices.ts';
import { picture } from './picture.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let suffix: string;

test.beforeEach(async () => {
	backend = await signIn();
	suffix = crypto.randomUUID();
});

const png = (name: string, content = picture(1400, 900)) => ({
	name,
	mimeType: 'image/png',
	buffer: content,
});
const unsupportedFile = (name: string) => ({
	name,
	mimeType: 'application/msword',
	buffer: Buffer.from('Dear colleague'),
});
/** Opens the drawer for bulk uploads and returns its hidden file input. */
async function openBulkUpload(page: Page): Promise<Locator> {
	const files = page.locator('dialog[open] input[type=file], .drawer input[type=file]').first();
	await expect(async () => {
		if ((await files.count()) === 0)
			await page.getByRole('button', { name: 'Bulk upload' }).click({ timeout: 2_000 });
		await expect(files).toBeAttached({ timeout: 2_000 });
	}).toPass();
	return files;
}

const list = (search: string) =>
	`${origin}/admin/collections/media?locale=en&search=${encodeURIComponent(search)}`;

test('several files are uploaded together, and marked while they have no description', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openAdmin(page, list(suffix));
	const files = await openBulkUpload(page);
	await files.setInputFiles([
		png(`${suffix}-one.png`),
		png(`${suffix}-two.png`, picture(1400, 900, 90)),
		unsupportedFile(`${suffix}.doc`),
	]);
	await expectNotice(page, `Left out: ${suffix}.doc. These can be used: PNG`);
	await expect(page.getByText('2 Files to upload').first()).toBeVisible();
	// Unsaved files cannot be replaced.
	await expect(page.getByLabel('Replace the file')).toHaveCount(0);
	await page.getByRole('button', { name: 'Save', exact: true }).last().click();
	await expect.poll(() => backend.count('media', `where[filename][like]=${suffix}`)).toBe(2);

	const rows = page.locator('tbody tr').filter({ hasText: suffix });
	await openAdmin(page, list(suffix));
	await expect(rows.getByText('No description')).toHaveCount(2);
	const { id } = await backend.first('media', `where[filename][like]=${suffix}`);
	await backend.update('media', id, { alt: 'Two storks' });
	await openAdmin(page, list(suffix));
	await expect(rows.getByText('No description')).toHaveCount(1);
	await expect(rows.getByText('Two storks')).toBeVisible();
});

for (const action of ['drop', 'paste'] as const)
	test(`files are uploaded by a ${action} anywhere on the list`, {
		tag: action === 'drop' ? [] : '@everything',
	}, async ({ page }) => {
		await signInToAdmin(page);
		await openAdmin(page, list(suffix));
		await expect(page.getByText('Drop or paste files anywhere')).toBeVisible();
		const bytes = png(`${suffix}-${action}.png`).buffer.toString('base64');
		await page.locator('.media-drop').evaluate(
			(element, { bytes, name, action }) => {
				const data = new DataTransfer();
				const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
				data.items.add(new File([content], name, { type: 'image/png' }));
				data.items.add(new File(['Dear'], 'letter.doc', { type: 'application/msword' }));
				const init = { bubbles: true, cancelable: true };
				element.dispatchEvent(
					action === 'drop'
						? new DragEvent('drop', { ...init, dataTransfer: data })
						: new ClipboardEvent('paste', { ...init, clipboardData: data }),
				);
			},
			{ bytes, name: `${suffix}-${action}.png`, action },
		);
		await expect(page.getByText('Left out: letter.doc')).toBeVisible();
		await expect(page.getByText('1 File to upload').first()).toBeVisible();
		await page.getByRole('button', { name: 'Save', exact: true }).last().click();
		await expect
			.poll(() => backend.count('media', `where[filename][equals]=${suffix}-${action}.png`))
			.toBe(1);
	});

test('a bulk upload stores the valid files and shows why a file is refused', async ({ page }) => {
	await signInToAdmin(page);
	await openAdmin(page, list(suffix));
	const files = await openBulkUpload(page);
	const broken = picture(1400, 900).subarray(0, 200);
	await files.setInputFiles([png(`${suffix}-good.png`), png(`${suffix}-broken.png`, broken)]);
	await expect(page.getByText('2 Files to upload').first()).toBeVisible();
	await page.getByRole('button', { name: 'Save', exact: true }).last().click();
	await expectNotice(page, 'The picture is damaged');
	await expect(page.getByText('1 File to upload').first()).toBeVisible();
	await expect.poll(() => backend.count('media', `where[filename][like]=${suffix}`)).toBe(1);
});

test('a folder is created by keyboard', { tag: '@everything' }, async ({ page }) => {
	const name = `by key ${suffix}`;
	await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/collections/media/media-folders`);
	const field = page.locator('#field-name');
	await expect(async () => {
		if (!(await field.isVisible()))
			await page
				.getByRole('button', { name: /^create folder$/i })
				.first()
				.press('Enter', { timeout: 2_000 });
		await expect(field).toBeVisible({ timeout: 2_000 });
	}).toPass();
	await field.fill(name);
	await field.press('Enter');
	await expect(page.getByRole('button', { name })).toBeVisible();
});

test('a file is replaced under its name; the warning about its size is updated, and its focal point is shown in the crops of the site', async ({
	page,
}) => {
	const original = await backend.upload(png(`${suffix}.png`, picture(60, 60)));
	await signInToAdmin(page);
	await openDocument(page, `media/${original.id}`);
	await expect(page.getByText('Under 320 pixels')).toBeVisible();
	// The form reloads itself.
	const reload = page.waitForEvent('load');
	await page.getByLabel('Replace the file').setInputFiles(png('another-name.png'));
	const current = () => backend.first('media', `where[id][equals]=${original.id}`);
	await expect.poll(async () => (await current()).revision).not.toBe(original.revision);
	expect((await current()).filename).toBe(original.filename);

	await reload;
	await waitForHydration(page);
	await expect(page.getByText('Under 320 pixels')).toBeHidden();
	await page.getByRole('button', { name: 'Edit image' }).click();
	await page.locator('input[name="X %"]').fill('10');
	await page.getByRole('button', { name: 'Apply changes' }).click();
	const shapes = page.getByRole('list', { name: 'Shapes of the site' }).locator('img');
	await expect(shapes.first()).toHaveCSS('object-position', '10% 50%');
	await page.locator('#action-save').click();
	await expect.poll(async () => (await current()).focalX).toBe(10);
});
