import type { Page } from '@playwright/test';
import { openAdmin } from '../publishing/admin.ts';
import { type Backend, signInAt } from '../publishing/backend.ts';

/** The subject of a picture. */
export interface Scene {
	/** The file name without its extension. */
	name: string;
	/** The height of the picture in CSS pixels from the top of the window; the whole window by default. */
	height?: number;
	/** Prepares the page, which is signed in to the admin. */
	show(page: Page, context: SceneContext): Promise<unknown>;
}

export interface SceneContext {
	site: string;
	/** The URL of the admin. */
	admin: string;
	editor: Backend;
}

/** Publishes a change of the English contact page, so that its translations are out of date. */
export async function prepare(backend: { origin: string; password: string }): Promise<Backend> {
	const editor = await signInAt(backend);
	const page = await editor.find('pages', 'contact');
	const [first, ...others] = Array.isArray(page.sections) ? page.sections : [];
	await editor.update('pages', page.id, {
		title: 'Contact us in any language',
		sections: [{ ...first, heading: 'Write to us, call us, or come by' }, ...others],
		_status: 'published',
	});
	return editor;
}

const openForm = async (page: Page, { admin, editor }: SceneContext, slug: string, suffix = '') => {
	const { id } = await editor.find('pages', slug);
	await openAdmin(page, `${admin}/collections/pages/${id}${suffix || '?locale=en'}`);
};

/** A hero section with a button. */
const heroWithButton = (title: string, url: string) => ({
	blockType: 'hero',
	heading: 'Send your first message',
	buttons: [{ link: { title, linkType: 'custom', url } }],
});

/** The pictures of the editors' guide and of the README. */
export const scenes: Scene[] = [
	{
		name: 'desk',
		show: async (page, { admin }) => {
			await openAdmin(page, admin);
			await page.locator('.desk-columns').waitFor();
		},
	},
	{
		name: 'form',
		show: async (page, context) => {
			await openForm(page, context, 'about');
			await page.locator('#sections-row-1').waitFor();
		},
	},
	{
		name: 'live-preview',
		show: async (page, context) => {
			await openForm(page, context, 'about');
			await page.locator('#live-preview-toggler').click();
			await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
		},
	},
	{
		name: 'side-by-side',
		show: async (page, context) => {
			await openForm(page, context, 'contact', '/translate?locale=da');
			await page.locator('.side-row').first().waitFor();
		},
	},
	{
		name: 'translations',
		show: async (page, { admin }) => {
			await openAdmin(page, `${admin}/collections/translation-states`);
			await page.locator('tbody tr').first().waitFor();
		},
	},
	{
		name: 'media-folders',
		height: 520,
		show: async (page, { admin, editor }) => {
			for (const name of ['Campaigns', 'Customers', 'Products'])
				await editor.create('media-folders', { name });
			await openAdmin(page, `${admin}/collections/media/media-folders`);
			await page.getByText('Campaigns').first().waitFor();
		},
	},
	{
		name: 'release',
		height: 720,
		show: async (page, { admin, editor }) => {
			const { id } = await editor.create('releases', { title: 'New prices, from January' });
			for (const [title, sections] of [
				['What changes in January', []],
				['Prices from January', [heroWithButton('Ask for an offer', '')]],
				['Terms from January', []],
			] as const) {
				const slug = title.toLowerCase().replaceAll(' ', '-');
				const { id: page } = await editor.create('pages', { title, slug, sections });
				await editor.addToRelease(id, `pages:${page}`);
			}
			await editor.addToRelease(id, 'global:call-to-action');
			await openAdmin(page, `${admin}/collections/releases/${id}?locale=en`);
			await page.locator('.release-member').nth(3).waitFor();
		},
	},
	{
		name: 'visitors-form',
		show: async (page, { admin, editor }) => {
			const { id } = await editor.first('forms');
			await openAdmin(page, `${admin}/collections/forms/${id}?locale=en`);
		},
	},
	{
		name: 'unanswered-searches',
		height: 420,
		show: async (page, { admin, site }) => {
			for (const path of [
				'/search?q=landline',
				'/search?q=landline',
				'/search?q=landline',
				'/search?q=karaoke',
				'/da/search?q=telefax',
				'/da/search?q=telefax',
				'/de/search?q=anrufbeantworter',
				'/de/search?q=faxversand',
			])
				await page.goto(site + path);
			await openAdmin(page, `${admin}/collections/unanswered-searches`);
			await page.locator('tbody tr').first().waitFor();
		},
	},
];
