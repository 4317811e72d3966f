import type { SanitizedConfig } from 'payload';
import { deepMergeSimple } from 'payload/shared';
import { danishActions } from './danish/actions.ts';
import { danishScreens } from './danish/screens.ts';
import { englishOwn } from './english/own.ts';
import { englishWriting } from './english/writing.ts';
import { germanActions } from './german/actions.ts';
import { germanScreens } from './german/screens.ts';

const german = { ...germanScreens, ...germanActions };

const english = deepMergeSimple(englishWriting, englishOwn);

const danish = { ...danishScreens, ...danishActions };

/** The one place for Payload's own words that are wrong here; `test/admin-words.test.ts` names what a new version brings. */
export const payloadWords = { en: english, da: danish, de: german };

/** Puts these words over those that the editor of texts adds by itself when the configuration is made. */
export function ownWordsLast(config: SanitizedConfig): SanitizedConfig {
	config.i18n.translations = deepMergeSimple(config.i18n.translations, payloadWords);
	return config;
}
