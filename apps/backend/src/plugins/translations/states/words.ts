import { type Words, words } from '../../../platform/i18n/words.ts';
import type { TranslationState } from './evaluate.ts';

/** Labels of the translation states. */
export const stateWords: Record<TranslationState, Words> = {
	missing: words('Missing', 'Mangler', 'Fehlt'),
	draft: words('Draft', 'Kladde', 'Entwurf'),
	published: words('Published', 'Udgivet', 'Veröffentlicht'),
};

/** The label of a translation whose source has changed. */
export const outdatedWord = words('Outdated', 'Forældet', 'Veraltet');
