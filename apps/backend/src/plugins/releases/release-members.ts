import type { Payload, PayloadRequest } from 'payload';

/** A stored member of a release. */
export interface Member {
	id: number;
	/** `pages:12`, `global:header`. */
	target: string;
	/** The name, at that time, of the user who added it, and the time (ISO 8601). */
	addedBy: string | null;
	createdAt: string;
	/** When the draft was last saved before it was added; null if there was no draft. */
	draftAt: string | null;
	/** When it was published with the release; null before that. */
	publishedAt: string | null;
}

/** The members of a release, in the order in which they were added. */
export async function readMembers(
	{ payload, ...req }: { payload: Payload } & Partial<PayloadRequest>,
	release: number,
): Promise<Member[]> {
	const { docs } = await payload.find({
		collection: 'release-members',
		where: { release: { equals: release } },
		sort: 'id',
		depth: 0,
		pagination: false,
		overrideAccess: true,
		...(req.transactionID === undefined ? {} : { req: { transactionID: req.transactionID } }),
	});
	return docs.map(({ id, target, addedBy, createdAt, draftAt, publishedAt }) => ({
		id,
		target,
		createdAt,
		addedBy: addedBy ?? null,
		draftAt: draftAt ?? null,
		publishedAt: publishedAt ?? null,
	}));
}
