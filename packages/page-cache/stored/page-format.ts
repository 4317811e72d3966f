import { crc32 } from 'node:zlib';
import type { StoredPage } from './stored-page.ts';

export interface DecodedPage extends StoredPage {
	/** The process that wrote it. No other process knows which purges it missed. */
	run: string;
}

const magic = Buffer.from('PAGE1\n');
const prefixBytes = magic.length + 8;

/** Encodes a page: magic, checksum of the rest, header length, header as JSON, bodies. */
export function encodePage(page: StoredPage, run: string): Buffer {
	const { bodies, ...rest } = page;
	const parts = [bodies.identity, bodies.gzip, bodies.br].map((part) => part ?? Buffer.alloc(0));
	const header = Buffer.from(
		JSON.stringify({ ...rest, run, lengths: parts.map((part) => part.length) }),
	);
	const prefix = Buffer.alloc(prefixBytes);
	magic.copy(prefix);
	prefix.writeUInt32LE(header.length, magic.length + 4);
	const file = Buffer.concat([prefix, header, ...parts]);
	file.writeUInt32LE(crc32(file.subarray(magic.length + 4)), magic.length);
	return file;
}

/** Decodes a page; undefined if the file is damaged, cut off, of another version or of another key. */
export function decodePage(file: Buffer, id: string): DecodedPage | undefined {
	if (file.length < prefixBytes || !file.subarray(0, magic.length).equals(magic)) return undefined;
	if (file.readUInt32LE(magic.length) !== crc32(file.subarray(magic.length + 4))) return undefined;
	const start = prefixBytes + file.readUInt32LE(magic.length + 4);
	// The checksum proves that encodePage wrote this, so the JSON has its shape.
	const header = JSON.parse(file.toString('utf8', prefixBytes, start)) as Omit<
		DecodedPage,
		'bodies'
	> & { lengths: [number, number, number] };
	const { lengths, ...page } = header;
	if (page.key.id !== id) return undefined;
	const [identity, gzip, br] = lengths;
	const bodyAt = (from: number, length: number) => file.subarray(from, from + length);
	return {
		...page,
		bodies: {
			identity: bodyAt(start, identity),
			gzip: gzip ? bodyAt(start + identity, gzip) : undefined,
			br: br ? bodyAt(start + identity + gzip, br) : undefined,
		},
	};
}
