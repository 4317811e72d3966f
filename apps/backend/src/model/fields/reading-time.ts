const wordsPerMinute = 220;
const textKeys = new Set([
	'text',
	'quote',
	'caption',
	'title',
	'heading',
	'eyebrow',
	'question',
	'description',
	'bullets',
	'notes',
	'note',
	'transcript',
]);

function* texts(value: unknown, key = ''): Generator<string> {
	if (typeof value === 'string') {
		if (textKeys.has(key)) yield value;
	} else if (Array.isArray(value)) {
		for (const item of value) yield* texts(item, key);
	} else if (typeof value === 'object' && value !== null) {
		for (const [name, item] of Object.entries(value)) yield* texts(item, name);
	}
}

/** The reading time of the texts in blocks, in whole minutes, at least 1. */
export function readingMinutes(blocks: unknown): number {
	let count = 0;
	for (const text of texts(blocks)) count += text.split(/\s+/).filter(Boolean).length;
	return Math.max(1, Math.round(count / wordsPerMinute));
}
