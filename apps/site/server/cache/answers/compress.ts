import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { limits } from '../../settings/limits.ts';
import type { Bodies } from '../stored/cached-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /^(text\/|image\/svg|application\/(.*\+)?(json|xml|javascript|manifest))/;

export const effort = {
	fast: { brotli: 4, gzip: 4 },
	best: { brotli: 11, gzip: 9 },
} as const;

/** The body in all encodings, made in the thread pool. An encoding that saves nothing is left out. */
export async function compress(
	identity: Buffer,
	contentType: string | undefined,
	level: keyof typeof effort,
): Promise<Bodies> {
	if (identity.length < limits.compression.minBytes) return { identity };
	if (!contentType || !compressible.test(contentType)) return { identity };
	const [br, gz] = await Promise.all([
		brotli(identity, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: effort[level].brotli,
				[constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
			},
		}),
		zip(identity, { level: effort[level].gzip }),
	]);
	const saves = (body: Buffer) => (body.length < identity.length ? body : undefined);
	return { identity, br: saves(br), gzip: saves(gz) };
}
