import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { NotFound, type PayloadRequest } from 'payload';
import { valuesForAnother } from '../../documents/publication/localized-values.ts';
import { readStored } from '../../documents/publication/read-stored.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { type SectionHolder, sectionLists } from './lists.ts';

/** A section of a document: its place in the list of a language. */
export interface SectionAt {
	collection: SectionHolder;
	id: number;
	language: LocaleCode;
	index: number;
}

/**
 * Makes a pattern of a section of a document's newest version, by the rights of whoever asks. Each language has its own list of sections: in the others the one of the
 * same type at the same place is taken, where there is one. Answers the pattern's id.
 */
export async function savePattern(
	req: PayloadRequest,
	{ collection, id, language, index }: SectionAt,
	name: string,
): Promise<number> {
	const list = sectionLists[collection];
	return inTransaction(req, async () => {
		const document = await readStored(req, { kind: 'collection', slug: collection, id });
		const sectionIn = (code: LocaleCode): Record<string, unknown> | null => {
			const rows = document ? valuesForAnother(document.fields, document.newest, code)[list] : null;
			const row: unknown = Array.isArray(rows) ? rows[index] : null;
			return isRecord(row) ? row : null;
		};
		const chosen = sectionIn(language);
		if (!chosen) throw new NotFound(req.t);
		const shared = { collection: 'patterns', depth: 0, overrideAccess: false } as const;
		const access = () => ({ ...shared, user: req.user, req: innerRequest(req) });
		const rows = (row: object) => ({ [list]: [row] });
		const pattern = await req.payload.create({
			...access(),
			locale: language,
			data: { name, ...rows(chosen) },
		});
		for (const code of localeCodes) {
			const other = code === language ? null : sectionIn(code);
			if (other?.blockType !== chosen.blockType || !other) continue;
			await req.payload.update({ ...access(), id: pattern.id, locale: code, data: rows(other) });
		}
		return Number(pattern.id);
	});
}
