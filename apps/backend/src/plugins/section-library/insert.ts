import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { ownValues, valuesForAnother } from '../../documents/publication/localized-values.ts';
import { readForUpdate, readStored } from '../../documents/publication/read-stored.ts';
import { writeDraft } from '../../documents/publication/write-draft.ts';
import { listOf } from '../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { type SectionHolder, sectionLists } from './lists.ts';

/**
 * Puts copies of a pattern's sections behind those of a page or an article, as drafts: in each language that the pattern and the document have, and in
 * the language of the form. All languages or none. Answers the languages.
 */
export async function insertPattern(
	req: PayloadRequest,
	{ collection, id }: { collection: SectionHolder; id: number },
	pattern: number,
	language: LocaleCode,
): Promise<LocaleCode[]> {
	const document = { kind: 'collection', slug: collection, id } as const;
	const list = sectionLists[collection];
	return inTransaction(req, async () => {
		const from = await readStored(req, { kind: 'collection', slug: 'patterns', id: pattern });
		const to = await readForUpdate(req, document);
		if (!from || !to) throw new NotFound(req.t);
		const locales: LocaleCode[] = [];
		for (const code of localeCodes) {
			const copied = listOf(valuesForAnother(from.fields, from.newest, code)[list]);
			const own = ownValues(to.fields, to.newest, code);
			const exists = code === language || Boolean(own.title) || listOf(own[list]).length > 0;
			if (copied.length === 0 || !exists) continue;
			await writeDraft(req, document, code, {
				[list]: [...listOf(own[list]), ...copied],
			});
			locales.push(code);
		}
		return locales;
	});
}
