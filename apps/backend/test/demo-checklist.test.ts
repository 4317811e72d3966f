import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '@website/contracts/locales';
import { parse, print, separateOperations } from 'graphql';
import { createLocalReq, type Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import type { DocumentRef } from '../src/documents/document-ref.ts';
import { documentKey } from '../src/documents/document-ref.ts';
import { brokenWords } from '../src/plugins/publish-checks/checks/broken-targets.ts';
import { checkDocument } from '../src/plugins/publish-checks/checks/check-document.ts';
import { seedWhenEmpty } from '../src/seed/seed-when-empty.ts';
import { openDatabase } from '../src/start/open-database.ts';

const collections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
const globals = ['header', 'footer', 'call-to-action', 'site-settings', 'brand'] as const;

let payload: Payload;
beforeAll(async () => {
	payload = await openDatabase();
	await seedWhenEmpty(payload);
});

/** The GraphQL operation of the site for a page. */
function getPageQuery(): string {
	const folder = join(import.meta.dirname, '../../site/app/content/operations');
	const source = ['get-page', 'fragments', 'sections']
		.map((name) => readFileSync(join(folder, `${name}.graphql`), 'utf8'))
		.join('\n');
	return print(separateOperations(parse(source)).getPage ?? parse(source));
}

it('the page query of the site returns every demo page in each language', async () => {
	const query = getPageQuery();
	const handle = createContentHandler(payload);
	const returnedPages: string[] = [];
	for (const lang of localeCodes) {
		const { docs } = await payload.find({
			collection: 'pages',
			locale: lang,
			depth: 0,
			pagination: false,
			select: { slug: true, parent: true },
		});
		for (const { slug, parent } of docs) {
			// A page need not exist in every language.
			if (!slug) continue;
			const parentSlug = docs.find(({ id }) => id === parent)?.slug;
			const request = new Request('http://backend.test:4000/graphql', {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json' },
				body: JSON.stringify({ query, variables: { slug, lang, parentSlug } }),
			});
			const { data, errors } = await (await handle(request)).json();
			expect(errors, `${lang} ${slug}`).toBeUndefined();
			expect(data.page?.sections.length, `${lang} ${slug}`).toBeGreaterThanOrEqual(0);
			returnedPages.push(`${lang} ${slug}`);
		}
	}
	expect(returnedPages.length).toBeGreaterThan(40);
});

it('the demo content has no checklist errors and no broken links in any language', async () => {
	const documents: DocumentRef[] = globals.map((slug) => ({ kind: 'global', slug }));
	for (const slug of collections) {
		const { docs } = await payload.find({
			collection: slug,
			depth: 0,
			pagination: false,
			select: {},
		});
		for (const { id } of docs) documents.push({ kind: 'collection', slug, id });
	}
	const req = await createLocalReq({}, payload);
	const linkMessages = new Set<string>(Object.values(brokenWords).map(({ en }) => en));
	const errors: string[] = [];
	for (const document of documents)
		for (const { lang, problems } of (await checkDocument(req, document)) ?? [])
			for (const { level, path, message } of problems)
				if (level === 'error' || linkMessages.has(message.en))
					errors.push(`${documentKey(document)} ${lang} ${path}: ${message.en}`);
	expect(documents.length).toBeGreaterThan(20);
	expect(errors).toEqual([]);
});
