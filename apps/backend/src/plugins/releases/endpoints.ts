import { isLocaleCode, localeCodes } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { homeAddress } from '../../content/addresses/address.ts';
import { previewToken, previewUrl } from '../../content/preview/preview-url.ts';
import { parseTextDocument, type TextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { isTimeZone } from '../../platform/environment.ts';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { translator } from '../../platform/i18n/words.ts';
import { storePublications } from '../../publication/undo.ts';
import { parseLeads } from '../redirects/api.ts';
import { parseReason, reasonWords } from './failure.ts';
import { addMember, createMember, type Member, readMembers, removeMember } from './members.ts';
import { releaseById, releaseChanged, undoRelease } from './publish.ts';
import { readPlanned } from './read-planned.ts';
import { cancelRelease, publishNow, requireOpen, schedule, scheduleDocument } from './schedule.ts';
import { statesOf } from './states.ts';

const targetSchema = z.object({
	target: z.string().refine((target) => parseTextDocument(target) !== null),
});
/** The version that the user saw; without it, the current one is published. */
const versionSchema = z.object({ version: z.string().max(10_000).optional() });
const languagesSchema = z.array(z.enum(localeCodes)).min(1).max(localeCodes.length);
/** The languages that the user chose; without them, those of the release. */
const choiceSchema = versionSchema.extend({ languages: languagesSchema.optional() });
const undoSchema = z.object({ publication: z.string().regex(/^\d{1,20}$/) });
const timeSchema = z.object({
	at: z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
	timeZone: z.string().refine(isTimeZone).nullable().default(null),
});
const planSchema = targetSchema.extend(timeSchema.shape).extend({
	action: z.enum(['publish', 'unpublish']),
	languages: languagesSchema,
	leads: z
		.string()
		.refine((text) => parseLeads(text) !== undefined)
		.nullable()
		.default(null),
});

const versionOf = (members: readonly Member[]): string =>
	members.map(({ target, draftAt }) => `${target}@${draftAt ?? ''}`).join();

/** The release in the URL. Throws 403 if the user may not perform `action`, 404 if it does not exist. */
async function requireRelease(
	req: PayloadRequest,
	action: 'read' | 'update' | 'publish',
): Promise<Release> {
	const id = Number(req.routeParams?.id);
	if (!Number.isSafeInteger(id)) throw new NotFound(req.t);
	await requireAccess(req, { kind: 'collection', slug: 'releases', id }, { action });
	return releaseById(req, id);
}

/** The document of a request. Throws 403 if the user may not perform `action`, 404 if it does not exist. */
async function requireDocument(
	req: PayloadRequest,
	target: string | null,
	action: 'read' | 'update' | 'publish',
): Promise<{ target: string; document: TextDocument }> {
	const document = target === null ? null : parseTextDocument(target);
	if (target === null || !document) throw new NotFound(req.t);
	await requireAccess(req, document, { action });
	return { target, document };
}

const frontPage = ({ locale }: PayloadRequest): string =>
	homeAddress(isLocaleCode(locale) ? locale : defaultLocale());

async function respondWithMembers(req: PayloadRequest, release: Release): Promise<Response> {
	const members = await readMembers(req, release.id);
	const failure = parseReason(release.failure);
	return jsonResponse({
		members: await statesOf(req, release, members),
		preview: previewUrl(previewToken({ scope: `releases:${release.id}` }), frontPage(req)),
		// Changes with the members and their versions.
		version: versionOf(members),
		plan: release.publishAt
			? { at: release.publishAt, failure: failure && translator(req)(reasonWords[failure]) }
			: null,
	});
}

/** Throws 409 if the release has other members or versions than the user saw. */
async function requireVersion(req: PayloadRequest, { id }: Release, version?: string) {
	if (version !== undefined && version !== versionOf(await readMembers(req, id)))
		throw releaseChanged(req);
}

/** The releases that can still be changed, with or without a document, and the plans of the document. */
async function readReleasesOf(req: PayloadRequest, target: string) {
	const [{ docs }, { docs: rows }, planned] = await Promise.all([
		req.payload.find({
			collection: 'releases',
			where: {
				and: [{ publishedAt: { exists: false } }, { publishAt: { exists: false } }],
			},
			sort: '-updatedAt',
			depth: 0,
			limit: 50,
			overrideAccess: false,
			user: req.user,
		}),
		req.payload.find({
			collection: 'release-members',
			where: { target: { equals: target } },
			depth: 0,
			pagination: false,
			select: { release: true },
		}),
		readPlanned(req),
	]);
	const memberReleases = new Set(rows.map(({ release }) => release));
	return {
		releases: docs.map(({ id, title }) => ({ id, title, isMember: memberReleases.has(id) })),
		plans: planned
			.filter(({ targets }) => targets.includes(target))
			.map(({ failure, ...plan }) => ({
				...plan,
				failure: failure && translator(req)(reasonWords[failure]),
			})),
	};
}

/**
 * Endpoints below `/api/releases`. 403 without the right to change the release or the document; errors of publishing have the same format
 * as those of forms.
 *
 * - `GET …/of?target=pages:12`: the open releases, with or without the document, and the plans of the document
 * - `GET …/:id/members`: the state of each member
 * - `POST …/:id/add` and `…/remove` with `{ target }`: change an open release
 * - `POST …/plan` with `{ target, action, languages, leads, at, timeZone }`: plans one document
 * - `POST …/:id/schedule` with `{ at, timeZone, version, languages }` and `…/:id/cancel`: set, change or remove the time
 * - `POST …/:id/publish` with `{ version, languages }`, also again after a failure, and `…/:id/undo` with `{ publication }`
 */
export const releaseEndpoints: Endpoint[] = [
	endpoint('get', '/of', async (req) => {
		const { target } = await requireDocument(req, req.searchParams.get('target'), 'update');
		return jsonResponse(await readReleasesOf(req, target));
	}),
	endpoint('post', '/plan', async (req) => {
		const plan = await jsonBody(req, planSchema);
		await requireDocument(req, plan.target, 'publish');
		const { id } = await scheduleDocument(req, plan);
		return jsonResponse({ id }, 201);
	}),
	endpoint('get', '/:id/members', async (req) =>
		respondWithMembers(req, await requireRelease(req, 'read')),
	),
	endpoint('post', '/:id/add', async (req) => {
		const release = await requireRelease(req, 'update');
		requireOpen(req, release);
		const { target } = await jsonBody(req, targetSchema);
		await requireDocument(req, target, 'update');
		await addMember(req, release.id, await createMember(req, target));
		return jsonResponse({});
	}),
	// Removing a document does not require the right to update it, because it may be deleted.
	endpoint('post', '/:id/remove', async (req) => {
		const release = await requireRelease(req, 'update');
		requireOpen(req, release);
		const { target } = await jsonBody(req, targetSchema);
		await removeMember(req, release.id, target);
		return jsonResponse({});
	}),
	endpoint('post', '/:id/schedule', async (req) => {
		const release = await requireRelease(req, 'publish');
		const {
			version,
			languages = release.languages,
			...time
		} = await jsonBody(req, timeSchema.extend(choiceSchema.shape));
		await requireVersion(req, release, version);
		await schedule(req, { ...release, languages }, time);
		return jsonResponse({});
	}),
	endpoint('post', '/:id/cancel', async (req) => {
		await cancelRelease(req, await requireRelease(req, 'publish'));
		return jsonResponse({});
	}),
	endpoint('post', '/:id/publish', async (req) => {
		const release = await requireRelease(req, 'publish');
		const { version, languages = release.languages } = await jsonBody(req, choiceSchema);
		await requireVersion(req, release, version);
		const publications = await publishNow(req, { ...release, languages });
		// The id of the publication, with which it can be undone for a minute.
		return jsonResponse({ publication: await storePublications(req.payload, publications) });
	}),
	endpoint('post', '/:id/undo', async (req) => {
		const release = await requireRelease(req, 'publish');
		const { publication } = await jsonBody(req, undoSchema);
		await undoRelease(req, release, publication);
		return jsonResponse({});
	}),
];
