/** The RTF control words of pictures that browsers can show, with their MIME types. */
const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const;

const isKind = (word: string): word is keyof typeof kinds => word in kinds;

/** The MIME type and the bytes of a picture. */
export interface PictureBytes {
	type: string;
	bytes: Uint8Array<ArrayBuffer>;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
	const digits = hex.replace(/\s+/g, '');
	return Uint8Array.from({ length: digits.length >> 1 }, (_, index) =>
		Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
	);
}

/**
 * Reads the pictures of Rich Text Format (1.9.1, "Pictures"), in order; `null` for other types. Word puts the bytes of pictures there, and
 * only names of temporary files into the HTML. Skips copies for older programs (`\nonshppict`) and bullet pictures (`\*\listpicture`).
 */
export function picturesOfRtf(rtf: string): (PictureBytes | null)[] {
	const pictures: (PictureBytes | null)[] = [];
	const start = /\{\\pict\b/g;
	for (let match = start.exec(rtf); match; match = start.exec(rtf)) {
		const before = rtf.slice(Math.max(0, match.index - 400), match.index);
		if (/\{\\nonshppict\s*$/.test(before) || /\{\\\*\\listpicture[^{}]*$/.test(before)) continue;
		let depth = 0;
		let content = '';
		let at = match.index;
		for (; at < rtf.length; at += 1) {
			const character = rtf[at];
			if (character === '{') depth += 1;
			else if (character === '}') depth -= 1;
			else if (depth === 1) content += character;
			if (depth === 0) break;
		}
		start.lastIndex = at;
		const words = [...content.matchAll(/\\([a-z]+)(-?\d+)?\s?/gi)];
		const kind = words.map(([, word = '']) => word).find(isKind);
		const hex = content.replace(/\\[a-z]+-?\d*\s?/gi, '');
		pictures.push(kind ? { type: kinds[kind], bytes: bytesOf(hex) } : null);
	}
	return pictures;
}
