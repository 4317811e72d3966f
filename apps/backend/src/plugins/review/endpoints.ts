import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, NotFound, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { translator, words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { publish } from '../../publication/publish.ts';
import { readForUpdate } from '../../publication/read-stored.ts';
import { recordAuditEvent } from '../audit-log/api.ts';
import { notifyForms } from '../presence/api.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { readReview } from './read-review.ts';
import { findRows } from './review-summary.ts';
import * as reviewed from './reviewed-document.ts';
import { reviewWords } from './screens/words.ts';

const text = z.string().trim().max(2000);
const language = z.enum(localeCodes);
const reviewRequest = z.object({
	reviewers: z.array(z.number().int().positive()).min(1).max(20),
	note: text.default(''),
	language,
});
const decisionRequest = z.discriminatedUnion('decision', [
	z.object({
		decision: z.literal('approved'),
		note: text.default(''),
		/** The `updatedAt` of the draft that the reviewer saw. */
		updatedAt: z.iso.datetime(),
		/** The locales to publish. */
		publish: z.array(language).default([]),
	}),
	z.object({ decision: z.literal('sentBack'), note: text.default('') }),
]);

const invalidReviewers = words(
	'Choose people who may publish this.',
	'Vælg personer, der må udgive dette.',
	'Wählen Sie Personen, die dies veröffentlichen dürfen.',
);
const noReviewWaiting = words(
	'Nobody waits for an answer.',
	'Ingen venter på et svar.',
	'Niemand wartet auf eine Antwort.',
);

const draftChanged = words(
	'The draft was changed after you opened it. Nothing was approved. Look at it again.',
	'Kladden er ændret, siden du åbnede den. Intet blev godkendt. Se på den igen.',
	'Der Entwurf wurde geändert, seit Sie ihn geöffnet haben. Nichts wurde freigegeben. Sehen Sie ihn erneut an.',
);

const documentOf = (req: PayloadRequest) =>
	reviewed.requireReviewed(req, String(req.routeParams?.target ?? ''));

const respond = async (req: PayloadRequest, document: reviewed.ReviewedDocument) =>
	jsonResponse(await readReview(req, document));

async function respondToChange(req: PayloadRequest, document: reviewed.ReviewedDocument) {
	await notifyForms(req, document.target);
	return respond(req, document);
}

const pastStates = { approved: 'pastApproved', sentBack: 'pastSentBack' };

/** Ends the current round of a review before publication: its decision stays, requests without a decision are deleted. */
async function endRound(req: PayloadRequest, target: string): Promise<void> {
	const { db } = req.payload;
	for (const [state, pastState] of Object.entries(pastStates))
		await db.updateMany({
			collection: 'reviews',
			where: { and: [{ target: { equals: target } }, { state: { equals: state } }] },
			data: { state: pastState },
			req,
		});
	await db.deleteMany({
		collection: 'reviews',
		where: {
			and: [{ target: { equals: target } }, { state: { in: ['waiting', 'answered'] } }],
		},
		req,
	});
}

async function requestReview(req: PayloadRequest): Promise<Response> {
	const document = documentOf(req);
	const { reviewers, note, language: code } = await jsonBody(req, reviewRequest);
	await reviewed.requireAuthorAccess(req, document, code);
	const { target } = document;
	const author = reviewed.currentPerson(req);
	const candidates = await reviewed.findReviewers(req, document);
	const selectedReviewers = candidates.filter(({ id }) => reviewers.includes(id));
	if (selectedReviewers.length !== new Set(reviewers).size)
		throw new APIError(translator(req)(invalidReviewers), 400, null, true);
	// The requests of a round have the same time.
	const createdAt = new Date().toISOString();
	await inTransaction(req, async () => {
		await endRound(req, target);
		for (const { id, name } of selectedReviewers)
			await req.payload.db.create({
				collection: 'reviews',
				data: {
					target,
					author: author.id,
					authorName: author.name,
					reviewer: id,
					reviewerName: name,
					note,
					state: 'waiting',
					createdAt,
				},
				req,
			});
		await recordAuditEvent(req, {
			action: 'reviewAsked',
			place: target,
			details: selectedReviewers.map(({ name }) => name).join(', '),
		});
	});
	for (const { id } of selectedReviewers)
		await notifyReviewers(req.payload, { kind: 'asked', to: id, target, by: author.name, note });
	return respondToChange(req, document);
}

/** Withdraws the user's own request; decisions of the round stay. */
async function withdraw(req: PayloadRequest): Promise<Response> {
	const document = documentOf(req);
	await reviewed.requireReadAccess(req, document);
	const review = await readReview(req, document);
	if (!review.canWithdraw) throw new APIError(translator(req)(noReviewWaiting), 409, null, true);
	await inTransaction(req, () => endRound(req, document.target));
	return respondToChange(req, document);
}

async function decide(req: PayloadRequest): Promise<Response> {
	const document = documentOf(req);
	await reviewed.requireReviewerAccess(req, document);
	const body = await jsonBody(req, decisionRequest);
	const { decision, note } = body;
	if (decision === 'sentBack' && note === '') {
		const errors = [{ path: 'note', message: translator(req)(reviewWords.noteMissing) }];
		throw new ValidationError({ collection: 'reviews', errors, req });
	}
	const { target } = document;
	const by = reviewed.currentPerson(req);
	const docs = await findRows(req.payload, {
		and: [{ target: { equals: target } }, { state: { equals: 'waiting' } }],
	});
	const row = docs.find(({ reviewer }) => reviewer === by.id) ?? docs[0];
	if (!row) throw new APIError(translator(req)(noReviewWaiting), 409, null, true);
	await inTransaction(req, async () => {
		const stored = await readForUpdate(req, document);
		if (!stored) throw new NotFound(req.t);
		if (body.decision === 'approved' && body.updatedAt !== stored.newest.updatedAt)
			throw new APIError(translator(req)(draftChanged), 409, null, true);
		const draftAt = await reviewed.readDraftTime(req, document);
		for (const { id } of docs)
			await req.payload.db.updateOne({
				collection: 'reviews',
				id,
				data:
					id === row.id
						? { state: decision, answer: note, draftAt, reviewer: by.id, reviewerName: by.name }
						: { state: 'answered' },
				req,
			});
		await recordAuditEvent(req, {
			action: decision === 'approved' ? 'reviewApproved' : 'reviewSentBack',
			place: target,
			details: row.authorName,
		});
		if (body.decision === 'approved' && body.publish.length > 0)
			await publish(req, document, body.publish);
	});
	await notifyReviewers(req.payload, { kind: decision, to: row.author, target, by: by.name, note });
	return respondToChange(req, document);
}

/**
 * - `GET /api/reviews/of/pages:12` returns the review of a document.
 * - `POST …/ask` (`{ reviewers, note, language }`) requests a review; requires permission to change the document.
 * - `POST …/withdraw` withdraws the user's own request; 409 if none waits.
 * - `POST …/answer` (`{ decision, note, updatedAt, publish }`) approves or sends back; requires permission to publish the document. 400 if
 *   it sends back without a note; 409 if the approved draft is not the newest one.
 *
 * Each returns the resulting review (`ReviewResponse`); 403 and 404 as for the document.
 */
export const reviewEndpoints: Endpoint[] = [
	endpoint('get', '/of/:target', async (req) => {
		const document = documentOf(req);
		await reviewed.requireReadAccess(req, document);
		return respond(req, document);
	}),
	endpoint('post', '/of/:target/ask', requestReview),
	endpoint('post', '/of/:target/withdraw', withdraw),
	endpoint('post', '/of/:target/answer', decide),
];
