import type { ApiOverview } from '../app.ts';
import type { DocumentSource } from './document-source.ts';
import { listOperations } from './operations.ts';

/** The API document in short; null when there has never been one. */
export async function apiOverview(source: DocumentSource): Promise<ApiOverview | null> {
	const served = await source.get();
	if (!served) return null;
	const { title, version } = served.document.info;
	return { title, version, operations: listOperations(served.document) };
}
