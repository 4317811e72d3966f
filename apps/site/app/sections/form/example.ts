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
	heading: t({ en: 'Write to us', da: 'Skriv til os', de: 'Schreiben Sie uns' }),
	text: t({
		en: '<p>A person answers, usually within two hours.</p>',
		da: '<p>Et menneske svarer, som regel inden for to timer.</p>',
		de: '<p>Es antwortet ein Mensch, meist innerhalb von zwei Stunden.</p>',
	}),
	theme: 'light',
	form: {
		id: '7',
		fields: [
			field(
				'email',
				'email',
				t({ en: 'Your e-mail address', da: 'Din e-mailadresse', de: 'Ihre E-Mail-Adresse' }),
				{ autocomplete: 'email' },
			),
			field(
				'channel',
				'select',
				t({ en: 'What is it about?', da: 'Hvad drejer det sig om?', de: 'Worum geht es?' }),
				{
					choices: [
						{ value: 'sms', label: 'SMS' },
						{ value: 'rcs', label: 'RCS' },
					],
				},
			),
			field('countries', 'countries', t({ en: 'Countries', da: 'Lande', de: 'Länder' }), {
				required: false,
				help: t({
					en: 'Separated by commas',
					da: 'Adskilt af kommaer',
					de: 'Durch Kommas getrennt',
				}),
			}),
			field(
				'volume',
				'number',
				t({ en: 'Messages a month', da: 'Beskeder om måneden', de: 'Nachrichten im Monat' }),
				{ required: false },
			),
			field(
				'days',
				'checkboxes',
				t({
					en: 'When may we ring?',
					da: 'Hvornår må vi ringe?',
					de: 'Wann dürfen wir anrufen?',
				}),
				{
					required: false,
					choices: [
						{
							value: 'morning',
							label: t({ en: 'In the morning', da: 'Om formiddagen', de: 'Vormittags' }),
						},
						{
							value: 'afternoon',
							label: t({ en: 'In the afternoon', da: 'Om eftermiddagen', de: 'Nachmittags' }),
						},
					],
				},
			),
			field(
				'message',
				'longText',
				t({ en: 'Your message', da: 'Din besked', de: 'Ihre Nachricht' }),
			),
		],
		submitLabel: t({ en: 'Send', da: 'Send', de: 'Senden' }),
		consentText: t({
			en: 'You may store what I wrote in order to answer it.',
			da: 'I må gemme det, jeg har skrevet, for at svare på det.',
			de: 'Sie dürfen speichern, was ich geschrieben habe, um darauf zu antworten.',
		}),
		consentVersion: 3,
		thanksHeading: t({ en: 'Thank you', da: 'Tak', de: 'Vielen Dank' }),
		thanksText: t({
			en: 'We write back soon.',
			da: 'Vi skriver snart tilbage.',
			de: 'Wir schreiben bald zurück.',
		}),
	},
}));

export const example = createExample('en');
