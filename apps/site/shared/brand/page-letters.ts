/** Latin letters of Western and Northern Europe, punctuation, and the symbols that pages use. */
export const pageLetters = String.fromCodePoint(
	...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset),
	...Array.from({ length: 0x180 - 0xa0 }, (_, offset) => 0xa0 + offset),
	...[...'–—‘’‚“”„†•…‹›€™−→←↑↓×≈‑\u202f'].map((letter) => letter.codePointAt(0) ?? 0),
);
