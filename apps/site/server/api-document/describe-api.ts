import type { ApiDescription } from '#shared/api-description.ts';
import type { DocumentSource } from './document-source.ts';
import { introductionOf } from './introduction.ts';
import { allowedServers, listOperations, tagNames } from './operations.ts';

/** Lists the operations and tags of the API document; null if no document has been fetched yet. */
export async function describeApi(
	source: DocumentSource,
	origins: readonly string[],
): Promise<ApiDescription | null> {
	const apiDocument = await source.get();
	if (!apiDocument) return null;
	const { title, version } = apiDocument.document.info;
	return {
		title,
		version,
		introduction: introductionOf(apiDocument.document),
		operations: listOperations(apiDocument.document),
		tags: tagNames(apiDocument.document),
		allowsRequests: allowedServers(apiDocument.document, origins).length > 0,
	};
}
