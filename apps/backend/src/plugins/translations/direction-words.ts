import { words } from '../../platform/i18n/words.ts';

/** Which way a translation goes: the labels of two lists of languages. */
export const directionWords = {
	from: words('From', 'Fra', 'Aus'),
	into: words('Into', 'Til', 'In'),
};
