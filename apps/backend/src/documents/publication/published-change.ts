import { isRecord, type JsonRecord } from '../../platform/http/reading/json-record.ts';
import type { WithContext } from './publication.ts';

/** The published content of a document in all locales (Payload's main row), before and after the current save. */
export interface PublishedChange {
	/** Null for a new document. */
	before: JsonRecord | null;
	after: JsonRecord;
}

const keyOf = (slug: string, id: unknown) => `published:${slug}:${id ?? ''}`;

/** Records a change of the main row for the hooks that run after it. */
export function recordPublishedChange(
	req: WithContext,
	slug: string,
	{ before, after }: PublishedChange,
	id?: unknown,
): void {
	if (req.context) req.context[keyOf(slug, id)] = { before, after };
}

/** The change of the main row of a document, or of a global without `id`; null if the save did not write it. */
export function changeIn(req: WithContext, slug: string, id?: unknown): PublishedChange | null {
	const change = req.context?.[keyOf(slug, id)];
	if (!isRecord(change) || !isRecord(change.after)) return null;
	return { before: isRecord(change.before) ? change.before : null, after: change.after };
}
