import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Field, PayloadRequest } from 'payload';
import { innerRequest } from '../../payload-fixes/inner-request.ts';
import { isRecord, type JsonRecord } from '../../surface/reading/json-record.ts';
import { perLanguage } from '../texts/per-language.ts';
import { hashOf, textsOf } from '../texts/texts.ts';
import { localizedTitleOf } from '../titles/title-in.ts';
import type { LanguageNow, Now } from './rule.ts';

/** A document, or a global where there is no id. */
export interface DocumentRef {
	entity: string;
	id?: number | string;
}

export interface Stored {
	fields: readonly Field[];
	/** Names documents; globals have none. */
	titleField: string | null;
	/** The newest version, localized values by language. */
	newest: JsonRecord;
	/** What visitors see; null where it is not published. */
	published: JsonRecord | null;
}

/** A document as it is stored, in all languages; null where it is gone or in the trash. */
export async function readStored(
	req: PayloadRequest,
	{ entity, id }: DocumentRef,
): Promise<Stored | null> {
	return id === undefined ? readGlobal(req, entity) : readDocument(req, entity, id);
}

async function readDocument(
	req: PayloadRequest,
	entity: string,
	id: number | string,
): Promise<Stored | null> {
	const { db, collections } = req.payload;
	const collection = Object.values(collections).find(({ config }) => config.slug === entity);
	if (!collection) return null;
	const { slug, fields, versions } = collection.config;
	const where = { id: { equals: id } };
	const main: unknown = await db.findOne({ collection: slug, where, req });
	if (!isRecord(main) || main.deletedAt) return null;
	const stored = { fields, titleField: localizedTitleOf(fields) };
	if (!versions?.drafts) return { ...stored, newest: main, published: main };
	const { docs } = await db.queryDrafts<JsonRecord & { id: number }>({
		collection: slug,
		where: { parent: { equals: id } },
		limit: 1,
		pagination: false,
		req,
	});
	const published = main._status === 'published' ? main : null;
	return { ...stored, newest: docs[0] ?? main, published };
}

async function readGlobal(req: PayloadRequest, entity: string): Promise<Stored | null> {
	const config = req.payload.config.globals.find(({ slug }) => slug === entity);
	if (!config) return null;
	const asked = { slug: config.slug, locale: 'all', depth: 0, overrideAccess: true } as const;
	const read = async (draft: boolean): Promise<JsonRecord> => ({
		...(await req.payload.findGlobal({ ...asked, draft, req: innerRequest(req) })),
	});
	const hasDrafts = Boolean(config.versions?.drafts);
	const main = await read(false);
	const isPublished = !hasDrafts || main._status === 'published';
	return {
		fields: config.fields,
		titleField: null,
		newest: hasDrafts ? await read(true) : main,
		published: isPublished ? main : null,
	};
}

const localizedValue = (document: JsonRecord, name: string, code: LocaleCode): unknown => {
	const value = document[name];
	return isRecord(value) ? value[code] : undefined;
};

/** Whether visitors are shown the language: where documents have addresses in each language, it takes one. */
function isShown({ fields }: Stored, document: JsonRecord, code: LocaleCode): boolean {
	const hasAddress = fields.some((field) => 'name' in field && field.name === 'slug');
	return !hasAddress || Boolean(localizedValue(document, 'slug', code));
}

export interface Words {
	now: Now;
	/** The words of the newest version in each language. */
	texts: Record<LocaleCode, string[]>;
	titles: Partial<Record<LocaleCode, unknown>>;
}

/** The words of a document in each language, newest and published. */
export function wordsNow(stored: Stored): Words {
	const texts = perLanguage((code) => textsOf(stored.fields, stored.newest, code));
	const now = perLanguage((code): LanguageNow => {
		const { published } = stored;
		const visible =
			published && isShown(stored, published, code) ? textsOf(stored.fields, published, code) : [];
		return {
			newest: texts[code].length > 0 ? hashOf(texts[code]) : null,
			published: visible.length > 0 ? hashOf(visible) : null,
		};
	});
	const { titleField } = stored;
	const titles = Object.fromEntries(
		titleField
			? localeCodes.map((code) => [code, localizedValue(stored.newest, titleField, code)])
			: [],
	);
	return { now, texts, titles };
}
