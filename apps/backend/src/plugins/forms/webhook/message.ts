import { createHmac, randomUUID } from 'node:crypto';
import { secretValues } from '@website/contracts/signatures';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { Form, FormSubmission } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { adminAddress } from '../../../platform/mail/email-template.ts';
import { postJson } from './post.ts';
import type { DeliveryProblem } from './words.ts';

/**
 * The secrets of a form's webhook, one for each value of `PAYLOAD_SECRET`: `whsec_` and 32 bytes in base64. They are derived, so that
 * neither the database nor a backup contains them. Another version makes another secret.
 */
export const webhookSecrets = (form: number, version: number): string[] =>
	secretValues(environment.PAYLOAD_SECRET).map(
		(value) =>
			`whsec_${createHmac('sha256', value).update(`form-webhook.${form}.${version}`).digest('base64')}`,
	);

/** A message to a webhook, as `docs/forms.md` describes it. */
export interface Message {
	/** The same for every attempt. */
	id: string;
	type: 'form.submitted' | 'form.unsubscribed' | 'form.test';
	/** ISO 8601. */
	timestamp: string;
	data: object;
}

const formData = ({ id, name }: Form) => ({ id: String(id), name });

type SentFields = 'id' | 'key' | 'createdAt' | 'lang' | 'answers';
type Submission = Pick<FormSubmission, SentFields> & Partial<FormSubmission>;

/** The message about a submission. */
export const submitted = (form: Form, submission: Submission): Message => ({
	id: `submitted_${submission.key}`,
	type: 'form.submitted',
	timestamp: submission.confirmedAt ?? submission.createdAt,
	data: {
		form: formData(form),
		submission: {
			id: submission.key,
			url: adminUrl(adminAddress, {
				kind: 'collection',
				slug: 'form-submissions',
				id: submission.id,
			}),
		},
		language: submission.lang,
		page: new URL(submission.page ?? '/', environment.SITE_URL).href,
		fields: (submission.answers ?? []).map(({ name, label, value }) => ({ name, label, value })),
		values: Object.fromEntries((submission.answers ?? []).map(({ name, value }) => [name, value])),
		consent: submission.consentText
			? { text: submission.consentText, version: submission.consentVersion }
			: null,
	},
});

/** The message about an ended subscription, whose data is deleted. */
export const unsubscribed = (form: Form, key: string, timestamp: string): Message => ({
	id: `unsubscribed_${key}`,
	type: 'form.unsubscribed',
	timestamp,
	data: { form: formData(form), submission: { id: key } },
});

/** A message like one about a submission, with the labels of the fields as values. `form` is in the language `lang`. */
export const testMessage = (form: Form, lang: Submission['lang']): Message => ({
	...submitted(form, {
		id: 0,
		key: randomUUID(),
		lang,
		createdAt: new Date().toISOString(),
		answers: form.fields.map(({ name, label, kind }) => ({
			name,
			label: label ?? name,
			value: kind === 'email' ? 'test@example.com' : (label ?? name),
		})),
	}),
	type: 'form.test',
});

/** Sends a message, signed by Standard Webhooks 1.0.0. Returns why it was not accepted; null if it was. */
export function sendMessage(
	url: string,
	{ id, ...message }: Message,
	secrets: readonly string[],
	now = Date.now(),
): Promise<DeliveryProblem | null> {
	const timestamp = String(Math.floor(now / 1000));
	const body = JSON.stringify(message);
	const signatures = secrets.map((secret) => {
		const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
		return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
	});
	return postJson(url, body, {
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': signatures.join(' '),
	});
}
