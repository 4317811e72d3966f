import { csvExport } from '../../access/lists/csv-export.ts';
import type { FormSubmission } from '../../payload-types.ts';
import { type Words, words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { formName } from './find-submission.ts';
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

/**
 * One row for each submission, with a column for every field name that occurs in any of them. Rows of confirmed newsletter addresses include
 * the subscriber's unsubscribe URL (RFC 8058).
 */
function submissionRows(submissions: readonly FormSubmission[], t: (text: Words) => string) {
	const fieldNames = submissions.flatMap(({ answers }) => (answers ?? []).map(({ name }) => name));
	const names = [...new Set(fieldNames)];
	const rows = submissions.map((submission) => {
		const values = new Map((submission.answers ?? []).map(({ name, value }) => [name, value]));
		return [
			submission.createdAt,
			formName(submission),
			t(submissionStates[submission.state]),
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
	return [[...Object.values(csvColumns).map(t), ...names], ...rows];
}

/** The export of submissions. */
export const csvEndpoint = csvExport({
	collection: 'form-submissions',
	file: 'answers.csv',
	maxRows: limits.forms.exportRows,
	toRows: submissionRows,
});
