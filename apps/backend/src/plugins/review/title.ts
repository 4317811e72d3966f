import { getTranslation, type I18n } from '@payloadcms/translations';
import { isLocaleCode } from '@website/contracts/locales';
import { getLocalI18n, type Payload } from 'payload';
import { storedTitle } from '../../documents/plans/titles.ts';
import { reviewedNamed } from './subject.ts';

/** What a document of a review is called in a language; a global by its name in the interface. */
export async function titleOfReviewed(
	payload: Payload,
	target: string,
	language: string,
): Promise<string> {
	const subject = reviewedNamed(target);
	if (!subject) return target;
	const i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> = await getLocalI18n({
		config: payload.config,
		language: isLocaleCode(language) ? language : 'en',
	});
	if (subject.kind === 'global') {
		const config = payload.config.globals.find(({ slug }) => slug === subject.slug);
		return config ? getTranslation(config.label, i18n) : target;
	}
	const locale = isLocaleCode(language) ? language : null;
	const title = await storedTitle(payload, subject, locale);
	const { labels } = payload.collections[subject.slug].config;
	return title ?? `${getTranslation(labels.singular, i18n)} ${subject.id}`;
}
