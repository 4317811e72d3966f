import type { ReactNode } from 'react';
import { letterFlags, numeralPennants } from './signal-flag-drawings.tsx';

/** The flag of one character: 30 by 30, or 60 by 30 if `isLong`. */
export interface SignalFlag {
	drawing: ReactNode;
	isLong: boolean;
}

/** The flags of the International Code of Signals for the letters and digits of a word; other characters are left out. */
export const signalFlags = (word: string): SignalFlag[] =>
	[...word.normalize('NFD').toUpperCase()].flatMap((character) => {
		const isLong = character in numeralPennants;
		const drawing = letterFlags[character] ?? numeralPennants[character];
		return drawing ? [{ drawing, isLong }] : [];
	});
