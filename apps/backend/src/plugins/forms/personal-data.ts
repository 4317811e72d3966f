import type { Payload, Where } from 'payload';
import type { FormSubmission } from '../../payload-types.ts';
import { formName } from './find-submission.ts';

const collection = 'form-submissions';

/** Matches submissions with the address in their email field or within any answer. */
const mentions = (email: string): Where => ({
	or: [{ email: { equals: email } }, { 'answers.value': { contains: email } }],
});

const addressPattern = /[^\s<>()[\]",;:=]+@[\p{L}\p{N}.-]+/gu;

/** True if a text contains the complete address: `joann@example.com` does not contain `ann@example.com`. */
const containsAddress = (text: string, email: string): boolean =>
	(text.toLowerCase().match(addressPattern) ?? []).some(
		(match) => match.replace(/^'+|[.-]+$/g, '') === email,
	);

const normalize = (email: string) => email.trim().toLowerCase();

async function findSubmissions(payload: Payload, address: string): Promise<FormSubmission[]> {
	const email = normalize(address);
	if (email.replace(addressPattern, '') !== '') throw new Error(`${address} is no e-mail address.`);
	const { docs } = await payload.find({
		collection,
		where: mentions(email),
		sort: 'createdAt',
		depth: 1,
		pagination: false,
	});
	return docs.filter(
		(submission) =>
			submission.email === email ||
			(submission.answers ?? []).some(({ value }) => containsAddress(value ?? '', email)),
	);
}

/** All submissions of a person as JSON (GDPR, articles 15 and 20). Throws if `email` is not an address. */
export async function exportPersonalData(payload: Payload, email: string): Promise<string> {
	const submissions = await findSubmissions(payload, email);
	const entries = submissions.map((row) => ({
		received: row.createdAt,
		form: formName(row),
		state: row.state,
		email: row.email,
		language: row.lang,
		page: row.page,
		answers: (row.answers ?? []).map(({ label, name, value }) => ({ field: label ?? name, value })),
		consent: row.consentText ? { text: row.consentText, version: row.consentVersion } : null,
		confirmed: row.confirmedAt ?? null,
		deletedAfter: row.keepUntil ?? null,
	}));
	return JSON.stringify(entries, null, '\t');
}

/**
 * Permanently deletes all submissions of a person, including newsletter subscriptions (GDPR, article 17). Returns the number of deleted
 * submissions. Throws if `email` is not an address.
 */
export async function deletePersonalData(payload: Payload, email: string): Promise<number> {
	const submissions = await findSubmissions(payload, email);
	for (const { id } of submissions) await payload.delete({ collection, id, depth: 0 });
	return submissions.length;
}
