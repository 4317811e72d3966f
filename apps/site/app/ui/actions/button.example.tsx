import type { PartExamples } from '~/testing/part-examples';
import { Button, ButtonLink } from './button';

export const examples: PartExamples = {
	Primary: <ButtonLink href="/contact">Open a test account</ButtonLink>,
	Secondary: (
		<ButtonLink href="/pricing" look="secondary">
			See prices
		</ButtonLink>
	),
	Ghost: (
		<ButtonLink href="/pricing" look="ghost">
			See prices
		</ButtonLink>
	),
	Link: (
		<ButtonLink href="/docs" look="link">
			Read the documentation
		</ButtonLink>
	),
	'Does something on the page': <Button look="secondary">Copy the address</Button>,
	'More words than a line': (
		<ButtonLink href="/contact">
			Nachrichtenzustellungsbestätigungen für alle Empfängerinnen und Empfänger einrichten
		</ButtonLink>
	),
};
