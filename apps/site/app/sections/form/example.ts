import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

type Field = NonNullable<SectionFields<'FormSection'>['form']>['fields'][number];

const field = (name: string, kind: Field['kind'], label: string, more?: Partial<Field>): Field => ({
	name,
	kind,
	label,
	help: '',
	required: true,
	autocomplete: '',
	choices: [],
	...more,
});

export const createExample = localized<SectionFields<'FormSection'>>((t) => ({
	__typename: 'FormSection',
	id: 'form',
	heading: t('Write to us', 'Skriv til os', 'Schreiben Sie uns'),
	text: t(
		'<p>A person answers, usually within two hours.</p>',
		'<p>Et menneske svarer, som regel inden for to timer.</p>',
		'<p>Es antwortet ein Mensch, meist innerhalb von zwei Stunden.</p>',
	),
	theme: 'light',
	form: {
		id: '7',
		fields: [
			field(
				'email',
				'email',
				t('Your e-mail address', 'Din e-mailadresse', 'Ihre E-Mail-Adresse'),
				{ autocomplete: 'email' },
			),
			field(
				'channel',
				'select',
				t('What is it about?', 'Hvad drejer det sig om?', 'Worum geht es?'),
				{
					choices: [
						{ value: 'sms', label: 'SMS' },
						{ value: 'rcs', label: 'RCS' },
					],
				},
			),
			field('countries', 'countries', t('Countries', 'Lande', 'Länder'), {
				required: false,
				help: t('Separated by commas', 'Adskilt af kommaer', 'Durch Kommas getrennt'),
			}),
			field(
				'volume',
				'number',
				t('Messages a month', 'Beskeder om måneden', 'Nachrichten im Monat'),
				{ required: false },
			),
			field(
				'days',
				'checkboxes',
				t('When may we ring?', 'Hvornår må vi ringe?', 'Wann dürfen wir anrufen?'),
				{
					required: false,
					choices: [
						{
							value: 'morning',
							label: t('In the morning', 'Om formiddagen', 'Vormittags'),
						},
						{
							value: 'afternoon',
							label: t('In the afternoon', 'Om eftermiddagen', 'Nachmittags'),
						},
					],
				},
			),
			field('message', 'longText', t('Your message', 'Din besked', 'Ihre Nachricht')),
		],
		submitLabel: t('Send', 'Send', 'Senden'),
		consentText: t(
			'You may store what I wrote in order to answer it.',
			'I må gemme det, jeg har skrevet, for at svare på det.',
			'Sie dürfen speichern, was ich geschrieben habe, um darauf zu antworten.',
		),
		consentVersion: 3,
		thanksHeading: t('Thank you', 'Tak', 'Vielen Dank'),
		thanksText: t('We write back soon.', 'Vi skriver snart tilbage.', 'Wir schreiben bald zurück.'),
	},
}));

export const example = createExample('en');
