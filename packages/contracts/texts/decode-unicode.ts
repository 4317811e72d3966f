/** The byte order marks of UTF-16, which CorelDRAW and Excel's "Unicode text" write. */
const utf16 = new Map([
	[0xfffe, 'utf-16le'],
	[0xfeff, 'utf-16be'],
]);

/** Decodes UTF-8, or UTF-16 with its byte order mark, without that mark. Undefined for bytes of another encoding. */
export function decodeUnicode(bytes: Uint8Array): string | undefined {
	const [first = 0, second = 0] = bytes;
	const encoding = utf16.get(first * 256 + second) ?? 'utf-8';
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
