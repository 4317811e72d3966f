import { randomBytes } from 'node:crypto';
import type { Submission } from '@website/contracts/forms';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { Form, FormSubmission } from '../../payload-types.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import type { Answer } from './check-values.ts';
import type { FormMail } from './mails/form-mail.ts';
import { queueFormMail } from './mails/task.ts';
import { tellOfMailLimit } from './mails/tell-of-limit.ts';
import { admitMail, giveMailBack, type MailAdmission } from './spam/mail-budget.ts';
import { contentOfTicket, spendTicket } from './spam/tickets.ts';

const collection = 'form-submissions';
const day = 24 * 60 * 60 * 1000;

export interface Checked {
	form: Form;
	given: Submission;
	answers: Answer[];
	email: string | undefined;
}

/**
 * `stored`: it is new. `known`: its ticket was spent on the same content. `spent`: it was on another. `tooMany`: it would send more mails than
 * it may; `seconds` until then.
 */
export interface Outcome {
	kind: 'stored' | 'known' | 'spent' | 'tooMany';
	seconds?: number;
}

const newKey = () => randomBytes(32).toString('base64url');
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function find(
	payload: Payload,
	where: Parameters<Payload['find']>[0]['where'],
	req?: PayloadRequest,
): Promise<FormSubmission | undefined> {
	const { docs } = await payload.find({
		collection,
		where: where ?? {},
		limit: 1,
		depth: 0,
		pagination: false,
		showHiddenFields: true,
		...(req ? { req } : {}),
	});
	return docs[0];
}

/** What is stored of every submission, whatever its form is for. */
function stored({ form, given, answers, email }: Checked) {
	return {
		form: form.id,
		email: email ?? null,
		answers,
		lang: given.lang,
		page: given.page,
		key: given.key,
		...(form.consentText
			? { consentText: form.consentText, consentVersion: form.consentVersion }
			: {}),
	};
}

async function storeMessage(
	req: PayloadRequest,
	checked: Checked,
	hasMail: boolean,
): Promise<void> {
	const { form } = checked;
	const { id } = await req.payload.create({
		collection,
		data: { ...stored(checked), state: 'stored', keepUntil: inDays(form.keepDays) },
		depth: 0,
		req,
	});
	const mails: FormMail['kind'][] = [];
	if (form.recipients?.length) mails.push('notify');
	if (hasMail) mails.push('copy');
	for (const kind of mails) await queueFormMail(req, { submission: id, kind });
}

/** The subscription of an address, and whether it has had a mail so recently that it may still be under way. */
async function findSubscription(payload: Payload, { form, email }: Checked, req?: PayloadRequest) {
	const known = await find(
		payload,
		{ and: [{ form: { equals: form.id } }, { email: { equals: email ?? '' } }] },
		req,
	);
	const isMailUnderWay =
		known !== undefined &&
		Date.parse(known.updatedAt) > Date.now() - limits.forms.subscriptionMailAfterMs;
	return { known, isMailUnderWay };
}

/**
 * One subscription for each address and form: who asks again is not stored again, and gets another mail once the one before had time to
 * arrive. Its link stays the same, so that either mail confirms.
 */
async function storeSubscription(
	req: PayloadRequest,
	checked: Checked,
	hasMail: boolean,
): Promise<void> {
	if (!hasMail) return;
	const { form } = checked;
	const { known, isMailUnderWay } = await findSubscription(req.payload, checked, req);
	if (isMailUnderWay) return;
	if (known?.state === 'confirmed') {
		// Notes when the mail was asked for.
		await req.payload.update({ collection, id: known.id, data: {}, depth: 0, req });
		await queueFormMail(req, { submission: known.id, kind: 'already' });
		return;
	}
	const data = {
		...stored(checked),
		state: 'unconfirmed',
		confirmKey: known?.confirmKey ?? newKey(),
		unsubscribeKey: known?.unsubscribeKey ?? newKey(),
		keepUntil: inDays(form.keepDays),
	} as const;
	const { id } = known
		? await req.payload.update({ collection, id: known.id, data, depth: 0, req })
		: await req.payload.create({ collection, data, depth: 0, req });
	await queueFormMail(req, { submission: id, kind: 'confirm' });
}

const isNewsletter = ({ form }: Checked) => form.kind === 'newsletter';

/** Counts the mail that the sender would get; null where they get none. */
async function admitSendersMail(payload: Payload, checked: Checked): Promise<MailAdmission | null> {
	const { form, email, given } = checked;
	if (!email) return null;
	const wantsMail = isNewsletter(checked)
		? !(await findSubscription(payload, checked)).isMailUnderWay
		: form.sendCopy;
	return wantsMail ? admitMail({ email, network: given.network }) : null;
}

/** What a ticket that is spent says of a content. */
async function outcomeOfSpent(payload: Payload, { given }: Checked): Promise<Outcome | null> {
	const content = await contentOfTicket(payload, given.ticket);
	if (content === undefined) return null;
	return { kind: content === given.key ? 'known' : 'spent' };
}

/**
 * Spends the ticket, stores what was sent and queues its mails, all or nothing. The same content with the same ticket changes nothing; another
 * content needs another ticket.
 */
export async function storeSubmission(payload: Payload, checked: Checked): Promise<Outcome> {
	const { email = '', given } = checked;
	const before = await outcomeOfSpent(payload, checked);
	if (before) return before;
	const admission = await admitSendersMail(payload, checked);
	if (admission?.kind === 'total') await tellOfMailLimit(payload);
	// To a mailbox that has had enough nothing is said: strangers don't learn what others have typed in.
	if (isNewsletter(checked) && (admission?.kind === 'network' || admission?.kind === 'total'))
		return { kind: 'tooMany', seconds: admission.seconds };
	const hasMail = admission?.kind === 'sent';
	const store = isNewsletter(checked) ? storeSubscription : storeMessage;
	const req = await createLocalReq({}, payload);
	try {
		await inTransaction(req, async () => {
			await spendTicket(req, given.ticket, given.key);
			await store(req, checked, hasMail);
		});
		return { kind: 'stored' };
	} catch (cause) {
		if (hasMail) await giveMailBack({ email, network: given.network });
		// Twice at the same moment: the ticket is unique, and the other one was faster.
		const meanwhile = await outcomeOfSpent(payload, checked);
		if (meanwhile) return meanwhile;
		throw cause;
	}
}
