import { localeCodes } from '@website/contracts/locales';
import {
	APIError,
	type Endpoint,
	Forbidden,
	NotFound,
	type PayloadRequest,
	type Where,
} from 'payload';
import { z } from 'zod';
import { accessFilter } from '../../access/access-filter.ts';
import { isEntity } from '../../access/person.ts';
import { accountName } from '../../documents/changed-by.ts';
import type { LockRequest } from '../../payload-types.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { limits } from '../../platform/limits.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { recordOpenForm } from './presence.ts';

/** The state of a document's handover. */
export interface HandoverResponse {
	/** The other editor's request for the document; `takesOver` for a take-over. */
	waiting: { id: number; person: string; takesOver: boolean } | null;
	/** The state of the account's own request. */
	own: 'waiting' | 'declined' | 'handedOver' | null;
	/** The names of the other people who have the document open, in writing or read-only. */
	others: string[];
}

const target = z.string().regex(/^(?:[a-z]{1,30}:[1-9]\d{0,8}|global:[a-z-]{1,30})$/);
const answers = z.enum(['waiting', 'declined', 'handedOver']);
/**
 * `ask` asks the editor who has the document; `takeOver` makes that editor's form save and hand it over at once; `take` moves the lock when
 * that form has not responded in time, and changes nothing before.
 */
const actions = z.enum(['ask', 'takeOver', 'take']);
type Action = z.infer<typeof actions>;
/** The state of a take-over: the other editor's open form responds without asking the editor. */
const takingOver = 'takingOver';

function requirePerson({ user, t }: PayloadRequest) {
	const name = accountName(user);
	if (!user || name === null) throw new Forbidden(t);
	return { id: Number(user.id), name };
}

/** Requests last updated before this time (ISO 8601) have expired. */
const expiryTime = () => new Date(Date.now() - limits.editing.lockRequestMs).toISOString();

const recentRequests = (req: PayloadRequest, document: string) =>
	req.payload.find({
		collection: 'lock-requests',
		where: {
			and: [{ target: { equals: document } }, { updatedAt: { greater_than: expiryTime() } }],
		},
		sort: '-updatedAt',
		depth: 0,
		limit: 20,
		pagination: false,
		overrideAccess: true,
	});

async function toResponse(req: PayloadRequest, document: string): Promise<HandoverResponse> {
	const { id, name } = requirePerson(req);
	const { docs } = await recentRequests(req, document);
	const others = docs.filter(({ account }) => account !== id);
	const takeOver = others.find(({ answer }) => answer === takingOver);
	const other = takeOver ?? others.find(({ answer }) => answer === 'waiting');
	const ownAnswer = docs.find(({ account }) => account === id)?.answer;
	return {
		// Only the owner of the lock can hand the document over.
		waiting:
			other && (await ownsLock(req, document))
				? { id: other.id, person: other.person, takesOver: other === takeOver }
				: null,
		own: ownAnswer === takingOver ? 'waiting' : (answers.safeParse(ownAnswer).data ?? null),
		others: recordOpenForm(document, { id, name }),
	};
}

/** Throws 403 for accounts that may not write the document: their request would only block the other editor. */
async function requireWriter(req: PayloadRequest, document: string): Promise<void> {
	const [kind = '', rest = ''] = document.split(':');
	const entity = kind === 'global' ? rest : kind;
	if (!isEntity(entity)) throw new NotFound(req.t);
	const accessResults = [null, ...localeCodes].map((code) =>
		accessFilter(req.user, entity, 'update', code),
	);
	if (accessResults.includes(true)) return;
	const filter = accessResults.find((result): result is Where => typeof result === 'object');
	const collection = req.payload.config.collections.find(({ slug }) => slug === entity)?.slug;
	if (!filter || !collection) throw new Forbidden(req.t);
	const where = { and: [{ id: { equals: Number(rest) } }, filter] };
	const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true });
	if (totalDocs === 0) throw new Forbidden(req.t);
}

async function requestDocument(
	req: PayloadRequest,
	document: string,
	action: Action,
): Promise<void> {
	const { id, name } = requirePerson(req);
	const { docs } = await recentRequests(req, document);
	const ownRequest = docs.find(({ account }) => account === id);
	if (action === 'take' && !(await canTakeLock(req, document, ownRequest))) return;
	const answer = { ask: 'waiting', takeOver: takingOver, take: 'handedOver' }[action];
	const data = { target: document, account: id, person: name, answer };
	const { db } = req.payload;
	await inTransaction(req, async () => {
		if (action === 'take') await transferLock(req, document, id);
		if (ownRequest)
			await db.updateOne({ collection: 'lock-requests', id: ownRequest.id, data, req });
		else await db.create({ collection: 'lock-requests', data, req });
	});
}

