import { z } from 'zod';
import { callEndpoint } from '../../../platform/admin/endpoints/call-endpoint.ts';
import type { Data } from './merge-documents.ts';

const document = z.record(z.string(), z.unknown());

/**
 * The newest version of a document in one language, as a form holds it; null when it can't be had. Where it is the one of `base`, that is returned and no more
 * than its time was read.
 */
export async function readNewest(
	address: string,
	locale: string,
	base: Data,
	signal: AbortSignal,
): Promise<Data | null> {
	const read = (more: string): Promise<Data> => {
		const query = `draft=true&depth=0&fallback-locale=null&locale=${locale}${more}`;
		return callEndpoint(document, `${address}?${query}`, { language: locale, signal });
	};
	try {
		const saved = await read('&select[updatedAt]=true');
		return saved.updatedAt === base.updatedAt ? base : await read('');
	} catch {
		// Gone, without a connection, or in the middle of leaving: the next save tells.
		return null;
	}
}
