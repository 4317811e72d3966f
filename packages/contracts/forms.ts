import type { LocaleCode } from './locales.ts';

/** Paths of the backend that receive the site's submissions, each by POST, as JSON, with FORMS_TOKEN as bearer token. */
export const formPaths = {
	submissions: '/forms/submissions',
	confirmations: '/forms/confirmations',
	unsubscriptions: '/forms/unsubscriptions',
} as const;

/** A submission. It may be sent again: a submission whose key is stored already is not stored twice. */
export interface Submission {
	/** Id of the form. */
	form: string;
	lang: LocaleCode;
	/** Path of the page with the form. */
	page: string;
	/** A UUID derived from the ticket and the content: the same content with the same ticket has the same key. */
	key: string;
	/** Id of its ticket (`spentTicketPattern`). A ticket is valid for one content only. */
	ticket: string;
	/** A keyed digest of the visitor's network, by which mails are counted; null for the local machine. */
	network: string | null;
	/** Values by the name of their field. */
	values: Record<string, string[]>;
	/** The version of the consent text that was agreed to; null without consent. */
	consent: number | null;
}

/** Pattern of a used ticket's id: its creation time in Unix milliseconds, and its UUID. */
export const spentTicketPattern = /^\d{13}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How long a ticket is valid, in milliseconds. */
export const ticketMs = 24 * 60 * 60 * 1000;

/** Problems of a field; `consent` and `consentChanged` belong to the field `consent`. */
export const formProblems = [
	'required',
	'email',
	'phone',
	'url',
	'number',
	'tooLong',
	'choice',
	'consent',
	'consentChanged',
] as const;
export type FormProblem = (typeof formProblems)[number];

/** The field name in problems of the consent. No field of a form may have it. */
export const consentField = 'consent';

/** A field whose value cannot be stored. */
export interface FieldProblem {
	field: string;
	problem: FormProblem;
}

/** Maximum length of a value in characters, in a field of one line and of several lines. */
export const fieldLengths = { line: 300, lines: 5_000 } as const;

/** A field's label and a text on one line, with a colon unless the label ends with punctuation. */
export const withLabel = (label: string, text: string): string =>
	`${label}${/[?!:]$/.test(label) ? '' : ':'} ${text}`;

/** Pattern of a field's name in the form's data and in the columns of an export. */
export const fieldNamePattern = /^[a-z][a-z0-9-]{0,39}$/;
