import { z } from 'zod';
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
	const read = async (more: string): Promise<Data | null> => {
		const query = `draft=true&depth=0&fallback-locale=null&locale=${locale}${more}`;
		const response = await fetch(`${address}?${query}`, { credentials: 'same-origin', signal });
		return response.ok ? document.parse(await response.json()) : null;
	};
	try {
		const saved = await read('&select[updatedAt]=true');
		return saved?.updatedAt === base.updatedAt ? base : await read('');
	} catch {
		// Without a connection, or in the middle of leaving: the next save tells.
		return null;
	}
}
