/** What a drawing may not contain: code, foreign documents, entities, and references out of itself. */
const harmful: readonly RegExp[] = [
	/<!ENTITY/i,
	/<!DOCTYPE[^>]*\[/i,
	/<\?xml-stylesheet/i,
	/<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|handler|listener)\b/i,
	/\son[a-z]+\s*=/i,
	/(?:javascript|vbscript|file):/i,
	/@import/i,
	/\b(?:href|src)\s*=\s*(["'])\s*(?!#|data:image\/(?:png|jpeg|webp|gif)[;,])[^"']+\1/i,
	/url\(\s*["']?\s*(?!#|["']?data:image\/(?:png|jpeg|webp|gif)[;,])[^)"'\s#]/i,
];

/** Whether an SVG document is nothing but a drawing. Encodings other than UTF-8 are not read. */
export function isHarmlessDrawing(svg: string): boolean {
	if (svg.includes('\0') || svg.includes('\uFFFD')) return false;
	if (/encoding\s*=\s*["'](?!utf-8["'])/i.test(svg.slice(0, 200))) return false;
	if (!/<(?:[\w-]+:)?svg[\s>]/i.test(svg)) return false;
	// Character references could spell any of the words below.
	const plain = svg.replace(/&#(?:x[0-9a-f]+|\d+);?/gi, decodeReference);
	return !harmful.some((pattern) => pattern.test(plain));
}

function decodeReference(reference: string): string {
	const hexadecimal = /^&#x/i.test(reference);
	const code = Number.parseInt(reference.slice(hexadecimal ? 3 : 2), hexadecimal ? 16 : 10);
	return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
