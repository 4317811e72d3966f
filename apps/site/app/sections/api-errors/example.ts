import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ApiErrorsSection'>>((t) => ({
	__typename: 'ApiErrorsSection',
	id: 'api-errors',
	heading: t({ en: 'API errors', da: 'API-fejl', de: 'API-Fehler' }),
	text: t({
		en: '<p>Words about it, with <a href="/pricing">a link</a>.</p>',
		da: '<p>Ord om det, med <a href="/pricing">et link</a>.</p>',
		de: '<p>Worte darüber, mit <a href="/pricing">einem Link</a>.</p>',
	}),
	theme: 'light',
	errors: [
		{
			code: 'invalid_key',
			status: 401,
			title: t({
				en: 'The API key is missing or invalid',
				da: 'API-nøglen mangler eller er ugyldig',
				de: 'Der API-Schlüssel fehlt oder ist ungültig',
			}),
			remedy: t({
				en: 'Send a key as bearer token.',
				da: 'Send en nøgle som bearer-token.',
				de: 'Einen Schlüssel als Bearer-Token senden.',
			}),
		},
		{
			code: 'recipient_unreachable',
			status: null,
			title: t({
				en: 'The recipient cannot be reached',
				da: 'Modtageren kan ikke nås',
				de: 'Der Empfänger ist nicht erreichbar',
			}),
			remedy: t({ en: 'Check the number.', da: 'Tjek nummeret.', de: 'Die Nummer prüfen.' }),
		},
	],
}));

export const example = createExample('en');
