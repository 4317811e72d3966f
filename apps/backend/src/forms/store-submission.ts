import { randomBytes } from 'node:crypto';
import type { Submission } from '@website/contracts/forms';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { limits } from '../limits.ts';
import { inTransaction } from '../payload-fixes/transactions/in-transaction.ts';
import type { Form, FormSubmission } from '../payload-types.ts';
import type { Answer } from './check-values.ts';
import type { FormMail } from './mails/form-mail.ts';
import { queueFormMail } from './mails/task.ts';

const collection = 'form-submissions';
const day = 24 * 60 * 60 * 1000;
const hour = day / 24;

export interface Checked {
	form: Form;
	given: Submission;
	answers: Answer[];
	email: string | undefined;
}

/** `stored`: it is new. `known`: it had been stored under this key. */
export type Outcome = 'stored' | 'known';

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

const isKnown = async (payload: Payload, key: string) =>
	(await find(payload, { key: { equals: key } })) !== undefined;

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

/** Whether an address has had copies enough for now: whoever types it in need not be its owner. */
async function hasHadCopies(payload: Payload, email: string): Promise<boolean> {
	const { totalDocs } = await payload.count({
		collection,
		where: {
			email: { equals: email },
			createdAt: { greater_than: new Date(Date.now() - hour).toISOString() },
		},
	});
	return totalDocs >= limits.forms.copiesPerHour;
}

async function storeMessage(req: PayloadRequest, checked: Checked): Promise<void> {
	const { form, email } = checked;
	const wantsCopy = form.sendCopy && email && !(await hasHadCopies(req.payload, email));
	const { id } = await req.payload.create({
		collection,
		data: { ...stored(checked), state: 'stored', keepUntil: inDays(form.keepDays) },
		depth: 0,
		req,
	});
	const mails: FormMail['kind'][] = [];
	if (form.recipients?.length) mails.push('notify');
	if (wantsCopy) mails.push('copy');
	for (const kind of mails) await queueFormMail(req, { submission: id, kind });
}

/**
 * One subscription for each address and form: who asks again is not stored again, and gets another mail once the one before had time to
 * arrive. Its link stays the same, so that either mail confirms.
 */
async function storeSubscription(req: PayloadRequest, checked: Checked): Promise<void> {
	const { form, email } = checked;
	const known = await find(
		req.payload,
		{ and: [{ form: { equals: form.id } }, { email: { equals: email ?? '' } }] },
		req,
	);
	const isMailUnderWay =
		known && Date.parse(known.updatedAt) > Date.now() - limits.forms.subscriptionMailAfterMs;
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

/** Stores what was sent and queues its mails, both or neither; what has been stored under its key already changes nothing. */
export async function storeSubmission(payload: Payload, checked: Checked): Promise<Outcome> {
	const { key } = checked.given;
	if (await isKnown(payload, key)) return 'known';
	const req = await createLocalReq({}, payload);
	const store = checked.form.kind === 'newsletter' ? storeSubscription : storeMessage;
	try {
		await inTransaction(req, () => store(req, checked));
		return 'stored';
	} catch (cause) {
		// Twice at the same moment: the key is unique, and the other one was faster.
		if (await isKnown(payload, key)) return 'known';
		throw cause;
	}
}
