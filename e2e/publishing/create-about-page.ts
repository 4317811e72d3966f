import type { Backend } from './backend.ts';

/**
 * Creates a published page with the sections of the demo's page "about", for a test that opens its form. A shared page could be locked by
 * another test.
 */
export async function createAboutPage(backend: Backend, title = 'About us'): Promise<number> {
	const { sections } = await backend.find('pages', 'about');
	const suffix = crypto.randomUUID();
	const content = { title, slug: `about-${suffix}`, sections, _status: 'published' };
	const { id } = await backend.create('pages', content);
	await backend.update('pages', id, { ...content, title: 'Om os', slug: `om-${suffix}` }, 'da');
	return id;
}
