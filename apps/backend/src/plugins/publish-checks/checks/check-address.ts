import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { slugProblem } from '../../../content/addresses/slug-problem.ts';
import { isAddressed } from '../../../content/entities.ts';
import type { DocumentRef } from '../../../documents/document-ref.ts';
import { type ChecklistProblem, error } from './problem.ts';

/** Returns an error if another document has the slug in this language, or if no document may have it. */
export async function checkAddress(
	req: PayloadRequest,
	ref: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (ref.kind === 'global' || !isAddressed(ref.slug)) return [];
	if (typeof data.slug !== 'string' || data.slug === '') return [];
	const context = { id: ref.id, data };
	const problem = await slugProblem(req, ref.slug, data.slug, context, lang);
	return problem ? [error('slug', problem)] : [];
}
