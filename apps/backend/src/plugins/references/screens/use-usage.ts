'use client';
import { useLocale } from '@payloadcms/ui';
import { z } from 'zod';
import { useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';

const text = z.record(z.string(), z.string());

/** The documents that reference a document. */
const usage = z.object({
	title: z.string(),
	complete: z.boolean(),
	total: z.number(),
	usedBy: z.array(
		z.object({
			key: z.string(),
			form: z.string(),
			kind: z.union([z.string(), text]).nullish(),
			title: z.string(),
			draftOnly: z.boolean(),
			uses: z.array(
				z.object({
					lang: z.string().nullable(),
					path: z.string(),
					place: z.array(text),
					draftOnly: z.boolean(),
				}),
			),
		}),
	),
});
export type UsageResponse = z.infer<typeof usage>;

/** The references to a document: null while they load, `failed` if that fails. */
export function useUsage(collection: string | undefined, id: number | string | undefined) {
	const { code } = useLocale();
	const path = collection && id !== undefined ? `/used-in/${collection}/${id}` : null;
	const { response, problem } = useEndpoint(usage, path && `${path}?locale=${code}`);
	return { usage: problem ? ('failed' as const) : response };
}
