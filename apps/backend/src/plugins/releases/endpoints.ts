import { isLocaleCode } from '@website/contracts/locales';
import { signPreview } from '@website/contracts/signatures';
import { defaultLocale } from '@website/contracts/site-locales';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { requireAccess } from '../../access/language-rights.ts';
import { publishRelease, releaseById } from '../../documents/releases/publish.ts';
import { membersOf } from '../../documents/releases/release-members.ts';
import { localesOf, type MemberState, stateOf } from '../../documents/releases/states.ts';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { jsonBody } from '../../platform/http/reading/json-body.ts';
import { jsonResponse } from '../../platform/http/responses.ts';
import { addMember, removeMember } from './change-members.ts';

/** What the screen of a release is told. */
export interface ReleaseResponse {
	members: MemberState[];
	/** Where the site shows all drafts of the release, for an hour. */
	preview: string;
}

/** A release that a document may be added to. */
export interface OpenRelease {
	id: number;
	title: string;
	isMember: boolean;
}

const hour = 60 * 60;

const named = z.object({
	target: z.string().refine((target) => parseTextDocument(target) !== null),
});

/** The release in the address, for those who may read or change it; 404 where there is none. */
async function releaseIn(
	req: PayloadRequest,
	action: 'read' | 'update' | 'publish',
): Promise<Release> {
	const id = Number(req.routeParams?.id);
	if (!Number.isSafeInteger(id)) throw new NotFound(req.t);
	await requireAccess(req, { kind: 'collection', slug: 'releases', id }, { action });
	return releaseById(req, id);
}

/** Whoever adds a document to a release may change that document too. One may be taken out that nobody can change any more. */
async function requireMember(req: PayloadRequest, target: string): Promise<void> {
	const member = parseTextDocument(target);
	if (!member) throw new NotFound(req.t);
	await requireAccess(req, member, { action: 'update' });
}

function previewOf({ locale }: PayloadRequest, { id }: Release): string {
	const expires = Math.floor(Date.now() / 1000) + hour;
	const query = new URLSearchParams({
		kind: 'release',
		lang: isLocaleCode(locale) ? locale : defaultLocale(),
		token: signPreview(environment.PREVIEW_SECRET, expires, `releases:${id}`),
	});
	return `${environment.SITE_URL}/preview?${query}`;
}

async function response(req: PayloadRequest, release: Release): Promise<Response> {
	const members = await membersOf(req, release.id);
	const body: ReleaseResponse = {
		members: await Promise.all(members.map((member) => stateOf(req, member, localesOf(release)))),
		preview: previewOf(req, release),
	};
	return jsonResponse(body);
}

async function openReleases(req: PayloadRequest, target: string): Promise<OpenRelease[]> {
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
	const own = new Set(rows.map(({ release }) => release));
	return docs.map(({ id, title }) => ({ id, title, isMember: own.has(id) }));
}

/**
 * `GET …/of?target=pages:12` lists the releases that a document is in or may be added to; `GET …/:id/members` says what each member is;
 * `POST …/:id/add`, `…/remove` (`{ target }`) and `…/publish` change it. 403 without the right to change the release or the document.
 */
export const releaseEndpoints: Endpoint[] = [
	{
		path: '/of',
		method: 'get',
		handler: async (req) => {
			const query = named.safeParse({ target: req.searchParams.get('target') });
			if (!query.success) throw new NotFound(req.t);
			await requireMember(req, query.data.target);
			return jsonResponse({ releases: await openReleases(req, query.data.target) });
		},
	},
	{
		path: '/:id/members',
		method: 'get',
		handler: async (req) => response(req, await releaseIn(req, 'read')),
	},
	{
		path: '/:id/add',
		method: 'post',
		handler: async (req) => {
			const release = await releaseIn(req, 'update');
			const { target } = await jsonBody(req, named);
			await requireMember(req, target);
			await addMember(req, release.id, target);
			return response(req, release);
		},
	},
	{
		path: '/:id/remove',
		method: 'post',
		handler: async (req) => {
			const release = await releaseIn(req, 'update');
			const { target } = await jsonBody(req, named);
			await removeMember(req, release.id, target);
			return response(req, release);
		},
	},
	{
		path: '/:id/publish',
		method: 'post',
		handler: async (req) => {
			const release = await releaseIn(req, 'publish');
			await publishRelease(req, release);
			return response(req, release);
		},
	},
];
