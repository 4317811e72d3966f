import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import type { DocumentRef } from '../src/documents/document-ref.ts';
import { documentKey } from '../src/documents/document-ref.ts';
import { brokenWords } from '../src/plugins/publish-checks/checks/broken-targets.ts';
import { checkDocument } from '../src/plugins/publish-checks/checks/check-document.ts';
import { readStoredDocument } from '../src/publication/read-stored.ts';
import { seedWhenEmpty } from '../src/seed/seed-when-empty.ts';
import { openDatabase } from '../src/start/open-database.ts';

const collections = ['pages', 'posts', 'products', 'categories', 'authors'] as const;
const globals = ['header', 'footer', 'call-to-action', 'site-settings', 'brand'] as const;

const payload = await openDatabase();
await seedWhenEmpty(payload);

// `e2e/markup/all-pages.spec.ts` shows that the site's queries return every demo page.
it('the demo content has no checklist errors, broken links and words in brackets in any language', async () => {
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
	for (const document of documents) {
		const stored = await readStoredDocument(req, document);
		for (const { lang, problems } of stored ? await checkDocument(req, document, stored) : [])
			for (const { level, path, message } of problems)
				if (level === 'error' || linkMessages.has(message.en) || /^Replace \[/.test(message.en))
					errors.push(`${documentKey(document)} ${lang} ${path}: ${message.en}`);
	}
	expect(documents.length).toBeGreaterThan(20);
	expect(errors).toEqual([]);
});
