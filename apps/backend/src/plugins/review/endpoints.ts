import { localeCodes } from '@website/contracts/locales';
import { APIError, type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { publish } from '../../documents/publication/publish.ts';
import { record } from '../../platform/audit/record.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { readReview } from './read-review.ts';
import * as subjects from './subject.ts';
import { notifyReviewers } from './tell/notify-reviewers.ts';
import { tellOfComment } from './tell/tell-of-comments.ts';

const text = z.string().trim().max(2000);
const language = z.enum(localeCodes);
const reviewRequest = z.object({
	reviewers: z.array(z.number().int().positive()).min(1).max(20),
	note: text.default(''),
	language,
});
const answered = z.object({
	decision: z.enum(['approved', 'sentBack']),
	note: text.default(''),
	/** The languages that are published with an approval. */
	publish: z.array(language).default([]),
});
const remark = z.object({
	path: z.string().max(300).default(''),
	language,
	text: text.min(1),
	answers: z.number().int().positive().optional(),
});
const resolution = z.object({ comment: z.number().int().positive(), resolved: z.boolean() });

const cannotBeAsked = words(
	'Choose people who may publish this.',
	'Vælg personer, der må udgive dette.',
	'Wählen Sie Personen, die dies veröffentlichen dürfen.',
);
const notAsked = words(
	'Nobody waits for an answer.',
	'Ingen venter på et svar.',
	'Niemand wartet auf eine Antwort.',
);

const subjectOf = (req: PayloadRequest) =>
	subjects.reviewedAt(req, String(req.routeParams?.target ?? ''));

const respond = async (req: PayloadRequest, subject: subjects.ReviewedDocument) =>
	jsonResponse(await readReview(req, subject));

async function ask(req: PayloadRequest): Promise<Response> {
	const subject = subjectOf(req);
	const { reviewers, note, language: code } = await jsonBody(req, reviewRequest);
	await subjects.requireAuthor(req, subject, code);
	const { target } = subject;
	const author = subjects.personOf(req);
	const candidates = await subjects.reviewersFor(req, subject);
	const chosen = candidates.filter(({ id }) => reviewers.includes(id));
	if (chosen.length !== new Set(reviewers).size)
		throw new APIError(translator(req)(cannotBeAsked), 400, null, true);
	await inTransaction(req, async () => {
		await req.payload.db.deleteMany({
			collection: 'reviews',
			where: { target: { equals: target } },
			req,
		});
		for (const { id, name } of chosen)
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
				},
				req,
			});
		await record(req, {
			action: 'reviewAsked',
			place: target,
			details: chosen.map(({ name }) => name).join(', '),
		});
	});
	for (const { id } of chosen)
		await notifyReviewers(req.payload, { kind: 'asked', to: id, target, by: author.name, note });
	return respond(req, subject);
}

async function response(req: PayloadRequest): Promise<Response> {
	const subject = subjectOf(req);
	await subjects.requireReviewer(req, subject);
	const { decision, note, publish: languages } = await jsonBody(req, answered);
	const { target } = subject;
	const by = subjects.personOf(req);
	const { docs } = await req.payload.find({
		collection: 'reviews',
		where: { and: [{ target: { equals: target } }, { state: { equals: 'waiting' } }] },
		depth: 0,
		pagination: false,
		overrideAccess: true,
	});
	const row = docs.find(({ reviewer }) => reviewer === by.id) ?? docs[0];
	if (!row) throw new APIError(translator(req)(notAsked), 409, null, true);
	await inTransaction(req, async () => {
		const draftAt = await subjects.draftTime(req, subject);
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
		await record(req, {
			action: decision === 'approved' ? 'reviewApproved' : 'reviewSentBack',
			place: target,
			details: row.authorName,
		});
		if (decision === 'approved' && languages.length > 0) await publish(req, subject, languages);
	});
	await notifyReviewers(req.payload, { kind: decision, to: row.author, target, by: by.name, note });
	return respond(req, subject);
}

async function comment(req: PayloadRequest): Promise<Response> {
	const subject = subjectOf(req);
	await subjects.requireColleague(req, subject);
	const body = await jsonBody(req, remark);
	const { id, name } = subjects.personOf(req);
	const { id: since } = await req.payload.db.create({
		collection: 'review-comments',
		data: { ...body, target: subject.target, author: id, authorName: name, resolved: false },
		req,
	});
	await tellOfComment(req, subject, Number(since));
	return respond(req, subject);
}

async function resolve(req: PayloadRequest): Promise<Response> {
	const subject = subjectOf(req);
	await subjects.requireColleague(req, subject);
	const { comment: id, resolved } = await jsonBody(req, resolution);
	const where: Where = { and: [{ id: { equals: id } }, { target: { equals: subject.target } }] };
	const matches = await req.payload.count({ collection: 'review-comments', where });
	if (matches.totalDocs === 0) throw new NotFound(req.t);
	await req.payload.db.updateOne({ collection: 'review-comments', id, data: { resolved }, req });
	return respond(req, subject);
}

/**
 * `GET /api/reviews/of/pages:12` says how a document's review stands; `POST …/ask` (`{ reviewers, note, language }`) for who may change it, `POST …/answer`
 * (`{ decision, note, publish }`) for who may publish it, `POST …/comment` (`{ path, language, text, answers }`) and `POST …/resolve` (`{ comment,
 * resolved }`) for who writes documents of its kind. Each answers with the review as it is then (`ReviewResponse`); 403 and 404 as for the document.
 */
export const reviewEndpoints: Endpoint[] = [
	{
		path: '/of/:target',
		method: 'get',
		handler: async (req) => {
			const subject = subjectOf(req);
			await subjects.requireColleague(req, subject);
			return respond(req, subject);
		},
	},
	{ path: '/of/:target/ask', method: 'post', handler: ask },
	{ path: '/of/:target/answer', method: 'post', handler: response },
	{ path: '/of/:target/comment', method: 'post', handler: comment },
	{ path: '/of/:target/resolve', method: 'post', handler: resolve },
];
