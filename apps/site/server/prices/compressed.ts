import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Deflated text: the prices of a thousand operators take a tenth of their JSON. */
export type Compressed = Buffer;

export async function compress(text: string): Promise<Compressed> {
	return deflate(text, { level: 3 });
}

export async function decompress(compressed: Compressed): Promise<string> {
	return (await inflate(compressed)).toString();
}
