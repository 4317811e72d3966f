/** Names of the inputs of a form besides its fields. Field names have a prefix, so that they never conflict with these. */
export const formInputs = {
	form: 'form',
	ticket: 'ticket',
	consent: 'consent',
	/** The honeypot. It is hidden, so only bots fill it in. */
	trap: 'homepage',
	fieldPrefix: 'field-',
	/** Prefix of the label of a field, for a page that can't render the form itself. */
	labelPrefix: 'label-',
	/** Prefix of the choices of a field, in the format of `choiceInput`. */
	choicePrefix: 'choice-',
} as const;

/** A choice and its label in one form value. */
export const choiceInput = (value: string, label: string): string =>
	`${encodeURIComponent(value)} ${label}`;

/** Path from which scripts request a ticket for a form. */
export const ticketPath = '/forms/ticket';

/** The id of the element with a form, its errors or its confirmation. */
export const formAnchor = (form: string): string => `form-${form}`;
