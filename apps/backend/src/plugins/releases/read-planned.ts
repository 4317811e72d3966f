import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { kindOf } from '../publish-checks/api.ts';
import { readTitles } from '../references/api.ts';
import { parseReason, type Reason } from './failure.ts';
import { limits } from './limits.ts';
import { releaseKey } from './preview-paths.ts';

/** A planned release in a list. */
export interface PlannedEntry {
	id: number;
	action: 'publish' | 'unpublish';
	/** The document of a release with a single member, or the release: `pages:12`, `global:header`, `releases:3`. */
	place: string;
	/** The keys of all its documents. */
	targets: string[];
	title: string;
	/** The label of the kind of document; null for a release of several. */
	kind: string | null;
	/** Empty for all. */
	languages: readonly LocaleCode[];
	/** ISO 8601 in UTC. */
	at: string;
	/** Why it failed; null while it waits. */
	failure: Reason | null;
}

/** The titles of planned releases: of the document, or its kind, if there is a single one. */
export async function readReleaseTitles(
	req: PayloadRequest,
	members: readonly { release: number; target: string }[],
): Promise<(release: Release) => { title: string; kind: string | null; place: string }> {
	const refs = members.flatMap(({ target }) => parseTextDocument(target) ?? []);
	const titles = await readTitles(req, refs);
	return (release) => {
		const target = members.find((member) => member.release === release.id)?.target;
		const ref = target === undefined ? null : parseTextDocument(target);
		if (!release.single || target === undefined || !ref)
			return { title: release.title, kind: null, place: releaseKey(release) };
		const kind = kindOf(req, ref);
		const title = titles.get(target) || (ref.kind === 'global' ? kind : release.title);
		return { title, kind, place: target };
	};
}

/** The waiting and failed releases with a time: failed ones first, then the next first. Everybody who is signed in may read them. */
export async function readPlanned(req: PayloadRequest): Promise<PlannedEntry[]> {
	const { docs: releases } = await req.payload.find({
		collection: 'releases',
		where: { publishAt: { exists: true } },
		sort: 'publishAt',
		limit: limits.listed,
		pagination: false,
		depth: 0,
	});
	const { docs: members } = await req.payload.find({
		collection: 'release-members',
		where: { release: { in: releases.map(({ id }) => id) } },
		sort: 'id',
		pagination: false,
		depth: 0,
		select: { release: true, target: true, action: true },
	});
	const about = await readReleaseTitles(req, members);
	const entries = releases.map((release): PlannedEntry => {
		const { id, languages, publishAt, failure } = release;
		const own = members.filter((member) => member.release === id);
		return {
			id,
			...about(release),
			action: (release.single && own[0]?.action) || 'publish',
			targets: own.map(({ target }) => target),
			languages: languages ?? [],
			at: publishAt ?? '',
			failure: parseReason(failure),
		};
	});
	return entries.toSorted((a, b) => Number(a.failure === null) - Number(b.failure === null));
}
