import { localeCodes } from '@website/contracts/locales';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { slugProblem } from '../../content/addresses/slug-problem.ts';
import { addressedCollections, textCollections } from '../../content/entities.ts';
import { checkStored } from '../../documents/checks/check-document.ts';
import { checkReview } from '../../documents/checks/check-review.ts';
import type { ChecklistProblem } from '../../documents/checks/problem.ts';
import { documentAt } from '../../documents/document.ts';
import { documentKey, idPattern } from '../../documents/document-ref.ts';
import { translator } from '../../platform/i18n/translator.ts';

const refuse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

const id = z.coerce.number().int().positive();
const addressed = z.object({
	collection: z.enum(addressedCollections),
	slug: z.string().max(500),
	locale: z.enum(localeCodes),
	id: id.optional(),
	parent: id.optional(),
	layout: z.string().max(40).optional(),
});

const checked = new Set<string>([...textCollections, 'global']);

/**
 * GET /api/checklist/pages/12 or /api/checklist/global/header: what is wrong in which language, and what a review of the whole document
 * has left open. GET /api/checklist/address?collection=pages&slug=about&locale=en&id=12&parent=3&layout=default: what is wrong with an address
 * that somebody types, `{ problem: null }` where nothing is. Both for signed-in people.
 */
export const checklistEndpoints: Endpoint[] = [
	{
		path: '/checklist/address',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return refuse(401, 'Sign in first');
			const address = addressed.safeParse(req.query);
			if (!address.success)
				return refuse(400, 'Give collection, slug and locale, and id, parent and layout if any');
			const { collection, slug, locale, id, parent, layout } = address.data;
			const data = { parent, pageLayout: layout };
			const context = { data, ...(id === undefined ? {} : { id }) };
			const problem = await slugProblem(req, collection, slug, context, locale);
			return Response.json({ problem: problem && translator(req)(problem) });
		},
	},
	{
		path: '/checklist/:collection/:id',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return refuse(401, 'Sign in first');
			const { collection, id } = req.routeParams ?? {};
			const key = `${collection}:${id}`;
			const holder = checked.has(String(collection)) ? documentAt(req.payload, key) : undefined;
			const isNumber = holder?.kind === 'global' || idPattern.test(String(id));
			const results = holder && isNumber ? await checkStored(req, holder) : null;
			if (!results || !holder) return refuse(404, 'There is nothing under this address');
			const read = (problems: readonly ChecklistProblem[]) =>
				problems.map((one) => ({ ...one, message: translator(req)(one.message) }));
			const { document } = await checkReview(req, documentKey(holder));
			return Response.json({
				document: read(document),
				languages: results.map(({ problems, ...one }) => ({ ...one, problems: read(problems) })),
			});
		},
	},
];
