import type { FormFieldKind } from '@website/contracts/content-types';
import { consentField, fieldNamePattern } from '@website/contracts/forms';
import type { ArrayField, Validate } from 'payload';
import { choice, line, lines, listLabels, localized, yesNo } from '../../model/fields/text.ts';
import { type Words, words } from '../../platform/i18n/words.ts';

/** Kinds of form fields, with their labels. */
const fieldKinds = {
	text: words('One line of text', 'Én linje tekst', 'Eine Zeile Text'),
	email: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
	tel: words('Telephone number', 'Telefonnummer', 'Telefonnummer'),
	url: words('Web address', 'Webadresse', 'Webadresse'),
	number: words('Number', 'Tal', 'Zahl'),
	longText: words('Several lines of text', 'Flere linjer tekst', 'Mehrere Zeilen Text'),
	select: words('One of several', 'Én af flere', 'Eines von mehreren'),
	checkboxes: words('Any of several', 'Flere valg', 'Mehrfachauswahl'),
	countries: words('Countries', 'Lande', 'Länder'),
} as const satisfies Record<FormFieldKind, Words>;

/** Autocomplete tokens (HTML, autofill; WCAG 1.3.5), with their labels. */
const autocompleteTokens = {
	name: words('Full name', 'Fulde navn', 'Vollständiger Name'),
	'given-name': words('First name', 'Fornavn', 'Vorname'),
	'family-name': words('Last name', 'Efternavn', 'Nachname'),
	email: fieldKinds.email,
	tel: fieldKinds.tel,
	organization: words('Company', 'Virksomhed', 'Unternehmen'),
	'organization-title': words('Job title', 'Stilling', 'Position'),
	url: words('Web address', 'Webadresse', 'Webadresse'),
	'country-name': words('Country', 'Land', 'Land'),
} as const satisfies Record<string, Words>;

const choices: ArrayField = {
	name: 'choices',
	type: 'array',
	...listLabels(
		words('Choices', 'Valgmuligheder', 'Auswahl'),
		words('Choice', 'Valgmulighed', 'Auswahlmöglichkeit'),
	),
	admin: { condition: (_data, { kind }) => kind === 'select' || kind === 'checkboxes' },
	fields: [
		line('value', words('Stored as', 'Gemmes som', 'Gespeichert als'), { required: true }),
		localized(line('label', words('Text', 'Tekst', 'Text'))),
	],
};

const invalidNameError = words(
	'Lower-case letters, digits and hyphens, beginning with a letter; not “consent”',
	'Små bogstaver, cifre og bindestreger, med et bogstav først; ikke »consent«',
	'Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe; nicht „consent“',
);
const duplicateNameError = words(
	'Another field has this name',
	'Et andet felt har dette navn',
	'Ein anderes Feld heißt so',
);

const validateName: Validate = (value: unknown, { siblingData, data, req }) => {
	const t = (text: typeof invalidNameError) => text[req.i18n.language] ?? text.en;
	if (typeof value !== 'string' || !fieldNamePattern.test(value) || value === consentField)
		return t(invalidNameError);
	const rows: unknown = Reflect.get(data, 'fields');
	const duplicates = Array.isArray(rows)
		? rows.filter((row) => row?.name === value && row.id !== Reflect.get(siblingData, 'id'))
		: [];
	return duplicates.length === 0 || t(duplicateNameError);
};

/** The fields of a form. Their texts are localized, everything else is shared by all locales. */
export const formFields: ArrayField = {
	name: 'fields',
	type: 'array',
	...listLabels(words('Fields', 'Felter', 'Felder'), words('Field', 'Felt', 'Feld')),
	minRows: 1,
	maxRows: 30,
	required: true,
	fields: [
		{
			type: 'row',
			fields: [
				{
					...line('name', words('Name in exports', 'Navn i eksport', 'Name im Export'), {
						required: true,
					}),
					validate: validateName,
				},
				choice('kind', words('Kind', 'Art', 'Art'), Object.entries(fieldKinds)),
			],
		},
		localized(line('label', words('Label', 'Ledetekst', 'Beschriftung'))),
		localized(lines('help', words('Help', 'Hjælp', 'Hilfe'))),
		yesNo('required', words('Has to be filled in', 'Skal udfyldes', 'Muss ausgefüllt werden')),
		{
			name: 'autocomplete',
			type: 'select',
			label: words('Filled in by browsers', 'Udfyldes af browsere', 'Von Browsern ausgefüllt'),
			options: Object.entries(autocompleteTokens).map(([value, label]) => ({ value, label })),
		},
		choices,
	],
};
