import type { FormFieldKind } from '@website/contracts/content-types';
import { type Words, words } from '../editing/words.ts';

/** What a field of a form can be, and what editors call it. */
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

/** What browsers fill in by themselves (HTML, autofill; WCAG 1.3.5). */
export const autocompleteTokens = [
	'name',
	'given-name',
	'family-name',
	'email',
	'tel',
	'organization',
	'organization-title',
	'url',
	'country-name',
] as const;
