import { environment } from '../../../platform/environment.ts';
import { deepl } from './deepl.ts';
import type { TranslationService } from './service.ts';

/** The service that is configured; null for none, which is the default. Another one is another function here. */
export const translationService: TranslationService | null = environment.DEEPL_API_KEY
	? deepl(environment.DEEPL_API_KEY, environment.DEEPL_SERVER_URL)
	: null;
