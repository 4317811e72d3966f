import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoredPage } from '../stored/stored-page.ts';
import type { Encoding } from './negotiate.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textTypes = /^(text\/|image\/svg|application\/(.*\+)?(json|xml|javascript|manifest))/;

/** Compression of shorter bodies saves too little. */
const minBytes = 500;

/** Higher levels take several times as long and save a tenth at most. */
const quality = { br: 5, gzip: 6 };

/** True for the MIME types of text, which compresses well. */
export const isText = (contentType: string | null | undefined): boolean =>
	textTypes.test(contentType ?? '');

/** True if the body is text and long enough to be worth compressing. */
export function isCompressible(body: Buffer, contentType: string | undefined): boolean {
	return body.length >= minBytes && isText(contentType);
}

/** Compresses in the thread pool. */
function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
	if (encoding === 'gzip') return zip(body, { level: quality.gzip });
	return brotli(body, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality.br,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
		},
	});
}

/** Adds the body in this encoding to the page, unless it has one or is not compressible. */
export async function withEncoding(page: StoredPage, encoding: Encoding): Promise<StoredPage> {
	const { bodies, headers } = page;
	if (encoding === 'identity' || bodies[encoding]) return page;
	if (!isCompressible(bodies.identity, headers['content-type'])) return page;
	const body = await compress(bodies.identity, encoding);
	return { ...page, bodies: { ...bodies, [encoding]: body } };
}

/** Adds the bodies in all encodings to the page. */
export async function compressed(page: StoredPage): Promise<StoredPage> {
	return withEncoding(await withEncoding(page, 'br'), 'gzip');
}
