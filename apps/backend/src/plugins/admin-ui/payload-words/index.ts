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

/** All overrides of Payload's translations. `test/admin-words.test.ts` lists the new keys of a Payload update. */
export const payloadWords = { en: english, da: danish, de: german };

/** Applies the overrides again after the config is sanitized, because the rich text editor adds its translations then. */
export function reapplyTranslations(config: SanitizedConfig): SanitizedConfig {
	config.i18n.translations = deepMergeSimple(config.i18n.translations, payloadWords);
	return config;
}
