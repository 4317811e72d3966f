import { createElement, Fragment, type ReactNode } from 'react';

/** Fields of the International Code of Signals on a 30 by 30 square, in the colors of the brand. */
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
const flag = (...fields: ReactNode[]) => createElement(Fragment, null, ...fields);
const disc = (fill: string) => <circle cx="15" cy="15" r="7" fill={fill} />;

export const letterFlags: Record<string, ReactNode> = {
	A: flag(area(white, 'M0 0h13v30H0z'), area(blue, 'M13 0h17l-8 15 8 15H13z')),
	B: area(red, 'M0 0h30l-8 15 8 15H0z'),
	C: flag(field(blue), area(white, 'M0 6h30v18H0z'), area(red, 'M0 12h30v6H0z')),
	D: flag(field(yellow), area(blue, 'M0 7h30v16H0z')),
	E: flag(field(red), area(blue, 'M0 0h30v15H0z')),
	F: flag(field(white), area(red, 'm15 1 14 14-14 14L1 15z')),
	G: flag(field(yellow), area(blue, 'M5 0h5v30H5zm10 0h5v30h-5zm10 0h5v30h-5z')),
	H: flag(field(red), area(white, 'M0 0h15v30H0z')),
	I: flag(field(yellow), disc(black)),
	J: flag(field(blue), area(white, 'M0 10h30v10H0z')),
	K: flag(field(blue), area(yellow, 'M0 0h15v30H0z')),
	L: flag(field(yellow), area(black, 'M15 0h15v15H15zM0 15h15v15H0z')),
	M: flag(field(blue), saltire(white)),
	N: flag(
		field(blue),
		area(white, 'M7.5 0H15v30H7.5zM22.5 0H30v30h-7.5z'),
		area(blue, 'M7.5 7.5H15V15H7.5zm15 0H30V15h-7.5zm-15 15H15V30H7.5zm15 0H30V30h-7.5z'),
		area(white, 'M0 7.5h7.5V15H0zm15 0h7.5V15H15zm-15 15h7.5V30H0zm15 0h7.5V30H15z'),
	),
	O: flag(field(yellow), area(red, 'M0 0h30v30z')),
	P: flag(field(blue), area(white, 'M10 10h10v10H10z')),
	Q: field(yellow),
	R: flag(field(red), cross(yellow)),
	S: flag(field(white), area(blue, 'M10 10h10v10H10z')),
	T: flag(field(white), area(red, 'M0 0h10v30H0z'), area(blue, 'M20 0h10v30H20z')),
	U: flag(field(white), area(red, 'M0 0h15v15H0zm15 15h15v15H15z')),
	V: flag(field(white), saltire(red)),
	W: flag(field(blue), area(white, 'M6 6h18v18H6z'), area(red, 'M11 11h8v8h-8z')),
	X: flag(field(white), cross(blue)),
	Y: flag(
		field(yellow),
		area(red, 'M0 0h6L0 6zm12 0h6L0 18v-6zm12 0h6L0 30v-6zm6 6v6L12 30H6zm0 12v6l-6 6h-6z'),
	),
	Z: flag(
		area(black, 'M0 0v30l15-15z'),
		area(yellow, 'M0 0h30L15 15z'),
		area(blue, 'M30 0v30L15 15z'),
		area(red, 'M0 30h30L15 15z'),
	),
};

const pennant = (fill: string) => <path fill={fill} d="M0 0h60v30H0z" />;
const pennantCross = (stroke: string) => (
	<path stroke={stroke} strokeWidth="6" d="M20 0v30M0 15h60" />
);
const pennantDisc = (fill: string) => <circle cx="19" cy="15" r="6.5" fill={fill} />;
const thirds = (fill: string, d = 'M20 0h20v30H20z') => area(fill, d);

/** Numeral pennants on a 60 by 30 rectangle, which is clipped to a taper. */
export const numeralPennants: Record<string, ReactNode> = {
	0: flag(pennant(yellow), thirds(red)),
	1: flag(pennant(white), pennantDisc(red)),
	2: flag(pennant(blue), pennantDisc(white)),
	3: flag(pennant(white), thirds(red, 'M0 0h20v30H0z'), thirds(blue, 'M40 0h20v30H40z')),
	4: flag(pennant(red), pennantCross(white)),
	5: flag(pennant(blue), area(yellow, 'M0 0h30v30H0z')),
	6: flag(pennant(white), area(black, 'M0 0h60v15H0z')),
	7: flag(pennant(red), area(yellow, 'M0 0h60v15H0z')),
	8: flag(pennant(white), pennantCross(red)),
	9: flag(
		pennant(white),
		area(black, 'M30 0h30v15H30z'),
		area(red, 'M0 15h30v15H0z'),
		area(yellow, 'M30 15h30v15H30z'),
	),
};
