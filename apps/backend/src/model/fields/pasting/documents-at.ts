import { z } from 'zod';
import { callEndpoint } from '../../../admin/endpoints/call-endpoint.ts';
import type { PastedBlock } from './blocks.ts';
import type { LinkedDocument } from './nodes.ts';

const response = z.object({
	documents: z.record(
		z.string(),
		z.object({ relationTo: z.string(), value: z.number(), anchor: z.string().nullable() }),
	),
});

/** True if a URL can be one of this site, or of a form of the editors' interface, in which this runs. */
export const isSiteUrl = (address: string, siteUrl: string): boolean =>
	/^\/(?!\/)/.test(address) ||
	address === siteUrl ||
	[siteUrl, globalThis.location?.origin].some((origin) => address.startsWith(`${origin}/`));

/** Finds the documents behind URLs; omits URLs without one. Queries the backend (`link-targets/at`) only for URLs of this site. */
export async function findLinkedDocuments(
	addresses: readonly string[],
	api: string,
	siteUrl: string,
	language: string,
): Promise<Map<string, LinkedDocument>> {
	const siteUrls = [...new Set(addresses)].filter((address) => isSiteUrl(address, siteUrl));
	if (siteUrls.length === 0) return new Map();
	const { documents } = await callEndpoint(response, `${api}/link-targets/at`, {
		language,
		body: { addresses: siteUrls },
	});
	return new Map(Object.entries(documents));
}

/** Finds the documents that the links of a pasted text lead to. */
export const documentsInBlocks = (
	blocks: readonly PastedBlock[],
	api: string,
	siteUrl: string,
	language: string,
) =>
	findLinkedDocuments(
		blocks
			.flatMap((block) =>
				'content' in block ? block.content : block.kind === 'table' ? block.rows.flat(3) : [],
			)
			.flatMap((part) => (part === 'break' || part.href === null ? [] : [part.href])),
		api,
		siteUrl,
		language,
	);
