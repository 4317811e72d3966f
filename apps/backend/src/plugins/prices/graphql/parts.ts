export type ReadPart = (index: number) => Promise<string>;

/** Matches a response with a single list as its data: the text before its entries, the entries, the text after them. */
const pattern = /^(\{"data":\{"\w+":\[)(.*)(\]\}\})$/s;

function split(response: string): [start: string, entries: string, end: string] {
	const [, start, entries, end] = pattern.exec(response) ?? [];
	if (start === undefined || entries === undefined || end === undefined) {
		throw new Error('A part of the response is not a list');
	}
	return [start, entries, end];
}

/**
 * Joins the parts of a list to a single response. Each part is sent while the next one is computed. If a part fails, the response is
 * aborted.
 *
 * @param first the response to part 0
 * @param readPart returns the response to the part with an index
 */
export function joinParts(
	first: string,
	count: number,
	readPart: ReadPart,
): ReadableStream<Uint8Array> {
	const [start, entries, end] = split(first);
	const encoder = new TextEncoder();
	let next = 1;
	let before = entries;
	return new ReadableStream({
		start(controller) {
			controller.enqueue(encoder.encode(start + entries));
		},
		async pull(controller) {
			if (next >= count) {
				controller.enqueue(encoder.encode(end));
				controller.close();
				return;
			}
			const [, rest] = split(await readPart(next));
			next += 1;
			controller.enqueue(encoder.encode(before && rest ? `,${rest}` : rest));
			before ||= rest;
		},
	});
}
