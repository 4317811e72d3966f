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
	// `x-gzip` is equivalent to `gzip` (RFC 9110 section 8.4.1.3).
	const headers = { 'accept-encoding': acceptEncoding.replace(/\bx-(?=gzip)/gi, '') };
	const negotiator: EncodingNegotiator = new Negotiator({ headers });
	const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
	const encoding = encodings.find((one) => one === best) ?? 'identity';
	cache.set(acceptEncoding, encoding);
	return encoding;
}
