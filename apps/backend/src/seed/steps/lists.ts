import type { LocaleCode } from '@website/contracts/locales';
import { create, createInLocales, type Importer } from '../importer.ts';
import { linkGroup } from '../link.ts';
import { authorsFile, categoriesFile, redirectsFile } from '../schemas.ts';

type Entry = { key: string } & Partial<Record<LocaleCode, Record<string, unknown>>>;

async function importEntries(
	importer: Importer,
	collection: 'categories' | 'authors',
	file: string,
	entries: Entry[],
	shared: (entry: Entry, at: string) => Record<string, unknown>,
): Promise<void> {
	const kind = collection === 'categories' ? 'category' : 'author';
	for (const [index, entry] of entries.entries()) {
		const common = shared(entry, `${index}.avatar`);
		const id = await createInLocales(importer, collection, file, common, (locale) => {
			const data = entry[locale];
			return data && { ...data, _status: 'published' };
		});
		if (id !== undefined) importer.keys.add(kind, entry.key, id);
	}
}

export async function importLists(importer: Importer): Promise<void> {
	const { files, keys } = importer;
	const categories = 'categories.yaml';
	if (files.has(categories)) {
		const entries = files.yaml(categories, categoriesFile);
		await importEntries(importer, 'categories', categories, entries, () => ({}));
	}
	const authors = 'authors.yaml';
	if (!files.has(authors)) return;
	const entries = files.yaml(authors, authorsFile);
	const avatars = new Map(entries.map(({ key, avatar }) => [key, avatar]));
	await importEntries(importer, 'authors', authors, entries, ({ key }, field) => ({
		avatar: keys.get('media', avatars.get(key) ?? '', { file: authors, field }),
	}));
}

export async function importRedirects(importer: Importer): Promise<void> {
	const file = 'redirects.yaml';
	if (!importer.files.has(file)) return;
	const rows = importer.files.yaml(file, redirectsFile);
	for (const [index, { from, to, status, lang }] of rows.entries()) {
		await create(importer, 'redirects', 'en', file, {
			from,
			to: linkGroup({ href: to }, importer.keys, { file, field: `${index}.to` }),
			status: String(status),
			locale: lang ?? 'en',
		});
	}
}
