import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

const remembered = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding to answer with (RFC 9110 section 12.5.3), brotli before gzip where the client likes both alike; remembered by header. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
	if (!acceptEncoding) return 'identity';
	const known = remembered.get(acceptEncoding);
	if (known) return known;
	const br = quality(acceptEncoding, 'br');
	const gzip = quality(acceptEncoding, 'gzip');
	const best: Encoding = br >= gzip ? 'br' : 'gzip';
	const encoding = Math.max(br, gzip) > 0 ? best : 'identity';
	remembered.set(acceptEncoding, encoding);
	return encoding;
}

function quality(acceptEncoding: string, coding: string): number {
	let anything = 0;
	for (const part of acceptEncoding.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
		const weight = parameters.find((parameter) => parameter.startsWith('q='));
		const value = weight ? Number.parseFloat(weight.slice(2)) || 0 : 1;
		if (name === coding || name === `x-${coding}`) return value;
		if (name === '*') anything = value;
	}
	return anything;
}
