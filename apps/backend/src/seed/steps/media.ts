import { extname } from 'node:path';
import type { LocaleCode } from '@website/contracts/locales';
import { keyOf } from '../files.ts';
import { create, type Importer } from '../importer.ts';
import { ContentProblem } from '../problem.ts';
import { altFile, postFile } from '../schemas.ts';

const types: Record<string, string> = {
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.mp4': 'video/mp4',
	'.vtt': 'text/vtt',
	'.json': 'application/json',
};

type Alt = Partial<Record<LocaleCode, string>>;

async function importFile(importer: Importer, file: string, alt: Alt): Promise<void> {
	const mimetype = types[extname(file)];
	if (!mimetype) return;
	const key = keyOf(file);
	const data = importer.files.bytes(file);
	const upload = { data, name: `${key}${extname(file)}`, mimetype, size: data.length };
	const { id } = await create(importer, 'media', 'en', file, { key, alt: alt.en ?? '' }, upload);
	importer.keys.add('media', key, id);
	// Writes all locales in one statement: they differ only in this text, and there are a hundred files.
	await importer.payload.db.updateOne({
		collection: 'media',
		id,
		data: { alt },
		req: importer.req,
		returning: false,
	});
}

/** Checks that every image has an alternative text in each locale that shows it (WCAG 1.1.1). */
function checkTexts(file: string, texts: Record<string, Alt>, languages: readonly LocaleCode[]) {
	for (const [name, alt] of Object.entries(texts))
		for (const language of languages)
			if (alt[language] === undefined)
				throw new ContentProblem(file, `${name}.${language}`, 'is missing');
}

/** Imports the shared media folder, then the diagrams in the folder of each article. */
export async function importMedia(importer: Importer): Promise<void> {
	const { files } = importer;
	const alts = files.has('media/alt.yaml') ? files.yaml('media/alt.yaml', altFile) : {};
	checkTexts('media/alt.yaml', alts, files.languages('pages/home', 'yaml'));
	for (const name of files.list('media')) {
		await importFile(importer, `media/${name}`, alts[keyOf(name)] ?? {});
	}
	for (const post of files.list('posts')) {
		const { images } = files.yaml(`posts/${post}/post.yaml`, postFile);
		checkTexts(`posts/${post}/post.yaml`, images, files.languages(`posts/${post}`, 'md'));
		for (const name of files.list(`posts/${post}`)) {
			if (extname(name) !== '.svg') continue;
			await importFile(importer, `posts/${post}/${name}`, images[keyOf(name)] ?? {});
		}
	}
}
