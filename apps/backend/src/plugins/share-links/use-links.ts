'use client';
import { toast } from '@payloadcms/ui';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';

const shape = z.object({
	longestDays: z.number(),
	address: z.string().optional(),
	links: z.array(
		z.object({
			id: z.number(),
			languages: z.array(z.enum(localeCodes)),
			state: z.enum(['open', 'expired', 'withdrawn']),
			until: z.string(),
			madeBy: z.string().nullable(),
			withdrawnBy: z.string().nullable(),
			openedAt: z.string().nullable(),
			opened: z.number(),
		}),
	),
});
export type Links = z.infer<typeof shape>;
export type Link = Links['links'][number];

/** Loads the share links of a document: `result` is null while loading and 'failed' after an error. `request` changes them. */
export function useLinks(target: string | null) {
	const call = useCall();
	const { response, problem, setResponse } = useEndpoint(
		shape,
		target && `/share-links/of?target=${target}`,
	);
	const request = async (path: string, body: object): Promise<Links | null> => {
		try {
			const links = await call(shape, `/share-links${path}`, { body });
			setResponse(links);
			return links;
		} catch (cause) {
			toast.error(messageOf(cause));
			return null;
		}
	};
	return { result: problem ? ('failed' as const) : response, request };
}
