export type ResponseOf = (index: number) => Promise<string>;

/** An answer with nothing but one list: its beginning, the list's entries, and its end. */
const pattern = /^(\{"data":\{"\w+":\[)(.*)(\]\}\})$/s;

function entriesOf(response: string): [start: string, entries: string, end: string] {
	const [, start, entries, end] = pattern.exec(response) ?? [];
	if (start === undefined || entries === undefined || end === undefined) {
		throw new Error('A part of the answer is no list');
	}
	return [start, entries, end];
}

/** One answer made of parts of its list, sent while the next is made; a part that fails breaks the answer off. */
export function joinParts(
	first: string,
	count: number,
	responseOf: ResponseOf,
): ReadableStream<Uint8Array> {
	const [start, entries, end] = entriesOf(first);
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
			const [, more] = entriesOf(await responseOf(next));
			next += 1;
			controller.enqueue(encoder.encode(before && more ? `,${more}` : more));
			before ||= more;
		},
	});
}
