import type { Page } from '@playwright/test';
import { openAdmin, untilReactAnswers } from '../publishing/admin.ts';
import { type Backend, signIn } from '../publishing/backend.ts';

/** What a picture is taken of. */
export interface Scene {
	/** Of the file, without its ending. */
	name: string;
	/** How much of the window is shown, from its top, in CSS pixels; all of it without. */
	height?: number;
	/** Brings the page, signed in to the editors' interface, to what the picture shows. */
	show(page: Page, at: Addresses): Promise<unknown>;
}

export interface Addresses {
	site: string;
	/** Of the editors' interface. */
	admin: string;
	editor: Backend;
}

/** Prepares what the demo content does not have: a translation that is out of date, a draft with faults, something planned. */
export async function prepare(place: { origin: string; password: string }): Promise<Backend> {
	const editor = await signIn(place);
	const page = await editor.find('pages', 'contact');
	const [first, ...others] = Array.isArray(page.sections) ? page.sections : [];
	await editor.update('pages', page.id, {
		title: 'Contact us in any language',
		sections: [{ ...first, heading: 'Write to us, call us, or come by' }, ...others],
		_status: 'published',
	});
	return editor;
}

const form = async (page: Page, { admin, editor }: Addresses, slug: string, more = '') => {
	const { id } = await editor.find('pages', slug);
	await openAdmin(page, `${admin}/collections/pages/${id}${more || '?locale=en'}`);
};

/** The pictures of the editors' guide and of the README. */
export const scenes: Scene[] = [
	{
		name: 'desk',
		show: async (page, { admin }) => {
			await page.goto(admin);
			await page.locator('.desk-columns').waitFor();
		},
	},
	{
		name: 'form',
		show: async (page, at) => {
			await form(page, at, 'about');
			await page.locator('#sections-row-1').waitFor();
		},
	},
	{
		name: 'live-preview',
		show: async (page, at) => {
			await form(page, at, 'about');
			await page.locator('#live-preview-toggler').click();
			await page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
		},
	},
	{
		name: 'side-by-side',
		show: async (page, at) => {
			await form(page, at, 'contact', '/translate?locale=da');
			await page.locator('.side-row').first().waitFor();
		},
	},
	{
		name: 'translations',
		show: async (page, { admin }) => {
			await page.goto(`${admin}/collections/translation-states`);
			await page.locator('tbody tr').first().waitFor();
		},
	},
	{
		name: 'review',
		show: async (page, at) => {
			await form(page, at, 'about');
			await untilReactAnswers(page);
			const panel = page.locator('.review-panel');
			await panel.getByLabel('Comment on: the whole document').waitFor();
			await page.locator('#field-title').click();
			const comment = panel.getByLabel('Comment on: Title');
			await comment.fill('Could the title say what we do?');
			await panel.getByRole('button', { name: 'Comment', exact: true }).click();
			await page.getByRole('button', { name: 'Open comments: 1' }).first().click();
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
			for (const words of ['fax gateway', 'voice calls', 'pager'])
				await page.goto(`${site}/search?q=${encodeURIComponent(words)}`);
			await openAdmin(page, `${admin}/collections/unanswered-searches`);
			await page.locator('tbody tr').first().waitFor();
		},
	},
];
