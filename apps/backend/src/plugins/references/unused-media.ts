import type { PayloadRequest, Where } from 'payload';
import { normalPath } from '../../content/addresses/redirect-path.ts';
import { isIndexed } from '../../documents/references/index-references.ts';
import { limits } from '../../platform/limits.ts';

/** A file without references. */
export interface UnusedFile {
	id: number;
	filename: string;
	mimeType: string | null;
	/** Bytes. */
	size: number | null;
	/** ISO 8601. */
	createdAt: string;
}

export interface UnusedFiles {
	/** False while the references of existing content are still being stored: a file in the list may have references. */
	complete: boolean;
	files: UnusedFile[];
	/** The number of all unused files; `files` is the requested page. */
	total: number;
	pages: number;
}

const media = 'media:';

/** The files that documents, drafts and globals reference: file ids, and file names in typed URLs. */
async function findUsedFiles({
	payload,
}: PayloadRequest): Promise<{ ids: number[]; names: Set<string> }> {
	const { docs } = await payload.db.find<{ id: number; target: string }>({
		collection: 'usages',
		where: { or: [{ target: { like: media } }, { target: { like: 'path:' } }] },
		select: { target: true },
		pagination: false,
		limit: 0,
	});
	const targets = new Set(docs.map(({ target }) => target));
	const ids = [...targets].flatMap((target) =>
		target.startsWith(media) ? [Number(target.slice(media.length))] : [],
	);
	const names = [...targets].flatMap((target) =>
		target.startsWith('path:') ? [target.slice(target.lastIndexOf('/') + 1)] : [],
	);
	return { ids, names: new Set(names) };
}

/**
 * The files that no document, draft or global references and that the user may read, the oldest first. References from documents in the
 * trash do not count.
 *
 * @param page from 1
 */
export async function findUnusedFiles(req: PayloadRequest, page: number): Promise<UnusedFiles> {
	const { ids, names } = await findUsedFiles(req);
	const { docs } = await req.payload.find({
		collection: 'media',
		...(ids.length > 0 ? { where: { id: { not_in: ids } } satisfies Where } : {}),
		sort: 'createdAt',
		pagination: false,
		depth: 0,
		select: { filename: true, mimeType: true, filesize: true, createdAt: true },
		overrideAccess: false,
		user: req.user,
	});
	const unused = docs.filter(({ filename }) => !names.has(normalPath(filename ?? '').slice(1)));
	const { perPage } = limits.usage;
	return {
		complete: await isIndexed(req.payload),
		total: unused.length,
		pages: Math.ceil(unused.length / perPage),
		files: unused
			.slice((page - 1) * perPage, page * perPage)
			.map(({ id, filename, mimeType, filesize, createdAt }) => ({
				id,
				filename: filename ?? '',
				mimeType: mimeType ?? null,
				size: filesize ?? null,
				createdAt,
			})),
	};
}
