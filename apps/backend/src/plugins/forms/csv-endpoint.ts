import type { Endpoint, Where } from 'payload';
import { requireRight } from '../../access/require-right.ts';
import type { FormSubmission } from '../../payload-types.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { fileResponse } from '../../platform/http/responses.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { unsubscribeUrlFor } from './subscription-urls.ts';

/** States of submissions: a message is `stored`; a newsletter address is `unconfirmed`, then `confirmed`. */
export const submissionStates = {
	stored: words('Received', 'Modtaget', 'Eingegangen'),
	unconfirmed: words('Not confirmed yet', 'Endnu ikke bekræftet', 'Noch nicht bestätigt'),
	confirmed: words('Confirmed', 'Bekræftet', 'Bestätigt'),
} as const;

/** The columns common to all submissions. */
const csvColumns = {
	when: words('When', 'Hvornår', 'Wann'),
	form: words('Form', 'Formular', 'Formular'),
	state: words('State', 'Tilstand', 'Zustand'),
	email: words('E-mail address', 'E-mailadresse', 'E-Mail-Adresse'),
	language: words('Language', 'Sprog', 'Sprache'),
	page: words('Page', 'Side', 'Seite'),
	consent: words('Agreed to', 'Har sagt ja til', 'Zugestimmt'),
	consentVersion: words('Version of the consent', 'Samtykkets version', 'Version der Einwilligung'),
	confirmedAt: words('Confirmed', 'Bekræftet', 'Bestätigt'),
	unsubscribe: words('Address for unsubscribing', 'Adresse til afmelding', 'Adresse zum Abmelden'),
} as const;

const formName = ({ form }: FormSubmission): string =>
	typeof form === 'object' ? form.name : String(form);

/**
 * Submissions as CSV: one row each, with a column for every field name that occurs in any of them. Rows of confirmed newsletter addresses
 * include the subscriber's unsubscribe URL (RFC 8058).
 */
export function submissionsCsv(
	submissions: readonly FormSubmission[],
	translator: (text: Words) => string,
): string {
	const fieldNames = submissions.flatMap(({ answers }) => (answers ?? []).map(({ name }) => name));
	const names = [...new Set(fieldNames)];
	const rows = submissions.map((submission) => {
		const values = new Map((submission.answers ?? []).map(({ name, value }) => [name, value]));
		return [
			submission.createdAt,
			formName(submission),
			translator(submissionStates[submission.state]),
			submission.email,
			submission.lang,
			submission.page,
			submission.consentText,
			submission.consentVersion,
			submission.confirmedAt,
			submission.state === 'confirmed' && submission.unsubscribeKey
				? unsubscribeUrlFor(submission.unsubscribeKey, submission.lang)
				: '',
			...names.map((name) => values.get(name)),
		];
	});
	return writeCsv([[...Object.values(csvColumns).map(translator), ...names], ...rows]);
}

/** `GET /api/form-submissions/export.csv?where=…`: the newest submissions that match the list's filter. Requires the `export` right. */
export const csvEndpoint: Endpoint = {
	path: '/export.csv',
	method: 'get',
	handler: async (req) => {
		requireRight(req, 'form-submissions', 'export');
		const filter = req.query.where;
		const { docs } = await req.payload.find({
			collection: 'form-submissions',
			where: typeof filter === 'object' && filter !== null ? ({ ...filter } as Where) : {},
			sort: '-createdAt',
			limit: limits.forms.exportRows,
			pagination: false,
			depth: 1,
			overrideAccess: true,
			showHiddenFields: true,
			user: req.user,
			req,
		});
		return fileResponse('answers.csv', submissionsCsv(docs, translator(req)));
	},
};
