import type { Page } from '@playwright/test';
import { type Backend, signIn } from '../publishing/backend.ts';

/** What a picture is taken of. */
export interface Scene {
	/** Of the file, without its ending. */
	name: string;
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
	await page.goto(`${admin}/collections/pages/${id}${more || '?locale=en'}`);
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
];
