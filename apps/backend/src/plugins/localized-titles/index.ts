import { finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { applyDisplayTitle, titlesInAnyLanguage } from './titles-in-any-language.ts';

/** Shows the title of another locale for documents without a title in the current one. */
export const localizedTitles = (): Plugin =>
	inOrder(titlesInAnyLanguage, finalizers.add(applyDisplayTitle));
