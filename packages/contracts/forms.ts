import type { LocaleCode } from './locales.ts';

/** Paths of the backend that receive the site's submissions, each by POST, as JSON, with FORMS_TOKEN as bearer token. */
export const formPaths = {
	submissions: '/forms/submissions',
	confirmations: '/forms/confirmations',
	unsubscriptions: '/forms/unsubscriptions',
} as const;

/** A submission. Its key makes repeating it harmless: a stored key is not stored again. */
export interface Submission {
	/** Id of the form. */
	form: string;
	lang: LocaleCode;
	/** Path of the page that it was filled in on. */
	page: string;
	/** A UUID made of the ticket and the content: the same content with the same ticket has the same key. */
	key: string;
	/** The ticket it came with, as `spentTicket` writes it: it is good for one content. */
	ticket: string;
	/** The network whose mails are counted: a keyed digest of the visitor's network; null for the machine itself. */
	network: string | null;
	/** Values by the name of their field. */
	values: Record<string, string[]>;
	/** The version of the consent text that was agreed to; null without consent. */
	consent: number | null;
}

/** What a ticket is known by once it is spent: when it was made, in Unix milliseconds, and its UUID. */
export const spentTicket = /^\d{13}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How long a ticket counts, in milliseconds. */
export const ticketMs = 24 * 60 * 60 * 1000;

/** What may be wrong with a field; `consent` and `consentChanged` are said of the field `consent`. */
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

/** What the problem of consent is said of; no field may have this name. */
export const consentField = 'consent';

/** A field that can't be stored as it is. */
export interface FieldProblem {
	field: string;
	problem: FormProblem;
}

/** Characters of a field's value, at most; of a text of several lines. */
export const fieldLengths = { line: 300, lines: 5_000 } as const;

/** A field's label and a text on one line; a question needs no colon. */
export const labeled = (label: string, text: string): string =>
	`${label}${/[?!:]$/.test(label) ? '' : ':'} ${text}`;

/** Names of fields in the form's data and in the columns of an export. */
export const fieldName = /^[a-z][a-z0-9-]{0,39}$/;
