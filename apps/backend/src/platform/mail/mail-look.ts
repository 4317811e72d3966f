import { escapeHtml } from '@website/contracts/escape-html';

/** How mails look: whose they are, and their button. */
export interface MailLook {
	name: string;
	field: string;
	onField: string;
}

/** What stands for the look in the HTML of a mail until it is sent: mails are written where nobody reads the brand. */
export const lookMarks = {
	name: '{{brand:name}}',
	field: '{{brand:field}}',
	onField: '{{brand:on-field}}',
} as const satisfies Record<keyof MailLook, string>;

/** The HTML of a mail in a look. */
export const inLook = (html: string, look: MailLook): string =>
	html
		.replaceAll(lookMarks.name, () => escapeHtml(look.name))
		.replaceAll(lookMarks.field, () => look.field)
		.replaceAll(lookMarks.onField, () => look.onField);
