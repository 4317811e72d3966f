'use client';
import { useLocale } from '@payloadcms/ui';
import { useEndpoint } from '../../../admin/endpoints/use-endpoint.ts';
import { usage } from './usage-response.ts';

/** The references to a document: null while they load, `failed` if that fails. */
export function useUsage(collection: string | undefined, id: number | string | undefined) {
	const { code } = useLocale();
	const path = collection && id !== undefined ? `/used-in/${collection}/${id}` : null;
	const { response, problem } = useEndpoint(usage, path && `${path}?locale=${code}`);
	return { usage: problem ? ('failed' as const) : response };
}
