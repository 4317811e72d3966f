import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredPage } from '../stored/stored-page.ts';
import type { Encoding } from './negotiate.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /^(text\/|image\/svg|application\/(.*\+)?(json|xml|javascript|manifest))/;

/** Compression of shorter bodies saves too little. */
const minBytes = 500;

export const effort = {
	fast: { brotli: 4, gzip: 4 },
	best: { brotli: 11, gzip: 9 },
} as const;

/** True if the body is text and long enough to be worth compressing. */
export function isCompressible(body: Buffer, contentType: string | undefined): boolean {
	return body.length >= minBytes && contentType !== undefined && compressible.test(contentType);
}

/** Compresses in the thread pool. */
export function compress(
	body: Buffer,
	encoding: Exclude<Encoding, 'identity'>,
	level: keyof typeof effort,
): Promise<Buffer> {
	if (encoding === 'gzip') return zip(body, { level: effort[level].gzip });
	return brotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: effort[level].brotli,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});
}

/** Adds the body in this encoding to the page, compressed fast, since a visitor waits for it. */
export async function withEncoding(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
	const { bodies, headers } = page;
	if (encoding === 'identity' || bodies[encoding]) return page;
	if (!isCompressible(bodies.identity, headers['content-type'])) return page;
	const body = await compress(bodies.identity, encoding, 'fast');
	return { ...page, bodies: { ...bodies, [encoding]: body } };
}
