import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import type { WithContext } from './publication.ts';

/** What visitors see of a document in all languages (Payload's main row), before and after the save under way. */
export interface PublishedChange {
	/** Null for a document that is new. */
	before: JsonRecord | null;
	after: JsonRecord;
}

const keyOf = (slug: string, id: unknown) => `published:${slug}:${id ?? ''}`;

/** Notes what became of the main row, for hooks that run after it was written. */
export function noteChange(
	req: WithContext,
	slug: string,
	{ before, after }: PublishedChange,
	id?: unknown,
): void {
	if (req.context) req.context[keyOf(slug, id)] = { before, after };
}

/** What became of the main row of a document (a global where there is no `id`); null where the save left it alone. */
export function changeIn(req: WithContext, slug: string, id?: unknown): PublishedChange | null {
	const noted = req.context?.[keyOf(slug, id)];
	if (!isRecord(noted) || !isRecord(noted.after)) return null;
	return { before: isRecord(noted.before) ? noted.before : null, after: noted.after };
}
