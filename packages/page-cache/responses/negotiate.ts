import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The library's types lack the option `preferred`. */
interface EncodingNegotiator {
	encodings(available: string[], options: { preferred: string[] }): string[];
}

const cache = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding of the response (RFC 9110 section 12.5.3), Brotli before gzip if the client accepts both equally. Cached by header. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
	if (!acceptEncoding) return 'identity';
	const cached = cache.get(acceptEncoding);
	if (cached) return cached;
	const encoding = negotiate(acceptEncoding, encodings);
	cache.set(acceptEncoding, encoding);
	return encoding;
}

/** True if gzip is the encoding of a response that is compressed while it is sent. */
export const prefersGzip = (acceptEncoding: string | undefined): boolean =>
	acceptEncoding !== undefined && negotiate(acceptEncoding, ['gzip', 'identity']) === 'gzip';

function negotiate(acceptEncoding: string, offered: readonly Encoding[]): Encoding {
	// `x-gzip` is equivalent to `gzip` (RFC 9110 section 8.4.1.3).
	const headers = { 'accept-encoding': acceptEncoding.replace(/\bx-(?=gzip)/gi, '') };
	const negotiator: EncodingNegotiator = new Negotiator({ headers });
	const [best] = negotiator.encodings([...offered], { preferred: [...offered] });
	return offered.find((encoding) => encoding === best) ?? 'identity';
}
