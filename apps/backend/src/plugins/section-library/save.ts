import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { localizedValuesForCopy } from '../../publication/localized-values.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { type SectionCollection, sectionLists } from './lists.ts';

/** The position of a section in a document's list of one locale. */
export interface SectionPosition {
	collection: SectionCollection;
	id: number;
	language: LocaleCode;
	index: number;
}

/**
 * Creates a pattern from a section of a document's newest version, with the access of the request's user. Each locale has its own list of
 * sections: from the other locales it takes the section at the same index if it has the same type. Returns the pattern's id.
 */
export async function savePattern(
	req: PayloadRequest,
	{ collection, id, language, index }: SectionPosition,
	name: string,
): Promise<number> {
	const list = sectionLists[collection];
	return inTransaction(req, async () => {
		const document = await readStoredDocument(req, { kind: 'collection', slug: collection, id });
		const sectionIn = (code: LocaleCode): Record<string, unknown> | null => {
			const rows = document
				? localizedValuesForCopy(document.fields, document.newest, code)[list]
				: null;
			const row: unknown = Array.isArray(rows) ? rows[index] : null;
			return isRecord(row) ? row : null;
		};
		const section = sectionIn(language);
		if (!section) throw new NotFound(req.t);
		const shared = { collection: 'patterns', depth: 0, overrideAccess: false } as const;
		const accessOptions = () => ({ ...shared, user: req.user, req: innerRequest(req) });
		const rows = (row: object) => ({ [list]: [row] });
		const pattern = await req.payload.create({
			...accessOptions(),
			locale: language,
			data: { name, ...rows(section) },
		});
		for (const code of localeCodes) {
			const other = code === language ? null : sectionIn(code);
			if (other?.blockType !== section.blockType || !other) continue;
			await req.payload.update({
				...accessOptions(),
				id: pattern.id,
				locale: code,
				data: rows(other),
			});
		}
		return Number(pattern.id);
	});
}
