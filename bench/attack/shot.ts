/** One request as it goes over the wire: the path is sent as it stands, which `fetch` would normalize. */
export interface Shot {
	method: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Pseudorandom numbers from 0 to below 1 that are the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** A text with a few of its characters doubled, dropped or replaced by ones that parsers stumble over. */
export function mutated(text: string, random: () => number): string {
	const odd = [
		'%00',
		'%ff',
		'"',
		"'",
		'<',
		'{',
		'}',
		'[',
		']',
		'\\',
		'../',
		'%2e%2e%2f',
		'​',
		'é',
		'9'.repeat(40),
	];
	const characters = [...text];
	for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
		const at = Math.floor(random() * characters.length);
		const kind = random();
		if (kind < 0.3) characters.splice(at, 1);
		else if (kind < 0.5) characters.splice(at, 0, characters[at] ?? '');
		else characters.splice(at, 0, odd[Math.floor(random() * odd.length)] ?? '');
	}
	return characters.join('');
}

/** A path that may stand in a request line: controls, spaces and what lies beyond ASCII are percent-encoded. */
export const sendable = (path: string): string =>
	path.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
