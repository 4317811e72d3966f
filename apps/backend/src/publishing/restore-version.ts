import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { Forbidden, NotFound, restoreVersionOperation } from 'payload';
import { record } from '../audit/record.ts';
import type { SharedGlobal, TextCollection } from '../content/entities.ts';
import { say } from '../editing/say.ts';
import { words } from '../editing/words.ts';
import { nameOf } from '../fields/changed-by.ts';
import { inTransaction } from '../payload-fixes/transactions/in-transaction.ts';

const madeDraft = words(
	'Restored as a draft. Visitors see nothing of it until you publish.',
	'Gendannet som kladde. Besøgende ser intet af den, før du udgiver.',
	'Als Entwurf wiederhergestellt. Besucher sehen davon nichts, bis Sie veröffentlichen.',
);
const published = words(
	'Restored and published.',
	'Gendannet og udgivet.',
	'Wiederhergestellt und veröffentlicht.',
);

/** `POST …/versions/:id[?publish=true]`: answers with the document and what was done, as Payload does. */
const restoring =
	(
		placeOf: (id: number | string) => string,
		restore: (req: PayloadRequest, id: string) => Promise<{ id: number | string }>,
		publish: (req: PayloadRequest, id: number | string) => Promise<object>,
	): PayloadHandler =>
	async (req) => {
		const version = String(req.routeParams?.id ?? '');
		const isPublished = req.searchParams.get('publish') === 'true';
		const doc = await inTransaction(req, async () => {
			const draft = await restore(req, version);
			// Payload leaves this behind, and would publish without the fields that the request doesn't name.
			delete req.context.isRestoringVersion;
			await record(req, { action: 'versionRestored', place: placeOf(draft.id), details: version });
			return isPublished ? publish(req, draft.id) : draft;
		});
		return Response.json({ doc, message: say(req)(isPublished ? published : madeDraft) });
	};

/**
 * Restoring a version makes a draft; with `publish=true` that draft is published, in one transaction. Payload's own endpoint publishes what
 * was published and, without a word, takes a page back when the version was a draft.
 */
export const restoreVersion = (collection: TextCollection): Endpoint => ({
	path: '/versions/:id',
	method: 'post',
	handler: restoring(
		(id) => `${collection}:${id}`,
		(req, id) =>
			restoreVersionOperation({
				collection: req.payload.collections[collection],
				id,
				draft: true,
				depth: 0,
				req,
			}),
		(req, id) =>
			req.payload.update({
				collection,
				id,
				data: { _status: 'published' },
				depth: 0,
				overrideAccess: false,
				user: req.user,
				req,
			}),
	),
});

/** Makes a draft of a global's version, in all languages. Payload would write it into what visitors see. */
async function draftOfVersion(req: PayloadRequest, slug: SharedGlobal, id: string) {
	const { config, db } = req.payload;
	const global = config.globals.find((one) => one.slug === slug);
	if (!req.user || !(await global?.access.update({ req }))) throw new Forbidden(req.t);
	const { docs } = await db.findGlobalVersions({
		global: slug,
		limit: 1,
		pagination: false,
		locale: 'all',
		where: { id: { equals: id } },
		req,
	});
	const [version] = docs;
	if (!version) throw new NotFound(req.t);
	const now = new Date().toISOString();
	return db.createGlobalVersion({
		autosave: false,
		createdAt: now,
		updatedAt: now,
		globalSlug: slug,
		req,
		versionData: {
			...version.version,
			_status: 'draft',
			updatedAt: now,
			changedBy: nameOf(req.user),
		},
	});
}

/** The same for what every page shares. */
export const restoreGlobalVersion = (slug: SharedGlobal): Endpoint => ({
	path: '/versions/:id',
	method: 'post',
	handler: restoring(
		() => `global:${slug}`,
		(req, id) => draftOfVersion(req, slug, id),
		(req) =>
			req.payload.updateGlobal({
				slug,
				data: { _status: 'published' },
				depth: 0,
				overrideAccess: false,
				user: req.user,
				req,
			}),
	),
});
