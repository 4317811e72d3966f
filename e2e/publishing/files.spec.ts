import { expect, type Locator, type Page, test } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { openAdmin, openDocument, signInToAdmin, waitForHydration } from './admin.ts';
import { type Backend, type StoredDocument, signIn } from './backend.ts';
import { expectNotice } from './notices.ts';
import { picture } from './picture.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';
let backend: Backend;
let own: string;

test.beforeEach(async () => {
	backend = await signIn();
	own = crypto.randomUUID();
});

const png = (name: string, content = picture(1400, 900)) => ({
	name,
	mimeType: 'image/png',
	buffer: content,
});
const letter = (name: string) => ({
	name,
	mimeType: 'application/msword',
	buffer: Buffer.from('Dear colleague'),
});
/** Opens the drawer that takes many files; answers its hidden field. */
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

test('many files are uploaded at once, sorted together and found by their tag', async ({
	page,
}) => {
	const folder = await backend.create('media-folders', { name: own, folderType: ['media'] });
	const tag = await backend.create('media-tags', { name: `tag ${own}` });
	await signInToAdmin(page);
	await openAdmin(page, list(own));
	const files = await openBulkUpload(page);
	await files.setInputFiles([
		png(`${own}-one.png`),
		png(`${own}-two.png`, picture(1400, 900, 90)),
		letter(`${own}.doc`),
	]);
	await expectNotice(page, `Left out: ${own}.doc. These can be used: PNG`);
	await expect(page.getByText('2 Files to Upload').first()).toBeVisible();
	// Not stored yet: nothing uses it, and nothing can take its place.
	await expect(page.getByLabel('Replace the file')).toHaveCount(0);
	await page.getByRole('button', { name: 'Save', exact: true }).last().click();
	const countFiles = (filter: string) =>
		backend.count('media', `where[filename][like]=${own}&${filter}`);
	await expect.poll(() => countFiles('')).toBe(2);

	const chosen = page.getByRole('group', { name: 'Chosen files (2)' });
	const choose = async () => {
		await openAdmin(page, list(own));
		await openBy(page.getByLabel('Select all on this page'), chosen);
	};
	await choose();
	await chosen.getByLabel('Folder').selectOption({ label: own });
	await chosen.getByRole('button', { name: 'Move' }).click();
	await expect.poll(() => countFiles(`where[folder][equals]=${folder.id}`)).toBe(2);
	await expect(page.locator('.media-card').filter({ hasText: own })).toHaveCount(2);
	await expect(page.locator('tbody').getByText(own, { exact: true })).toHaveCount(2);

	await choose();
	await chosen.getByLabel('Tag').selectOption({ label: `tag ${own}` });
	await chosen.getByRole('button', { name: 'Add the tag' }).click();
	await expect.poll(() => countFiles(`where[tags][equals]=${tag.id}`)).toBe(2);
	await openAdmin(page, list(`tag ${own}`));
	await expect(page.locator('.media-card')).toHaveCount(2);
});

test('files are looked at as pictures or as a list, which is remembered', async ({ page }) => {
	const file = await backend.upload(png(`${own}-grid.png`));
	await signInToAdmin(page);
	await page.context().addCookies([{ name: 'payload-lng', value: 'de', url: origin }]);
	await openAdmin(page, list(own));
	const card = page.locator('.media-card').filter({ hasText: `${own}-grid.png` });
	await expect(card.getByText('Keine Beschreibung')).toBeVisible();
	await expect(page.locator('tbody tr').first()).toBeHidden();
	await backend.update('media', file.id, { alt: 'Two storks' });
	await openAdmin(page, list(own));
	await expect(card.getByText('Two storks')).toBeVisible();
	const preference = page.waitForResponse(/payload-preferences\/media-view/);
	await page.getByRole('radio', { name: 'Liste' }).check({ force: true });
	await preference;
	await expect(page.locator('tbody tr').first()).toBeVisible();
	await openAdmin(page, list(own));
	await expect(page.locator('tbody tr').first()).toBeVisible();
	await expect(card).toHaveCount(0);
});

