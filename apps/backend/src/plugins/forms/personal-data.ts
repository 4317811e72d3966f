import type { Payload, Where } from 'payload';
import type { FormSubmission } from '../../payload-types.ts';

const collection = 'form-submissions';

/** An answer may be somebody's whose address stands in the form's field for it, or anywhere in what was written. */
const mayBeOf = (email: string): Where => ({
	or: [{ email: { equals: email } }, { 'answers.value': { contains: email } }],
});

const addresses = /[^\s<>()[\]",;:=]+@[\p{L}\p{N}.-]+/gu;

/** Whether an address stands in a text as a whole: `ann@example.com` is not in `joann@example.com`. */
const names = (text: string, email: string): boolean =>
	(text.toLowerCase().match(addresses) ?? []).some(
		(one) => one.replace(/^'+|[.-]+$/g, '') === email,
	);

const normal = (email: string) => email.trim().toLowerCase();

async function find(payload: Payload, given: string): Promise<FormSubmission[]> {
	const email = normal(given);
	if (email.replace(addresses, '') !== '') throw new Error(`${given} is no e-mail address.`);
	const { docs } = await payload.find({
		collection,
		where: mayBeOf(email),
		sort: 'createdAt',
		depth: 1,
		pagination: false,
	});
	return docs.filter(
		(one) =>
			one.email === email || (one.answers ?? []).some(({ value }) => names(value ?? '', email)),
	);
}

/** Everything that forms have stored of a person, as JSON (GDPR, articles 15 and 20). Throws where `email` is no address. */
export async function personalData(payload: Payload, email: string): Promise<string> {
	const found = await find(payload, email);
	const told = found.map((one) => ({
		received: one.createdAt,
		form: typeof one.form === 'object' ? one.form.name : one.form,
		state: one.state,
		email: one.email,
		language: one.lang,
		page: one.page,
		answers: (one.answers ?? []).map(({ label, name, value }) => ({ field: label ?? name, value })),
		consent: one.consentText ? { text: one.consentText, version: one.consentVersion } : null,
		confirmed: one.confirmedAt ?? null,
		deletedAfter: one.keepUntil ?? null,
	}));
	return JSON.stringify(told, null, '\t');
}

/** Deletes it for good (GDPR, article 17), newsletter subscriptions included. Returns how many answers that were. */
export async function forgetPerson(payload: Payload, email: string): Promise<number> {
	const found = await find(payload, email);
	for (const { id } of found) await payload.delete({ collection, id, depth: 0 });
	return found.length;
}
