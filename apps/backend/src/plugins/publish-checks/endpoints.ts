import { addressedCollections, textCollections } from '@website/contracts/entities';
import { localeCodes } from '@website/contracts/locales';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { slugProblem } from '../../content/addresses/slug-problem.ts';
import { parseDocumentKey } from '../../documents/document.ts';
import { documentKey, idPattern } from '../../documents/document-ref.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { translator } from '../../platform/i18n/words.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { checkDocument } from './checks/check-document.ts';
import { checkReview } from './checks/check-review.ts';
import { type ChecklistProblem, type ProblemSection, sectionName } from './checks/problem.ts';

type PlacedProblem = ChecklistProblem & { section?: ProblemSection | null };

const errorResponse = (status: number, message: string) =>
	Response.json({ errors: [{ message }] }, { status });

const id = z.coerce.number().int().positive();
const addressQuery = z.object({
	collection: z.enum(addressedCollections),
	slug: z.string().max(500),
	locale: z.enum(localeCodes),
	id: id.optional(),
	parent: id.optional(),
	layout: z.string().max(40).optional(),
});

const checkedSlugs = new Set<string>([...textCollections, 'global']);

/**
 * GET /api/checklist/pages/12 or /api/checklist/global/header: the problems of a document in each language, and those of its review. GET
 * /api/checklist/address?collection=pages&slug=about&locale=en&id=12&parent=3&layout=default: the problem of a slug, `{ problem: null }` if
 * it is valid. Both require a signed-in user.
 */
export const checklistEndpoints: Endpoint[] = [
	endpoint('get', '/checklist/address', async (req) => {
		if (!req.user) return errorResponse(401, 'Sign in first');
		const address = addressQuery.safeParse(req.query);
		if (!address.success)
			return errorResponse(
				400,
				'Give collection, slug and locale, and id, parent and layout if any',
			);
		const { collection, slug, locale, id, parent, layout } = address.data;
		const data = { parent, pageLayout: layout };
		const context = { data, ...(id === undefined ? {} : { id }) };
		const problem = await slugProblem(req, collection, slug, context, locale);
		return Response.json({ problem: problem && translator(req)(problem) });
	}),
	endpoint('get', '/checklist/:collection/:id', async (req) => {
		if (!req.user) return errorResponse(401, 'Sign in first');
		const { collection, id } = req.routeParams ?? {};
		const key = `${collection}:${id}`;
		const ref = checkedSlugs.has(String(collection))
			? parseDocumentKey(req.payload, key)
			: undefined;
		const isNumber = ref?.kind === 'global' || idPattern.test(String(id));
		const stored = ref && isNumber ? await readStoredDocument(req, ref) : null;
		if (!stored || !ref) return errorResponse(404, 'Document not found');
		const results = await checkDocument(req, ref, stored);
		const translate = (problems: readonly PlacedProblem[]) =>
			problems.map(({ section, ...problem }) => ({
				...problem,
				message: translator(req)(problem.message),
				section: section ? sectionName(req, section) : '',
			}));
		const document = await checkReview(req, documentKey(ref));
		return Response.json({
			document: translate(document),
			languages: results.map(({ problems, ...rest }) => ({
				...rest,
				problems: translate(problems),
			})),
		});
	}),
];
