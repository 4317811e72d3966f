import { fillSections } from '../fill.ts';
import { create, type Importer, update } from '../importer.ts';
import { fail } from '../problem.ts';
import { pageFile, pageText } from '../schemas.ts';

const folder = (key: string) => `pages/${key}`;

/** Creates pages without sections, parents first, so that links to them can be resolved. */
export async function createPages(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	const heads = files
		.list('pages')
		.map((key) => ({ key, head: files.yaml(`${folder(key)}/page.yaml`, pageFile) }))
		.sort((a, b) => Number(Boolean(a.head.parent)) - Number(Boolean(b.head.parent)));
	for (const { key, head } of heads) {
		const place = { file: `${folder(key)}/page.yaml`, field: '' };
		const [first] = files.languages(folder(key), 'yaml');
		if (!first) fail(place, 'the page has no text in any language');
		const { title, slug } = files.yaml(`${folder(key)}/${first}.yaml`, pageText);
		const { id } = await create(importer, 'pages', first, place.file, {
			title,
			slug,
			_status: 'published',
			navbarTheme: head.navbarTheme,
			pageLayout: head.pageLayout,
			parent: head.parent ? keys.get('page', head.parent, { ...place, field: 'parent' }) : null,
			pageLogo: head.pageLogo
				? keys.get('media', head.pageLogo, { ...place, field: 'pageLogo' })
				: null,
		});
		keys.add('page', key, id);
	}
}

/** Adds titles, slugs, SEO fields and sections to all pages, in all their locales. */
export async function fillPages(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	for (const key of files.list('pages')) {
		const id = keys.get('page', key, { file: folder(key), field: 'page' });
		for (const locale of importer.locales) {
			const file = `${folder(key)}/${locale}.yaml`;
			if (!files.has(file)) continue;
			const { title, slug, seo, sections } = files.yaml(file, pageText);
			await update(importer, 'pages', id, locale, file, {
				title,
				slug,
				seo: seo ?? {},
				sections: fillSections(sections, keys, { file, field: 'sections' }),
				_status: 'published',
			});
		}
	}
}
