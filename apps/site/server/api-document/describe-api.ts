import { z } from 'zod';
import type { ApiDescription, ApiIntroduction } from '#shared/api-description.ts';
import type { ApiDocument, DocumentSource } from './document-source.ts';
import { allowedServers, listOperations, tagNames } from './operations.ts';

const descriptionSchema = z.string().catch('');
const bearer = z.looseObject({ type: z.literal('http'), scheme: z.literal('bearer') });
const components = z
	.looseObject({ securitySchemes: z.record(z.string(), z.unknown()) })
	.catch({ securitySchemes: {} });
const requestBlock = /```(?:sh|bash|shell|curl)\n([\s\S]*?)\n```/;

/** What a reader needs before the list of operations: the first paragraph and the first shell request of the description, server, key. */
export function introductionOf(document: ApiDocument): ApiIntroduction {
	const description = descriptionSchema.parse(document.info.description);
	const [first = ''] = description.trim().split(/\n\s*\n/);
	const { securitySchemes } = components.parse(document.components);
	return {
		text: /^[#>|`*-]/.test(first) ? '' : first,
		server: document.servers[0]?.url ?? '',
		hasBearerKey: Object.values(securitySchemes).some((scheme) => bearer.safeParse(scheme).success),
		request: requestBlock.exec(description)?.[1] ?? '',
	};
}

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
