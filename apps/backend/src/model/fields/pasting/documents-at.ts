import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';
import type { PastedBlock } from './blocks.ts';
import type { LinkedDocument } from './nodes.ts';

const response = z.object({
	documents: z.record(
		z.string(),
		z.object({ relationTo: z.string(), value: z.number(), anchor: z.string().nullable() }),
	),
});

/** Whether an address may be one of this site. */
export const mayBeOwn = (address: string, siteUrl: string): boolean =>
	/^\/(?!\/)/.test(address) || address === siteUrl || address.startsWith(`${siteUrl}/`);

/** The documents of this site behind addresses; those of none are left out. Asks the backend (`links/`) only where there may be some. */
export async function documentsBehind(
	addresses: readonly string[],
	api: string,
	siteUrl: string,
	language: string,
): Promise<Map<string, LinkedDocument>> {
	const own = [...new Set(addresses)].filter((address) => mayBeOwn(address, siteUrl));
	if (own.length === 0) return new Map();
	const { documents } = await callEndpoint(response, `${api}/link-targets/at`, {
		language,
		body: { addresses: own },
	});
	return new Map(Object.entries(documents));
}

/** The documents that the links of a pasted text lead to. */
export const documentsAt = (
	blocks: readonly PastedBlock[],
	api: string,
	siteUrl: string,
	language: string,
) =>
	documentsBehind(
		blocks
			.flatMap((block) =>
				'content' in block ? block.content : block.kind === 'table' ? block.rows.flat(3) : [],
			)
			.flatMap((one) => (one === 'break' || one.href === null ? [] : [one.href])),
		api,
		siteUrl,
		language,
	);
