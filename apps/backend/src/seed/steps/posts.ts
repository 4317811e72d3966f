import { ArticleWriter } from '../article.ts';
import { create, type Importer, setModified, update } from '../importer.ts';
import { fail } from '../problem.ts';
import { articleHead, postFile } from '../schemas.ts';

const folder = (key: string) => `posts/${key}`;

/** Creates articles without content, so that links to them can be resolved. */
export async function createPosts(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	for (const key of files.list('posts')) {
		const file = `${folder(key)}/post.yaml`;
		const head = files.yaml(file, postFile);
		const [first] = files.languages(folder(key), 'md');
		if (!first) fail({ file, field: '' }, 'the article has no text in any language');
		const cover = keys.get('media', head.cover, { file, field: 'cover' });
		const { title, slug } = files.markdown(`${folder(key)}/${first}.md`, articleHead).head;
		const { id } = await create(importer, 'posts', first, file, {
			title,
			slug,
			_status: 'published',
			date: head.date,
			author: keys.get('author', head.author, { file, field: 'author' }),
			categories: head.categories.map((name) =>
				keys.get('category', name, { file, field: 'categories' }),
			),
			featuredImage: cover,
			coverImage: cover,
		});
		keys.add('post', key, id);
	}
}

/** Adds titles, slugs, SEO fields and content to all articles, in all their locales. */
export async function fillPosts(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	for (const key of files.list('posts')) {
		const id = keys.get('post', key, { file: folder(key), field: 'post' });
		const { author, date, modified = date } = files.yaml(`${folder(key)}/post.yaml`, postFile);
		for (const locale of importer.locales) {
			const file = `${folder(key)}/${locale}.md`;
			if (!files.has(file)) continue;
			const { head, body } = files.markdown(file, articleHead);
			const place = { file, field: 'body' };
			const writer = new ArticleWriter(keys, place, keys.get('author', author, place));
			await update(importer, 'posts', id, locale, file, {
				title: head.title,
				slug: head.slug,
				excerpt: head.excerpt,
				tags: head.tags,
				seo: head.seo ?? {},
				blogSections: writer.write(body),
				_status: 'published',
			});
		}
		await setModified(importer, 'posts', id, modified);
	}
}
