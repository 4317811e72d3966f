import type { FormFieldKind } from '@website/contracts/content-types';
import { type Words, words } from '../../platform/i18n/words.ts';

/** Kinds of form fields, with their labels. */
export const fieldKinds = {
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
export const autocompleteTokens = {
	name: words('Full name', 'Fulde navn', 'Vollständiger Name'),
	'given-name': words('First name', 'Fornavn', 'Vorname'),
	'family-name': words('Last name', 'Efternavn', 'Nachname'),
	email: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
	tel: words('Telephone number', 'Telefonnummer', 'Telefonnummer'),
	organization: words('Company', 'Virksomhed', 'Unternehmen'),
	'organization-title': words('Job title', 'Stilling', 'Position'),
	url: words('Web address', 'Webadresse', 'Webadresse'),
	'country-name': words('Country', 'Land', 'Land'),
} as const satisfies Record<string, Words>;
