import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ApiErrorsSection'>>((t) => ({
	__typename: 'ApiErrorsSection',
	id: 'api-errors',
	heading: t('API errors', 'API-fejl', 'API-Fehler'),
	text: t(
		'<p>Words about it, with <a href="/pricing">a link</a>.</p>',
		'<p>Ord om det, med <a href="/pricing">et link</a>.</p>',
		'<p>Worte darüber, mit <a href="/pricing">einem Link</a>.</p>',
	),
	theme: 'light',
	errors: [
		{
			code: 'invalid_key',
			status: 401,
			title: t(
				'The API key is missing or invalid',
				'API-nøglen mangler eller er ugyldig',
				'Der API-Schlüssel fehlt oder ist ungültig',
			),
			remedy: t(
				'Send a key as bearer token.',
				'Send en nøgle som bearer-token.',
				'Einen Schlüssel als Bearer-Token senden.',
			),
		},
		{
			code: 'recipient_unreachable',
			status: null,
			title: t(
				'The recipient cannot be reached',
				'Modtageren kan ikke nås',
				'Der Empfänger ist nicht erreichbar',
			),
			remedy: t('Check the number.', 'Tjek nummeret.', 'Die Nummer prüfen.'),
		},
	],
}));

export const example = createExample('en');
