import type { Endpoint } from 'payload';
import { idPattern } from '../content/document-key.ts';
import { textCollections } from '../content/entities.ts';
import { say } from '../editing/say.ts';
import { holderKey, holderOf } from '../usage/holder.ts';
import { checkStored } from './check-document.ts';
import { checkReview } from './check-review.ts';
import type { ChecklistProblem } from './problem.ts';

const refuse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

const checked = new Set<string>([...textCollections, 'global']);

/**
 * GET /api/checklist/pages/12 or /api/checklist/global/header: what is wrong in which language, and what a review of the whole document
 * has left open; for signed-in people.
 */
export const checklistEndpoints: Endpoint[] = [
	{
		path: '/checklist/:collection/:id',
		method: 'get',
		handler: async (req) => {
			if (!req.user) return refuse(401, 'Sign in first');
			const { collection, id } = req.routeParams ?? {};
			const key = `${collection}:${id}`;
			const holder = checked.has(String(collection)) ? holderOf(req.payload, key) : undefined;
			const isNumber = holder?.kind === 'global' || idPattern.test(String(id));
			const found = holder && isNumber ? await checkStored(req, holder) : null;
			if (!found || !holder) return refuse(404, 'There is nothing under this address');
			const read = (problems: readonly ChecklistProblem[]) =>
				problems.map((one) => ({ ...one, message: say(req)(one.message) }));
			const { document } = await checkReview(req, holderKey(holder));
			return Response.json({
				document: read(document),
				languages: found.map(({ problems, ...one }) => ({ ...one, problems: read(problems) })),
			});
		},
	},
];
