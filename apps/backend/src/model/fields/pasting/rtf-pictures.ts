/** How the pictures of a text in RTF are written that browsers can show. */
const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const;

const isKind = (word: string): word is keyof typeof kinds => word in kinds;

/** A picture of a clipboard: its type and its bytes. */
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
 * The pictures in a text of the Rich Text Format (1.9.1, "Pictures"), in order. Word puts its pictures' bytes there and only names of
 * temporary files into the HTML beside it. Copies for older programs (`\nonshppict`) and pictures of bullets (`\*\listpicture`) are left out.
 */
export function picturesOfRtf(rtf: string): (PictureBytes | null)[] {
	const pictures: (PictureBytes | null)[] = [];
	const start = /\{\\pict\b/g;
	for (let match = start.exec(rtf); match; match = start.exec(rtf)) {
		const before = rtf.slice(Math.max(0, match.index - 400), match.index);
		if (/\{\\nonshppict\s*$/.test(before) || /\{\\\*\\listpicture[^{}]*$/.test(before)) continue;
		let depth = 0;
		let own = '';
		let at = match.index;
		for (; at < rtf.length; at += 1) {
			const sign = rtf[at];
			if (sign === '{') depth += 1;
			else if (sign === '}') depth -= 1;
			else if (depth === 1) own += sign;
			if (depth === 0) break;
		}
		start.lastIndex = at;
		const words = [...own.matchAll(/\\([a-z]+)(-?\d+)?\s?/gi)];
		const kind = words.map(([, word = '']) => word).find(isKind);
		const hex = own.replace(/\\[a-z]+-?\d*\s?/gi, '');
		pictures.push(kind ? { type: kinds[kind], bytes: bytesOf(hex) } : null);
	}
	return pictures;
}
