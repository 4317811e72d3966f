import type { SanitizedConfig } from 'payload';
import { deepMergeSimple } from 'payload/shared';
import { danish } from './danish/index.ts';
import { english } from './english/index.ts';
import { german } from './german/index.ts';

/** The one place for Payload's own words that are wrong here; `test/admin-words.test.ts` names what a new version brings. */
export const payloadWords = { en: english, da: danish, de: german };

/** Puts these words over those that the editor of texts adds by itself when the configuration is made. */
export function ownWordsLast(config: SanitizedConfig): SanitizedConfig {
	config.i18n.translations = deepMergeSimple(config.i18n.translations, payloadWords);
	return config;
}
