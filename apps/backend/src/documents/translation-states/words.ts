import { type Words, words } from '../../platform/i18n/words.ts';
import type { TranslationState } from './rule.ts';

/** What the states of a translation are called. */
export const stateWords: Record<TranslationState, Words> = {
	missing: words('Missing', 'Mangler', 'Fehlt'),
	draft: words('Draft', 'Kladde', 'Entwurf'),
	published: words('Published', 'Udgivet', 'Veröffentlicht'),
};

/** What is said beside the state of a translation whose source changed since. */
export const outdatedWord = words('Outdated', 'Forældet', 'Veraltet');