for (const way of ['drop', 'paste'] as const)
	test(`files are uploaded by a ${way} anywhere on the list`, async ({ page }) => {
		await signInToAdmin(page);
		await openAdmin(page, list(own));
		await expect(page.getByText('Drop or paste files anywhere')).toBeVisible();
		const bytes = png(`${own}-${way}.png`).buffer.toString('base64');
		await page.locator('.media-view').evaluate(
			(element, { bytes, name, way }) => {
				const data = new DataTransfer();
				const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
				data.items.add(new File([content], name, { type: 'image/png' }));
				data.items.add(new File(['Dear'], 'letter.doc', { type: 'application/msword' }));
				const init = { bubbles: true, cancelable: true };
				element.dispatchEvent(
					way === 'drop'
						? new DragEvent('drop', { ...init, dataTransfer: data })
						: new ClipboardEvent('paste', { ...init, clipboardData: data }),
				);
			},
			{ bytes, name: `${own}-${way}.png`, way },
		);
		await expect(page.getByText('Left out: letter.doc')).toBeVisible();
		await expect(page.getByText('1 File to Upload').first()).toBeVisible();
		await page.getByRole('button', { name: 'Save', exact: true }).last().click();
		await expect
			.poll(() => backend.count('media', `where[filename][equals]=${own}-${way}.png`))
			.toBe(1);
	});

test('of many files the one that is refused says why, and the others are stored', async ({
	page,
}) => {
	await signInToAdmin(page);
	await openAdmin(page, list(own));
	const files = await openBulkUpload(page);
	const broken = picture(1400, 900).subarray(0, 200);
	await files.setInputFiles([png(`${own}-good.png`), png(`${own}-broken.png`, broken)]);
	await expect(page.getByText('2 Files to Upload').first()).toBeVisible();
	await page.getByRole('button', { name: 'Save', exact: true }).last().click();
	await expectNotice(page, 'The picture is damaged');
	await expect(page.getByText('1 File to Upload').first()).toBeVisible();
	await expect.poll(() => backend.count('media', `where[filename][like]=${own}`)).toBe(1);
});

test('a folder is made by keyboard', async ({ page }) => {
	const name = `by key ${own}`;
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

test('a file that can’t be used is refused with what can be, in the editor’s language', async ({
	page,
	context,
}) => {
	await context.addCookies([{ name: 'payload-lng', value: 'da', url: origin }]);
	await signInToAdmin(page);
	await openAdmin(page, `${origin}/admin/collections/media/create?locale=en`);
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles(letter(`${own}.doc`));
	await page.locator('#action-save').click();
	await expectNotice(page, 'Filen er ikke af en type, der kan bruges – PNG, JPEG');
});

test('another file takes the place of one, under its name; its size is judged and its focal point kept', async ({
	page,
}) => {
	const former = await backend.upload(png(`${own}.png`, picture(60, 60)));
	await signInToAdmin(page);
	await openDocument(page, `media/${former.id}`);
	await expect(page.getByText('Under 320 pixels')).toBeVisible();
	// The form loads itself anew.
	const anew = page.waitForEvent('load');
	await page.getByLabel('Replace the file').setInputFiles(png('another-name.png'));
	const now = () => backend.first('media', `where[id][equals]=${former.id}`);
	await expect.poll(async () => (await now()).revision).not.toBe(former.revision);
	expect((await now()).filename).toBe(former.filename);

	await anew;
	await waitForHydration(page);
	await expect(page.getByText('Under 320 pixels')).toBeHidden();
	const leftField = page.getByLabel('From the left, %');
	await leftField.fill('10');
	const shapes = page.getByRole('list', { name: 'Shapes of the site' }).locator('img');
	await expect(shapes.first()).toHaveCSS('object-position', '10% 50%');
	await page.locator('#action-save').click();
	await expect.poll(async () => (await now()).focalX).toBe(10);
});

test('what nothing uses is named, and put into the trash', async ({ page }) => {
	const file = await backend.upload(png(`${own}.png`));
	await signInToAdmin(page);
	/** Whether the page of the list that a button leads to has the file. */
	const leadsToFile = async (button: string) => {
		const response = page.waitForResponse(/\/unused-media\?page=/);
		await page.getByRole('button', { name: button }).click();
		const { files, page: number, pages } = await (await response).json();
		return {
			hasFile: files.some(({ id }: StoredDocument) => id === file.id),
			isLast: number >= pages,
		};
	};
	// What other tests have uploaded is unused, too; what they remove moves the file to another page.
	await expect(async () => {
		await openAdmin(page, list(own));
		let result = await leadsToFile('Show unused files');
		while (!result.hasFile && !result.isLast) result = await leadsToFile('Next page');
		expect(result.hasFile).toBe(true);
	}).toPass();
	await page.getByRole('checkbox', { name: `Choose: ${own}.png` }).check();
	await page.getByRole('button', { name: 'Put the chosen files into the trash' }).click();
	await expect.poll(() => backend.count('media', `where[id][equals]=${file.id}`)).toBe(0);
});
