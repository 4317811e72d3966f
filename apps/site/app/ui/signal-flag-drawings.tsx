import type { ReactNode } from 'react';

/** Fields of the International Code of Signals on a 30 by 30 square, in the colours of the identity. */
const red = '#d7351f';
const yellow = '#ffc533';
const blue = '#1b5fd0';
const white = '#fff';
const black = '#0b1f33';

const field = (fill: string) => <path fill={fill} d="M0 0h30v30H0z" />;
const area = (fill: string, d: string) => <path fill={fill} d={d} />;
const cross = (stroke: string) => <path stroke={stroke} strokeWidth="7" d="M15 0v30M0 15h30" />;
const saltire = (stroke: string) => (
	<path stroke={stroke} strokeWidth="6" d="m0 0 30 30M30 0 0 30" />
);
const disc = (fill: string) => <circle cx="15" cy="15" r="7" fill={fill} />;

export const letterFlags: Record<string, ReactNode> = {
	A: [area(white, 'M0 0h13v30H0z'), area(blue, 'M13 0h17l-8 15 8 15H13z')],
	B: area(red, 'M0 0h30l-8 15 8 15H0z'),
	C: [field(blue), area(white, 'M0 6h30v18H0z'), area(red, 'M0 12h30v6H0z')],
	D: [field(yellow), area(blue, 'M0 7h30v16H0z')],
	E: [field(red), area(blue, 'M0 0h30v15H0z')],
	F: [field(white), area(red, 'm15 1 14 14-14 14L1 15z')],
	G: [field(yellow), area(blue, 'M5 0h5v30H5zm10 0h5v30h-5zm10 0h5v30h-5z')],
	H: [field(red), area(white, 'M0 0h15v30H0z')],
	I: [field(yellow), disc(black)],
	J: [field(blue), area(white, 'M0 10h30v10H0z')],
	K: [field(blue), area(yellow, 'M0 0h15v30H0z')],
	L: [field(yellow), area(black, 'M15 0h15v15H15zM0 15h15v15H0z')],
	M: [field(blue), saltire(white)],
	N: [
		field(blue),
		area(white, 'M7.5 0H15v30H7.5zM22.5 0H30v30h-7.5z'),
		area(blue, 'M7.5 7.5H15V15H7.5zm15 0H30V15h-7.5zm-15 15H15V30H7.5zm15 0H30V30h-7.5z'),
		area(white, 'M0 7.5h7.5V15H0zm15 0h7.5V15H15zm-15 15h7.5V30H0zm15 0h7.5V30H15z'),
	],
	O: [field(yellow), area(red, 'M0 0h30v30z')],
	P: [field(blue), area(white, 'M10 10h10v10H10z')],
	Q: field(yellow),
	R: [field(red), cross(yellow)],
	S: [field(white), area(blue, 'M10 10h10v10H10z')],
	T: [field(white), area(red, 'M0 0h10v30H0z'), area(blue, 'M20 0h10v30H20z')],
	U: [field(white), area(red, 'M0 0h15v15H0zm15 15h15v15H15z')],
	V: [field(white), saltire(red)],
	W: [field(blue), area(white, 'M6 6h18v18H6z'), area(red, 'M11 11h8v8h-8z')],
	X: [field(white), cross(blue)],
	Y: [
		field(yellow),
		area(red, 'M0 0h6L0 6zm12 0h6L0 18v-6zm12 0h6L0 30v-6zm6 6v6L12 30H6zm0 12v6l-6 6h-6z'),
	],
	Z: [
		area(black, 'M0 0v30l15-15z'),
		area(yellow, 'M0 0h30L15 15z'),
		area(blue, 'M30 0v30L15 15z'),
		area(red, 'M0 30h30L15 15z'),
	],
};

/** Numeral pennants: the same square, later cut to a taper. */
export const numeralPennants: Record<string, ReactNode> = {
	0: [field(yellow), area(red, 'M10 0h10v30H10z')],
	1: [field(white), disc(red)],
	2: [field(blue), disc(white)],
	3: [field(white), area(red, 'M0 0h10v30H0z'), area(blue, 'M20 0h10v30H20z')],
	4: [field(red), cross(white)],
	5: [field(blue), area(yellow, 'M0 0h15v30H0z')],
	6: [field(white), area(black, 'M0 0h30v15H0z')],
	7: [field(red), area(yellow, 'M0 0h30v15H0z')],
	8: [field(white), cross(red)],
	9: [
		field(white),
		area(black, 'M15 0h15v15H15z'),
		area(red, 'M0 15h15v15H0z'),
		area(yellow, 'M15 15h15v15H15z'),
	],
};
