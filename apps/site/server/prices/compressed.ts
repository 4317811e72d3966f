import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Text kept small: prices of a thousand operators take a tenth of their JSON. */
export type Compressed = Buffer;

/** Packs text away, off the main thread. */
export async function pack(text: string): Promise<Compressed> {
	return deflate(text, { level: 3 });
}

/** The text that was packed. */
export async function unpack(packed: Compressed): Promise<string> {
	return (await inflate(packed)).toString();
}
