import { getTranslation, type I18n } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { getLocalI18n, type Payload } from 'payload';
import { storedTitle } from '../scheduled-publishing/api.ts';
import { parseReviewed } from './reviewed-document.ts';

/** The title of a reviewed document in a language; the label for a global. */
export async function readTitle(
	payload: Payload,
	target: string,
	language: string,
): Promise<string> {
	const document = parseReviewed(target);
	if (!document) return target;
	const i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> = await getLocalI18n({
		config: payload.config,
		language: isLocaleCode(language) ? language : 'en',
	});
	if (document.kind === 'global') {
		const config = payload.config.globals.find(({ slug }) => slug === document.slug);
		return config ? getTranslation(config.label, i18n) : target;
	}
	const locale = isLocaleCode(language) ? language : null;
	const title = await storedTitle(payload, document, locale);
	const { labels } = payload.collections[document.slug].config;
	return title ?? `${getTranslation(labels.singular, i18n)} ${document.id}`;
}
