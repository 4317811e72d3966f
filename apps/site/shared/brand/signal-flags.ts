import type { ReactNode } from 'react';
import { letterFlags, numeralPennants } from './signal-flag-drawings.tsx';

/** The drawing of one sign of a word: 30 by 30, or 60 by 30 where it is long. */
export interface SignalFlag {
	drawing: ReactNode;
	isLong: boolean;
}

/** Words in the flags of the International Code of Signals, letters and digits of them; other signs are left out. */
export const signalFlags = (word: string): SignalFlag[] =>
	[...word.normalize('NFD').toUpperCase()].flatMap((sign) => {
		const isLong = sign in numeralPennants;
		const drawing = letterFlags[sign] ?? numeralPennants[sign];
		return drawing ? [{ drawing, isLong }] : [];
	});