/** The fields that identify a document in its lock, and the filter for that lock. */
function lockOf(document: string): { reference: object; where: Where[] } {
	const [entity = '', id = ''] = document.split(':');
	if (entity === 'global')
		return { reference: { globalSlug: id }, where: [{ globalSlug: { equals: id } }] };
	return {
		reference: { document: { relationTo: entity, value: Number(id) } },
		where: [
			{ 'document.relationTo': { equals: entity } },
			{ 'document.value': { equals: Number(id) } },
		],
	};
}

/** True if the account of the request holds the lock of the document. */
async function ownsLock(req: PayloadRequest, document: string): Promise<boolean> {
	const { totalDocs } = await req.payload.count({
		collection: 'payload-locked-documents',
		where: {
			and: [...lockOf(document).where, { 'user.value': { equals: requirePerson(req).id } }],
		},
		overrideAccess: true,
	});
	return totalDocs > 0;
}

/** True if nobody else has the lock, or the other editor's form has had `takeOverMs` to hand the document over. */
async function canTakeLock(
	req: PayloadRequest,
	document: string,
	ownRequest: LockRequest | undefined,
): Promise<boolean> {
	const latestRequestTime = Date.now() - limits.editing.takeOverMs;
	if (ownRequest?.answer === takingOver && Date.parse(ownRequest.updatedAt) <= latestRequestTime)
		return true;
	const { totalDocs } = await req.payload.count({
		collection: 'payload-locked-documents',
		where: {
			and: [...lockOf(document).where, { 'user.value': { not_equals: requirePerson(req).id } }],
		},
		overrideAccess: true,
	});
	return totalDocs === 0;
}

/**
 * Moves the lock to the account of the request, so that a late save of the previous form is refused instead of locking the document again.
 */
async function transferLock(req: PayloadRequest, document: string, account: number): Promise<void> {
	const { db } = req.payload;
	const collection = 'payload-locked-documents';
	const { reference, where } = lockOf(document);
	await db.deleteMany({ collection, where: { and: where }, req });
	const user = { relationTo: 'users', value: account };
	await db.create({ collection, data: { ...reference, user }, req, returning: false });
}

async function replyToRequest(req: PayloadRequest, id: number, answer: 'declined' | 'handedOver') {
	const row = await req.payload.db.findOne<LockRequest>({
		collection: 'lock-requests',
		where: { id: { equals: id } },
	});
	if (!row || !(await ownsLock(req, row.target))) throw new Forbidden(req.t);
	// A take-over cannot be declined.
	if (answer === 'declined' && row.answer === takingOver) return row.target;
	await inTransaction(req, async () => {
		if (answer === 'handedOver') await transferLock(req, row.target, row.account);
		const data = { answer };
		await req.payload.db.updateOne({ collection: 'lock-requests', id, data, req });
	});
	return row.target;
}

/**
 * `GET …/of?target=pages:12` for accounts that may write such documents; `POST …/ask` (`{ target, wish }`) for accounts that may write this
 * document; `POST …/answer` (`{ id, answer }`) for the owner of its lock. Others get a 403.
 */
export const handOverEndpoints: Endpoint[] = [
	{
		path: '/of',
		method: 'get',
		handler: async (req) => {
			const document = target.safeParse(req.searchParams.get('target'));
			if (!document.success) throw new APIError('target must identify a document', 400, null, true);
			return jsonResponse(await toResponse(req, document.data));
		},
	},
	{
		path: '/ask',
		method: 'post',
		handler: async (req) => {
			const shape = z.object({ target, wish: actions.default('ask') });
			const request = await jsonBody(req, shape);
			await requireWriter(req, request.target);
			await requestDocument(req, request.target, request.wish);
			return jsonResponse(await toResponse(req, request.target));
		},
	},
	{
		path: '/answer',
		method: 'post',
		handler: async (req) => {
			const shape = z.object({
				id: z.number().int().positive(),
				answer: z.enum(['declined', 'handedOver']),
			});
			const { id, answer } = await jsonBody(req, shape);
			return jsonResponse(await toResponse(req, await replyToRequest(req, id, answer)));
		},
	},
];
