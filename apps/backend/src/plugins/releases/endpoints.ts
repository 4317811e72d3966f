import { isLocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import { APIError, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { homeAddress } from '../../content/addresses/address.ts';
import { previewToken, previewUrl } from '../../content/preview/preview-url.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { addMember, removeMember } from './change-members.ts';
import { publishRelease, releaseById } from './publish.ts';
import { type Member, readMembers } from './release-members.ts';
import { localesOf, type MemberState, stateOf } from './states.ts';

/** The response for the screen of a release. */
export interface ReleaseResponse {
	members: MemberState[];
	/** The URL of the site's preview of the release, at its front page. */
	preview: string;
	/** Changes with the members and their versions. */
	version: string;
}

/** An unpublished release. */
export interface OpenRelease {
	id: number;
	title: string;
	isMember: boolean;
}

const targetSchema = z.object({
	target: z.string().refine((target) => parseTextDocument(target) !== null),
});

const publishBody = z.object({
	/** The version that the user saw; without it, the current one is published. */
	version: z.string().max(10_000).optional(),
});

const releaseChanged = words(
	'The release was changed after you opened it. Nothing was published. Look at it again.',
	'Den samlede udgivelse er ændret, siden du åbnede den. Intet blev udgivet. Se på den igen.',
	'Das Release wurde geändert, seit Sie es geöffnet haben. Nichts wurde veröffentlicht. Sehen Sie es erneut an.',
);

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

/** Requires the right to update the document. Removing it from a release does not, because the document may be deleted. */
async function requireUpdateAccess(req: PayloadRequest, target: string): Promise<void> {
	const member = parseTextDocument(target);
	if (!member) throw new NotFound(req.t);
	await requireAccess(req, member, { action: 'update' });
}

const frontPage = ({ locale }: PayloadRequest): string =>
	homeAddress(isLocaleCode(locale) ? locale : defaultLocale());

async function respondWithMembers(req: PayloadRequest, release: Release): Promise<Response> {
	const members = await readMembers(req, release.id);
	const body: ReleaseResponse = {
		members: await Promise.all(members.map((member) => stateOf(req, member, localesOf(release)))),
		preview: previewUrl(previewToken({ scope: `releases:${release.id}` }), frontPage(req)),
		version: versionOf(members),
	};
	return jsonResponse(body);
}

async function findOpenReleases(req: PayloadRequest, target: string): Promise<OpenRelease[]> {
	const [{ docs }, { docs: rows }] = await Promise.all([
		req.payload.find({
			collection: 'releases',
			where: { publishedAt: { exists: false } },
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
			overrideAccess: true,
		}),
	]);
	const memberReleases = new Set(rows.map(({ release }) => release));
	return docs.map(({ id, title }) => ({ id, title, isMember: memberReleases.has(id) }));
}

/**
 * `GET …/of?target=pages:12` lists the unpublished releases, with or without the document; `GET …/:id/members` returns the state of each
 * member; `POST …/:id/add`, `…/remove` (`{ target }`) and `…/publish` (`{ version }`) change a release. 403 without the right to change the release or the
 * document.
 */
export const releaseEndpoints: Endpoint[] = [
	{
		path: '/of',
		method: 'get',
		handler: async (req) => {
			const query = targetSchema.safeParse({ target: req.searchParams.get('target') });
			if (!query.success) throw new NotFound(req.t);
			await requireUpdateAccess(req, query.data.target);
			return jsonResponse({ releases: await findOpenReleases(req, query.data.target) });
		},
	},
	{
		path: '/:id/members',
		method: 'get',
		handler: async (req) => respondWithMembers(req, await requireRelease(req, 'read')),
	},
	{
		path: '/:id/add',
		method: 'post',
		handler: async (req) => {
			const release = await requireRelease(req, 'update');
			const { target } = await jsonBody(req, targetSchema);
			await requireUpdateAccess(req, target);
			await addMember(req, release.id, target);
			return respondWithMembers(req, release);
		},
	},
	{
		path: '/:id/remove',
		method: 'post',
		handler: async (req) => {
			const release = await requireRelease(req, 'update');
			const { target } = await jsonBody(req, targetSchema);
			await removeMember(req, release.id, target);
			return respondWithMembers(req, release);
		},
	},
	{
		path: '/:id/publish',
		method: 'post',
		handler: async (req) => {
			const release = await requireRelease(req, 'publish');
			const { version } = await jsonBody(req, publishBody);
			if (version !== undefined && version !== versionOf(await readMembers(req, release.id)))
				throw new APIError(translator(req)(releaseChanged), 409, null, true);
			await publishRelease(req, release);
			return respondWithMembers(req, release);
		},
	},
];
