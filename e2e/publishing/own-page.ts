import type { Backend } from './backend.ts';

/**
 * Makes a published page with the sections of the demo's page "about", for a test that opens its form: a form in which another test has
 * changed something is locked.
 */
export async function makeOwnPage(backend: Backend): Promise<number> {
	const { sections } = await backend.find('pages', 'about');
	const own = crypto.randomUUID();
	const content = { title: 'About us', slug: `about-${own}`, sections, _status: 'published' };
	const { id } = await backend.create('pages', content);
	await backend.update('pages', id, { ...content, title: 'Om os', slug: `om-${own}` }, 'da');
	return id;
}
