import { escapeHtml } from '@website/contracts/escape-html';

/** The look of emails: the brand's name, and the colors of the button. */
export interface MailLook {
	name: string;
	field: string;
	onField: string;
}

/** Placeholders for the look in the HTML of an email until it is sent, because the code that writes emails does not read the brand. */
export const lookPlaceholders = {
	name: '{{brand:name}}',
	field: '{{brand:field}}',
	onField: '{{brand:on-field}}',
} as const satisfies Record<keyof MailLook, string>;

/** The HTML of an email with the look filled in. */
export const applyLook = (html: string, look: MailLook): string =>
	html
		.replaceAll(lookPlaceholders.name, () => escapeHtml(look.name))
		.replaceAll(lookPlaceholders.field, () => look.field)
		.replaceAll(lookPlaceholders.onField, () => look.onField);
