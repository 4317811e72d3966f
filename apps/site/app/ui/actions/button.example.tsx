import type { PartExamples } from '~/testing/part-examples';
import { Button, ButtonLink } from './button';

export const examples: PartExamples = (t) => ({
	Primary: (
		<ButtonLink href="/contact">
			{t({ en: 'Open a test account', da: 'Opret en testkonto', de: 'Testkonto eröffnen' })}
		</ButtonLink>
	),
	Secondary: (
		<ButtonLink href="/pricing" look="secondary">
			{t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' })}
		</ButtonLink>
	),
	Ghost: (
		<ButtonLink href="/pricing" look="ghost">
			{t({ en: 'See prices', da: 'Se priser', de: 'Preise ansehen' })}
		</ButtonLink>
	),
	Link: (
		<ButtonLink href="/docs" look="link">
			{t({ en: 'Read the documentation', da: 'Læs dokumentationen', de: 'Dokumentation lesen' })}
		</ButtonLink>
	),
	'A button element': (
		<Button look="secondary">
			{t({ en: 'Copy the address', da: 'Kopiér adressen', de: 'Adresse kopieren' })}
		</Button>
	),
	'Longer than a line': (
		<ButtonLink href="/contact">
			Nachrichtenzustellungsbestätigungen für alle Empfängerinnen und Empfänger einrichten
		</ButtonLink>
	),
});
