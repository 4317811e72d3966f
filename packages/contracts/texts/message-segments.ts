/** The GSM 7-bit default alphabet (3GPP TS 23.038): one septet each. */
const basic = new Set(
	'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
		'¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The extension table: an escape and the character, two septets each. */
const extension = new Set('\f^{}\\[~]|€');

/** Number of septets of a character in GSM-7; null if GSM-7 does not have it. */
export function countSeptets(character: string): 1 | 2 | null {
	if (basic.has(character)) return 1;
	return extension.has(character) ? 2 : null;
}

export interface MessageAnalysis {
	encoding: 'GSM-7' | 'UCS-2';
	/** Septets in GSM-7, 16-bit units in UCS-2. */
	units: number;
	segments: number;
	/** Units that still fit before another segment is needed. */
	remaining: number;
	/** Characters that GSM-7 does not have and that force UCS-2, each once, in order. */
	forcedBy: string[];
	/** Characters that take two septets, each once. */
	double: string[];
	/** Type and size of the text as an RCS message. */
	rcs: { type: 'BASIC' | 'SINGLE'; bytes: number };
}

/** Units in a message of one part, and in each part of a longer message, where a header takes some. */
export const segmentUnits = { 'GSM-7': [160, 153], 'UCS-2': [70, 67] } as const;

/** RCS BASIC holds up to 160 bytes of UTF-8; anything longer is a SINGLE message. */
export const rcsBasicBytes = 160;

/** Returns the number of parts and the free units in the last one. A character of two units is never split between parts. */
function fill(
	sizes: readonly number[],
	[single, part]: readonly [number, number],
): [number, number] {
	const units = sizes.reduce((sum, size) => sum + size, 0);
	if (units === 0) return [0, single];
	if (units <= single) return [1, single - units];
	let segments = 1;
	let usedUnits = 0;
	for (const size of sizes) {
		if (usedUnits + size > part) {
			segments += 1;
			usedUnits = 0;
		}
		usedUnits += size;
	}
	return [segments, part - usedUnits];
}

/** Counts the segments that a text is charged for, by SMS and by RCS. */
export function analyzeMessage(text: string): MessageAnalysis {
	const normalized = text.replace(/\r\n?/g, '\n');
	const characters = [...normalized];
	const forcedBy = [...new Set(characters.filter((character) => countSeptets(character) === null))];
	const encoding = forcedBy.length > 0 ? 'UCS-2' : 'GSM-7';
	const sizes = characters.map((character) =>
		encoding === 'UCS-2' ? character.length : (countSeptets(character) ?? 0),
	);
	const [segments, remaining] = fill(sizes, segmentUnits[encoding]);
	const bytes = new TextEncoder().encode(normalized).length;
	return {
		encoding,
		units: sizes.reduce((sum, size) => sum + size, 0),
		segments,
		remaining,
		forcedBy,
		double:
			encoding === 'GSM-7'
				? [...new Set(characters.filter((character) => countSeptets(character) === 2))]
				: [],
		rcs: { type: bytes <= rcsBasicBytes ? 'BASIC' : 'SINGLE', bytes },
	};
}
