import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Its option is missing in the library's types. */
interface EncodingNegotiator {
	encodings(available: string[], options: { preferred: string[] }): string[];
}

const remembered = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding to answer with (RFC 9110 section 12.5.3), brotli before gzip where the client likes both alike; remembered by header. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
	if (!acceptEncoding) return 'identity';
	const former = remembered.get(acceptEncoding);
	if (former) return former;
	// The old names mean the same (RFC 9110 section 8.4.1).
	const headers = { 'accept-encoding': acceptEncoding.replace(/\bx-(?=gzip)/gi, '') };
	const negotiator: EncodingNegotiator = new Negotiator({ headers });
	const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
	const encoding = encodings.find((one) => one === best) ?? 'identity';
	remembered.set(acceptEncoding, encoding);
	return encoding;
}
