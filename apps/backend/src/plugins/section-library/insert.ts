import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { listOf } from '../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { localizedValues, localizedValuesForCopy } from '../../publication/localized-values.ts';
import { readForUpdate, readStoredDocument } from '../../publication/read-stored.ts';
import { writeDraft } from '../../publication/write-draft.ts';
import { type SectionCollection, sectionLists } from './lists.ts';

/**
 * Appends copies of a pattern's sections to a page or article, as drafts: in each locale in which the pattern has sections and the document
 * has content, and in the form's locale. If one locale fails, none is changed. Returns the locales.
 */
export async function insertPattern(
	req: PayloadRequest,
	{ collection, id }: { collection: SectionCollection; id: number },
	pattern: number,
	language: LocaleCode,
): Promise<LocaleCode[]> {
	const document = { kind: 'collection', slug: collection, id } as const;
	const list = sectionLists[collection];
	return inTransaction(req, async () => {
		const from = await readStoredDocument(req, {
			kind: 'collection',
			slug: 'patterns',
			id: pattern,
		});
		const to = await readForUpdate(req, document);
		if (!from || !to) throw new NotFound(req.t);
		const locales: LocaleCode[] = [];
		for (const code of localeCodes) {
			const copies = listOf(localizedValuesForCopy(from.fields, from.newest, code)[list]);
			const values = localizedValues(to.fields, to.newest, code);
			const exists = code === language || Boolean(values.title) || listOf(values[list]).length > 0;
			if (copies.length === 0 || !exists) continue;
			await writeDraft(req, document, code, {
				[list]: [...listOf(values[list]), ...copies],
			});
			locales.push(code);
		}
		return locales;
	});
}
