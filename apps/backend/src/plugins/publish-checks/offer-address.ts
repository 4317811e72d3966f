import { isAddressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import type { PayloadRequest } from 'payload';
import { slugProblem } from '../../content/addresses/slug-problem.ts';
import type { TextDocument } from '../../documents/text-document.ts';
import { localizedTitleOf } from '../../documents/title-in.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import type { StoredDocument } from '../../publication/read-stored.ts';

/** The most documents with the same title that get a number in their addresses. */
const mostNumbers = 9;

/**
 * An address for a document in a language, made from its title there: the first one that is free. Empty without a title or if none is free;
 * null for documents without addresses.
 */
export async function offerAddress(
	req: PayloadRequest,
	document: TextDocument,
	{ fields, newest }: StoredDocument,
	language: LocaleCode,
): Promise<string | null> {
	if (document.kind === 'global' || !isAddressed(document.slug)) return null;
	const titles = newest[localizedTitleOf(fields) ?? ''];
	const title = isRecord(titles) ? titles[language] : null;
	const slug = typeof title === 'string' ? slugFrom(title) : '';
	const context = { id: document.id, data: newest };
	for (let number = 1; slug !== '' && number <= mostNumbers; number += 1) {
		const offer = number === 1 ? slug : `${slug}-${number}`;
		if (!(await slugProblem(req, document.slug, offer, context, language))) return offer;
	}
	return '';
}
