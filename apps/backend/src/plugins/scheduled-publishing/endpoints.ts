import { localeCodes } from '@website/contracts/locales';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { parsePublishableDocument } from '../../documents/text-document.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { checklistWarnings } from '../publish-checks/api.ts';
import { parseLeads } from '../redirects/api.ts';
import { localesOf, readMembers, releaseById, stateOf } from '../releases/api.ts';
import { createPlan, deletePlan, retryPlan } from './change-plans.ts';
import { findDateMismatch } from './date-mismatch.ts';
import { reasonWords } from './failures/reasons.ts';
import type { Plan } from './plan.ts';
import { requirePublishing } from './require-publishing.ts';
import { plansOf } from './stored-plans.ts';

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const place = z.string().transform((text, context) => {
	const document = parsePublishableDocument(text);
	if (document) return document;
	context.addIssue('Name a document such as pages:12, or global:header');
	return z.NEVER;
});
const isTimeZone = (name: string) => {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
	} catch {
		return false;
	}
};
const planBody = z.object({
	place,
	type: z.enum(['publish', 'unpublish']),
	at: time,
	locale: z.enum(localeCodes).nullish(),
	leads: z
		.string()
		.refine((text) => parseLeads(text) !== undefined)
		.nullish(),
	timeZone: z.string().refine(isTimeZone).nullish(),
});

/** The checklist warnings for a plan: those of the document, or of every document in a release. */
async function readWarnings(req: PayloadRequest, plan: Plan) {
	const { document, type, locale } = plan;
	if (type === 'unpublish') return [];
	if (document.kind === 'collection' && document.slug === 'releases') {
		const members = await readMembers(req, document.id);
		const locales = localesOf(await releaseById(req, document.id));
		const states = await Promise.all(members.map((member) => stateOf(req, member, locales)));
		return states.flatMap(({ title, warnings }) =>
			warnings.map((warning) => ({ ...warning, message: `${title}: ${warning.message}` })),
		);
	}
	return [
		...(await findDateMismatch(req, plan)),
		...(await checklistWarnings(req, document, locale)),
	];
}

const idOf = ({ routeParams }: PayloadRequest) => String(routeParams?.id ?? '');

const create: Endpoint['handler'] = async (req) => {
	const { place: document, type, at, locale, leads, timeZone } = await jsonBody(req, planBody);
	const plan: Plan = {
		document,
		type,
		at,
		locale: locale ?? null,
		leads: leads ?? null,
		planner: req.user?.id ?? null,
		timeZone: timeZone ?? null,
		fixed: null,
	};
	const id = await createPlan(req, plan);
	return Response.json({ id, at, warnings: await readWarnings(req, plan) }, { status: 201 });
};

const listForDocument: Endpoint['handler'] = async (req) => {
	const { collection, id } = req.routeParams ?? {};
	const document = parsePublishableDocument(`${collection}:${id}`);
	if (!document) return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
	await requirePublishing(req, document);
	const plans = await plansOf(req.payload, document);
	return Response.json({
		plans: plans.map(({ id: plan, plan: { type, locale, at }, failure }) => ({
			plan,
			type,
			locale,
			at,
			failure: failure === null ? null : translator(req)(reasonWords[failure]),
		})),
	});
};

const requireUser =
	(handler: Endpoint['handler']): Endpoint['handler'] =>
	async (req) => {
		if (!req.user) throw new Forbidden(req.t);
		return handler(req);
	};

/**
 * `POST /api/schedule` creates a plan (`{ place, type, at, locale?, leads?, timeZone? }`; 201 with the plan's id and the checklist
 * warnings), `DELETE /api/schedule/:id` removes it, `POST /api/schedule/:id/retry` retries a failed one. `GET
 * /api/schedule/of/pages/12` returns the plans of one document. Errors have the same
 * format as those of publishing.
 */
export const scheduleEndpoints: Endpoint[] = [
	{ path: '/schedule', method: 'post', handler: requireUser(create) },
	{ path: '/schedule/of/:collection/:id', method: 'get', handler: requireUser(listForDocument) },
	{
		path: '/schedule/:id',
		method: 'delete',
		handler: requireUser(async (req) => {
			await deletePlan(req, idOf(req));
			return Response.json({});
		}),
	},
	{
		path: '/schedule/:id/retry',
		method: 'post',
		handler: requireUser(async (req) => {
			await retryPlan(req, idOf(req));
			return Response.json({});
		}),
	},
];
