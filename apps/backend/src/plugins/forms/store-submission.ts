import { randomBytes } from 'node:crypto';
import type { Submission } from '@website/contracts/forms';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { Form } from '../../payload-types.ts';
import { consume, refund } from '../../platform/cluster/shared-rate.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { metrics } from '../../platform/observability/metrics.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { Answer } from './check-values.ts';
import { findSubmission } from './find-submission.ts';
import { queueFormMail } from './mails/task.ts';
import type { FormMail } from './mails/write.ts';
import { contentOfTicket, spendTicket } from './tickets.ts';
import { queueDelivery, untriedDelivery } from './webhook/task.ts';

/** `sent`: the mail may be sent. Otherwise the limit that is reached, and the seconds until another mail is allowed. */
interface MailAdmission {
	kind: 'sent' | 'network' | 'total';
	seconds: number;
}

/**
 * Counts one mail to a sender, whose address is unverified: per network of the visitor and in total (`limits.forms.mails`).
 *
 * @param network a digest of the visitor's network; null for requests from this machine
 */
async function admitMail(network: string | null): Promise<MailAdmission> {
	const ofNetwork = network === null ? 0 : await consume('formMailsOfNetwork', network);
	const seconds = ofNetwork || (await consume('formMails', 'all'));
	const kind = ofNetwork ? 'network' : seconds ? 'total' : 'sent';
	metrics().formMail(kind);
	return { kind, seconds };
}

/** Undoes the counting of a mail that is not sent after all. */
async function refundMail(network: string | null): Promise<void> {
	if (network !== null) await refund('formMailsOfNetwork', network);
	await refund('formMails', 'all');
}

const collection = 'form-submissions';
const day = 24 * 60 * 60 * 1000;

export interface CheckedSubmission {
	form: Form;
	submission: Submission;
	answers: Answer[];
	email: string | undefined;
}

/**
 * `stored`: the submission is new. `known`: its ticket was spent on the same content. `spent`: its ticket was spent on another content.
 * `tooMany`: the mail limit is reached; `seconds` until another mail is allowed.
 */
export interface Outcome {
	kind: 'stored' | 'known' | 'spent' | 'tooMany';
	seconds?: number;
}

const newKey = () => randomBytes(32).toString('base64url');
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** The data common to submissions of all kinds of forms. */
function submissionData({ form, submission, answers, email }: CheckedSubmission) {
	return {
		form: form.id,
		email: email ?? null,
		answers,
		lang: submission.lang,
		page: submission.page,
		key: submission.key,
		...(form.consentText
			? { consentText: form.consentText, consentVersion: form.consentVersion }
			: {}),
	};
}

async function storeMessage(
	req: PayloadRequest,
	input: CheckedSubmission,
	hasMail: boolean,
): Promise<void> {
	const { form } = input;
	const { id } = await req.payload.create({
		collection,
		data: {
			...submissionData(input),
			...untriedDelivery(form),
			state: 'stored',
			keepUntil: inDays(form.keepDays),
		},
		depth: 0,
		req,
	});
	const mails: FormMail['kind'][] = [];
	if (form.recipients?.length) mails.push('notify');
	if (hasMail) mails.push('copy');
	for (const kind of mails) await queueFormMail(req, { submission: id, kind });
	await queueDelivery(req, form, { id, key: input.submission.key });
}

/** The subscription of an address, and whether its last mail is so recent that it may still be in transit. */
async function findSubscription(
	payload: Payload,
	{ form, email }: CheckedSubmission,
	req?: PayloadRequest,
) {
	const existing = await findSubmission(
		payload,
		{ and: [{ form: { equals: form.id } }, { email: { equals: email ?? '' } }] },
		req,
	);
	const isMailInTransit =
		existing !== undefined &&
		Date.parse(existing.updatedAt) > Date.now() - limits.forms.subscriptionMailAfterMs;
	return { existing, isMailInTransit };
}

/**
 * Stores one subscription per address and form. A repeated sign-up updates it and sends another mail once the previous one had time to
 * arrive. The link stays the same, so that either mail confirms.
 */
async function storeSubscription(
	req: PayloadRequest,
	input: CheckedSubmission,
	hasMail: boolean,
): Promise<void> {
	if (!hasMail) return;
	const { form } = input;
	const { existing, isMailInTransit } = await findSubscription(req.payload, input, req);
	if (isMailInTransit) return;
	if (existing?.state === 'confirmed') {
		// Updates `updatedAt`, the time of the last mail.
		await req.payload.update({ collection, id: existing.id, data: {}, depth: 0, req });
		await queueFormMail(req, { submission: existing.id, kind: 'already' });
		return;
	}
	const data = {
		...submissionData(input),
		state: 'unconfirmed',
		confirmKey: existing?.confirmKey ?? newKey(),
		unsubscribeKey: existing?.unsubscribeKey ?? newKey(),
		keepUntil: inDays(form.keepDays),
	} as const;
	const { id } = existing
		? await req.payload.update({ collection, id: existing.id, data, depth: 0, req })
		: await req.payload.create({ collection, data, depth: 0, req });
	await queueFormMail(req, { submission: id, kind: 'confirm' });
}

const isNewsletter = ({ form }: CheckedSubmission) => form.kind === 'newsletter';

/** Counts the mail to the sender. Returns null if no mail is due. */
async function admitSenderMail(
	payload: Payload,
	input: CheckedSubmission,
): Promise<MailAdmission | null> {
	const { form, email, submission } = input;
	if (!email) return null;
	const wantsMail = isNewsletter(input)
		? !(await findSubscription(payload, input)).isMailInTransit
		: form.sendCopy;
	return wantsMail ? admitMail(submission.network) : null;
}

/** The outcome if the ticket has already been spent; null if it is unspent. */
async function outcomeOfTicket(
	payload: Payload,
	{ submission }: CheckedSubmission,
): Promise<Outcome | null> {
	const content = await contentOfTicket(payload, submission.ticket);
	if (content === undefined) return null;
	return { kind: content === submission.key ? 'known' : 'spent' };
}

/**
 * Spends the ticket, stores the submission and queues its mails in one transaction. Repeating the same content with the same ticket changes
 * nothing; another content needs another ticket.
 */
export async function storeSubmission(
	payload: Payload,
	input: CheckedSubmission,
): Promise<Outcome> {
	const { submission } = input;
	const earlierOutcome = await outcomeOfTicket(payload, input);
	if (earlierOutcome) return earlierOutcome;
	const admission = await admitSenderMail(payload, input);
	if (admission?.kind === 'total')
		log.warn({ limit: limits.forms.mails.total }, 'Forms send no more mails in this hour');
	if (isNewsletter(input) && admission && admission.kind !== 'sent')
		return { kind: 'tooMany', seconds: admission.seconds };
	const hasMail = admission?.kind === 'sent';
	const store = isNewsletter(input) ? storeSubscription : storeMessage;
	const req = await createLocalReq({}, payload);
	try {
		await inTransaction(req, async () => {
			await spendTicket(req, submission.ticket, submission.key);
			await store(req, input, hasMail);
		});
		return { kind: 'stored' };
	} catch (cause) {
		if (hasMail) await refundMail(submission.network);
		// Of concurrent requests with the same ticket only one can store it, because its key is unique.
		const concurrentOutcome = await outcomeOfTicket(payload, input);
		if (concurrentOutcome) return concurrentOutcome;
		throw cause;
	}
}
