import { deepl } from '@website/contracts/deepl';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { environment } from '../../platform/environment.ts';
import { limits } from './limits.ts';

/** Translates passages whose marks (`inline-codes.ts`) are kept. Resolves to as many passages, in the same order. */
export type TranslationService = (
	passages: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
) => Promise<string[]>;

function configuredService(key: string): TranslationService {
	const serverUrl = environment.DEEPL_SERVER_URL;
	const translate = deepl({ key, serverUrl, limits: limits.machine });
	return (passages, source, target) =>
		translate(passages, localeDefinition(source).languageTag, localeDefinition(target).languageTag);
}

/** The configured service; null by default. To add a service, write another function like `deepl` and select it here. */
export const translationService: TranslationService | null = environment.DEEPL_API_KEY
	? configuredService(environment.DEEPL_API_KEY)
	: null;
