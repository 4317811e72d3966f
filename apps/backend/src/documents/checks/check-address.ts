import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { slugProblem } from '../../content/addresses/slug-problem.ts';
import { isAddressed } from '../../content/entities.ts';
import type { DocumentRef } from '../document-ref.ts';
import { type ChecklistProblem, error } from './problem.ts';

/** The error of an address that another document has in the language, or that no document may have. */
export async function checkAddress(
	req: PayloadRequest,
	holder: DocumentRef,
	data: Record<string, unknown>,
	lang: LocaleCode,
): Promise<ChecklistProblem[]> {
	if (holder.kind === 'global' || !isAddressed(holder.slug)) return [];
	if (typeof data.slug !== 'string' || data.slug === '') return [];
	const context = { id: holder.id, data };
	const problem = await slugProblem(req, holder.slug, data.slug, context, lang);
	return problem ? [error('slug', problem)] : [];
}
