import { words } from '../../platform/i18n/words.ts';

/** The labels of the source and the target locale. */
export const directionWords = {
	from: words('From', 'Fra', 'Aus'),
	into: words('Into', 'Til', 'In'),
};
