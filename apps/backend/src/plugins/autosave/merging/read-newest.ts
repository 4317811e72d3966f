import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';
import type { Data } from './merge-documents.ts';

const documentShape = z.record(z.string(), z.unknown());

/**
 * The newest version of a document in one locale, in the shape of form values; null if it cannot be read. Requests only its `updatedAt`
 * first, and returns `base` if that is the newest version.
 */
export async function readNewest(
	url: string,
	locale: string,
	base: Data,
	signal: AbortSignal,
): Promise<Data | null> {
	const read = (parameters: string): Promise<Data> => {
		const query = `draft=true&depth=0&fallback-locale=null&locale=${locale}${parameters}`;
		return callEndpoint(documentShape, `${url}?${query}`, { language: locale, signal });
	};
	try {
		const version = await read('&select[updatedAt]=true');
		return version.updatedAt === base.updatedAt ? base : await read('');
	} catch {
		// Deleted, offline, or aborted: the next save reports the problem.
		return null;
	}
}
