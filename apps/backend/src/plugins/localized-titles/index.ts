import { finishing, inOrder, type Plugin } from '../../platform/plugin.ts';
import { nameByShownTitle, titlesInAnyLanguage } from './titles-in-any-language.ts';

/** Documents are called by their title in whichever language has one. */
export const localizedTitles = (): Plugin =>
	inOrder(titlesInAnyLanguage, finishing.add(nameByShownTitle));
