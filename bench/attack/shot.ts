/** One request. The path is sent unchanged, while `fetch` would normalize it. */
export interface Shot {
	method: string;
	path: string;
	headers?: Record<string, string>;
	body?: string;
}

/** Pseudorandom numbers in [0, 1), the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Changes a few characters of a text: duplicates or drops them, or inserts some that parsers often mishandle. */
export function mutate(text: string, random: () => number): string {
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

/** Percent-encodes control characters, spaces and non-ASCII characters, so that the path is valid in a request line. */
export const encodePath = (path: string): string =>
	path.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
