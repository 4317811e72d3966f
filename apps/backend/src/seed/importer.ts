import type { LocaleCode } from '@website/contracts/locales';
import type {
	CollectionSlug,
	DataFromCollectionSlug,
	GlobalSlug,
	Payload,
	PayloadRequest,
} from 'payload';
import type { ContentFiles } from './files.ts';
import type { Keys } from './keys.ts';
import { ContentProblem } from './problem.ts';

/** The context of all import steps. All writes belong to one transaction. */
export interface Importer {
	payload: Payload;
	req: PayloadRequest;
	/** The locales to import. */
	locales: readonly LocaleCode[];
	files: ContentFiles;
	keys: Keys;
}

type Data = Record<string, unknown>;

interface Upload {
	data: Buffer;
	name: string;
	mimetype: string;
	size: number;
}

function reasonOf(cause: unknown): { field: string; message: string } {
	const data = cause instanceof Error && 'data' in cause ? cause.data : null;
	const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null;
	const first: unknown = Array.isArray(errors) ? errors[0] : null;
	if (typeof first === 'object' && first !== null && 'path' in first && 'message' in first) {
		return { field: String(first.path), message: String(first.message) };
	}
	return { field: 'document', message: cause instanceof Error ? cause.message : String(cause) };
}

async function withFileName<T>(file: string, write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (cause) {
		if (cause instanceof ContentProblem) throw cause;
		const { field, message } = reasonOf(cause);
		throw new ContentProblem(file, field, message, cause);
	}
}

/** Creates a document; a validation error names the content file and the field. */
export function create<Slug extends CollectionSlug>(
	{ payload, req }: Importer,
	collection: Slug,
	locale: LocaleCode,
	file: string,
	data: Data,
	upload?: Upload,
): Promise<DataFromCollectionSlug<Slug>> {
	return withFileName(file, async () => {
		const document = await payload.create({
			collection,
			locale,
			req,
			depth: 0,
			overwriteExistingFiles: true,
			// The validation of the collection checks content files, not the compiler.
			data: data as never,
			...(upload ? { file: upload } : {}),
		});
		return document as DataFromCollectionSlug<Slug>;
	});
}

export function update(
	{ payload, req }: Importer,
	collection: CollectionSlug,
	id: number | string,
	locale: LocaleCode,
	file: string,
	data: Data,
): Promise<unknown> {
	return withFileName(file, () =>
		payload.update({ collection, id, locale, req, depth: 0, data: data as never }),
	);
}

/** Creates a document in the first locale that has data, with the shared data, and adds the other locales. Returns its ID. */
export async function createInLocales(
	importer: Importer,
	collection: CollectionSlug,
	file: string,
	shared: Data,
	dataIn: (locale: LocaleCode) => Data | undefined,
): Promise<number | string | undefined> {
	let id: number | string | undefined;
	for (const locale of importer.locales) {
		const data = dataIn(locale);
		if (!data) continue;
		if (id !== undefined) await update(importer, collection, id, locale, file, data);
		else ({ id } = await create(importer, collection, locale, file, { ...shared, ...data }));
	}
	return id;
}

/** Sets the time of a document's last change, in the database, because Payload's operation always uses the current time. */
export async function setModified(
	{ payload, req }: Importer,
	collection: CollectionSlug,
	id: number | string,
	updatedAt: string,
): Promise<void> {
	await payload.db.updateOne({ collection, id, req, data: { updatedAt }, returning: false });
}

export function updateGlobal(
	{ payload, req }: Importer,
	slug: GlobalSlug,
	locale: LocaleCode,
	file: string,
	data: Data,
): Promise<unknown> {
	return withFileName(file, () =>
		payload.updateGlobal({ slug, locale, req, depth: 0, data: data as never }),
	);
}
