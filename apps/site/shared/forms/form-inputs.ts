/** Names of what a form sends beside its fields; fields have the prefix, so that no editor's name meets one of these. */
export const formInputs = {
	form: 'form',
	ticket: 'ticket',
	work: 'work',
	consent: 'consent',
	/** The honeypot: people do not see it, so only bots fill it in. */
	trap: 'homepage',
	fieldPrefix: 'field-',
	/** What a field is called on the page, for where the form itself can't be shown. */
	labelPrefix: 'label-',
	/** The same of what a field lets choose from: each as `choiceInput` says it. */
	choicePrefix: 'choice-',
} as const;

/** A choice with its label, as one value of a form. */
export const choiceInput = (value: string, label: string): string =>
	`${encodeURIComponent(value)} ${label}`;

/** Where a page's script gets a ticket for a form. */
export const ticketPath = '/forms/ticket';

/** Where a page without JavaScript gets one, as a picture with a cookie. */
export const ticketPicturePath = '/forms/ticket.gif';

/** The place on the page that a form, its errors and its thanks have. */
export const formAnchor = (form: string): string => `form-${form}`;
