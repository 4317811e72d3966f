import type { ReactNode } from 'react';
import { letterFlags, numeralPennants } from './signal-flag-drawings.tsx';

/** How words are flown as decoration: in the flags of the International Code of Signals, or in plain fields of the theme. */
export type Decoration = 'signal-flags' | 'plain';

export const decoration: Decoration = 'signal-flags';

/** The drawing of one sign of a word: 30 by 30, or 60 by 30 where it is long. */
interface Sign {
	drawing: ReactNode;
	isLong: boolean;
}

/** The drawing of a letter or digit; null for any other sign. `index` is its place in the word. */
export function drawSign(sign: string, index: number, how: Decoration): Sign | null {
	const isLong = sign in numeralPennants;
	if (!isLong && !(sign in letterFlags)) return null;
	if (how === 'signal-flags')
		return { drawing: letterFlags[sign] ?? numeralPennants[sign], isLong };
	const fill = index % 2 === 0 ? 'var(--mark)' : 'var(--line-strong)';
	return { drawing: <path fill={fill} d="M0 0h30v30H0z" />, isLong: false };
}
