import { environment } from '../../../platform/environment.ts';
import { deepl } from './deepl.ts';
import type { TranslationService } from './service.ts';

/** The configured service; null by default. To add a service, write another function like `deepl` and select it here. */
export const translationService: TranslationService | null = environment.DEEPL_API_KEY
	? deepl(environment.DEEPL_API_KEY, environment.DEEPL_SERVER_URL)
	: null;
