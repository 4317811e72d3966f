import { APIError, type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { nameOf } from '../fields/changed-by.ts';
import { limits } from '../limits.ts';
import { inTransaction } from '../payload-fixes/transactions/in-transaction.ts';
import type { LockRequest } from '../payload-types.ts';
import { jsonBody } from '../surface/json-body.ts';

/** What an open form is told: who waits for the document, and what became of one's own question. */
export interface HandOverAnswer {
	waiting: { id: number; person: string } | null;
	own: 'waiting' | 'declined' | 'handedOver' | null;
}

const target = z.string().regex(/^(?:[a-z]{1,30}:[1-9]\d{0,8}|global:[a-z-]{1,30})$/);
const answers = z.enum(['waiting', 'declined', 'handedOver']);
const noStore = { headers: { 'cache-control': 'no-store' } };

function person({ user, t }: PayloadRequest) {
	const name = nameOf(user);
	if (!user || name === null) throw new Forbidden(t);
	return { id: Number(user.id), name };
}

/** Questions older than this count no more: whoever asked has left. */
const recent = () => new Date(Date.now() - limits.editing.askedForMs).toISOString();

const questions = (req: PayloadRequest, document: string) =>
	req.payload.find({
		collection: 'lock-requests',
		where: { and: [{ target: { equals: document } }, { updatedAt: { greater_than: recent() } }] },
		sort: '-updatedAt',
		depth: 0,
		limit: 20,
		pagination: false,
		overrideAccess: true,
	});

async function told(req: PayloadRequest, document: string): Promise<HandOverAnswer> {
	const { id } = person(req);
	const { docs } = await questions(req, document);
	const other = docs.find(({ account, answer }) => account !== id && answer === 'waiting');
	const own = docs.find(({ account }) => account === id);
	return {
		waiting: other ? { id: other.id, person: other.person } : null,
		own: answers.safeParse(own?.answer).data ?? null,
	};
}

async function ask(req: PayloadRequest, document: string): Promise<void> {
	const { id, name } = person(req);
	const { docs } = await questions(req, document);
	const own = docs.find(({ account }) => account === id);
	const data = { target: document, account: id, person: name, answer: 'waiting' };
	const { db } = req.payload;
	if (own) await db.updateOne({ collection: 'lock-requests', id: own.id, data, req });
	else await db.create({ collection: 'lock-requests', data, req });
}

/** A document as its lock names it, and the filter for that lock. */
function lockOf(document: string): { what: object; where: Where[] } {
	const [entity = '', id = ''] = document.split(':');
	if (entity === 'global')
		return { what: { globalSlug: id }, where: [{ globalSlug: { equals: id } }] };
	return {
		what: { document: { relationTo: entity, value: Number(id) } },
		where: [
			{ 'document.relationTo': { equals: entity } },
			{ 'document.value': { equals: Number(id) } },
		],
	};
}

/** Whether somebody has the document open for writing, by its lock. */
async function ownsLock(req: PayloadRequest, document: string): Promise<boolean> {
	const { totalDocs } = await req.payload.count({
		collection: 'payload-locked-documents',
		where: { and: [...lockOf(document).where, { 'user.value': { equals: person(req).id } }] },
		overrideAccess: true,
	});
	return totalDocs > 0;
}

/** Gives the lock to whoever asked: a late save of the form that is being left is refused, instead of locking the document again. */
async function giveLock(req: PayloadRequest, document: string, account: number): Promise<void> {
	const { db } = req.payload;
	const collection = 'payload-locked-documents';
	const { what, where } = lockOf(document);
	await db.deleteMany({ collection, where: { and: where }, req });
	const user = { relationTo: 'users', value: account };
	await db.create({ collection, data: { ...what, user }, req, returning: false });
}

async function reply(req: PayloadRequest, id: number, answer: 'declined' | 'handedOver') {
	const row = await req.payload.db.findOne<LockRequest>({
		collection: 'lock-requests',
		where: { id: { equals: id } },
	});
	if (!row || !(await ownsLock(req, row.target))) throw new Forbidden(req.t);
	await inTransaction(req, async () => {
		if (answer === 'handedOver') await giveLock(req, row.target, row.account);
		const data = { answer };
		await req.payload.db.updateOne({ collection: 'lock-requests', id, data, req });
	});
	return row.target;
}

/**
 * `GET …/of?target=pages:12`, `POST …/ask` (`{ target }`) for whoever is signed in; `POST …/answer` (`{ id, answer }`) for whoever is
 * writing the document: 403 for others.
 */
export const handOverEndpoints: Endpoint[] = [
	{
		path: '/of',
		method: 'get',
		handler: async (req) => {
			const asked = target.safeParse(req.searchParams.get('target'));
			if (!asked.success) throw new APIError('target says which document', 400, null, true);
			return Response.json(await told(req, asked.data), noStore);
		},
	},
	{
		path: '/ask',
		method: 'post',
		handler: async (req) => {
			const asked = await jsonBody(req, z.object({ target }));
			await ask(req, asked.target);
			return Response.json(await told(req, asked.target), noStore);
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
			return Response.json(await told(req, await reply(req, id, answer)), noStore);
		},
	},
];
