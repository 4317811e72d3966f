import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { APIError } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { isAddressed } from '../../content/entities.ts';
import { fieldsOf, hasDrafts, parseDocumentKey, readDocument } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { documentKey } from '../../documents/document-ref.ts';
import { referencesIn } from '../../documents/references/find-references.ts';
import { storedReferences, targetsOf } from '../../documents/references/read-references.ts';
import { targetKey } from '../../documents/references/store-references.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

export interface Document {
	collection: 'pages' | 'posts' | 'categories' | 'authors' | 'products' | 'media' | 'forms';
	id: number;
}

/** The keys of the changed documents, for example `pages:12`. */
export interface ReplaceResult {
	/** Documents whose published version changed. */
	published: string[];
	/** Documents with an unpublished draft: only the draft changed, so that its other changes are not published. */
	drafts: string[];
}

const unsuitableTarget = words(
	'Choose something of the same kind: a page, article or category for one of these; otherwise the same collection.',
	'Vælg noget af samme slags: en side, artikel eller kategori for en af disse; ellers samme samling.',
	'Etwas Gleichartiges wählen: Seite, Artikel oder Kategorie für eines davon; sonst dieselbe Sammlung.',
);

function requireSameKind(req: PayloadRequest, from: Document, to: Document): void {
	const both = [from, to].every(({ collection }) => isAddressed(collection));
	const isSame = from.collection === to.collection && from.id === to.id;
	if (isSame || !(both || from.collection === to.collection))
		throw new APIError(translator(req)(unsuitableTarget), 400, undefined, true);
}

async function pathOf(req: PayloadRequest, { collection, id }: Document, lang: LocaleCode) {
	if (collection !== 'pages' && collection !== 'posts' && collection !== 'categories') return null;
	const addresses = await publishedAddresses(req, collection, id);
	return (
		addresses.find((address) => address.id === String(id) && address.lang === lang)?.path ?? null
	);
}

/** Replaces the targets in a document in one language. Returns the changed top-level fields. */
async function replaceTargets(
	req: PayloadRequest,
	document: DocumentRef,
	targets: ReadonlySet<string>,
	to: Document,
	lang: LocaleCode,
): Promise<Record<string, unknown>> {
	const data = await readDocument(req, document, lang, true);
	if (!data) return {};
	const replacement = { ...to, path: await pathOf(req, to, lang) };
	const fieldNames = new Set<string>();
	for (const reference of referencesIn(fieldsOf(req.payload, document), data, lang)) {
		const key = targetKey(reference);
		if (key === null || !targets.has(key)) continue;
		reference.replace(replacement);
		fieldNames.add(reference.path.split('.')[0] ?? '');
	}
	return Object.fromEntries([...fieldNames].map((name) => [name, data[name]]));
}

async function save(
	req: PayloadRequest,
	document: DocumentRef,
	locale: LocaleCode,
	fields: Record<string, unknown>,
	status: unknown,
): Promise<void> {
	const { payload } = req;
	const data = hasDrafts(payload, document) ? { ...fields, _status: status } : fields;
	const shared = {
		data,
		locale,
		draft: status === 'draft',
		depth: 0,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	};
	if (document.kind === 'global') await payload.updateGlobal({ slug: document.slug, ...shared });
	else await payload.update({ collection: document.slug, id: document.id, ...shared });
}

/**
 * Replaces every reference to a document with one to another document. Changes nothing if one of the saves fails. Published documents
 * change for visitors at once; documents with an unpublished draft change in the draft only.
 */
export async function replaceEverywhere(
	req: PayloadRequest,
	from: Document,
	to: Document,
): Promise<ReplaceResult> {
	requireSameKind(req, from, to);
	const where = { id: { equals: to.id } };
	const count = await req.payload.count({
		collection: to.collection,
		where,
		req: innerRequest(req),
	});
	if (count.totalDocs === 0)
		throw new APIError(translator(req)(unsuitableTarget), 400, undefined, true);
	const result: ReplaceResult = { published: [], drafts: [] };
	await inTransaction(req, async () => {
		const targets = new Set(await targetsOf(req, from.collection, from.id));
		const rows = await storedReferences(req, from.collection, from.id);
		for (const [key, references] of Map.groupBy(rows, ({ holder }) => holder)) {
			const document = parseDocumentKey(req.payload, key);
			if (!document || key === `${to.collection}:${to.id}`) continue;
			const newest = await readDocument(req, document, defaultLocale(), true);
			const langs = new Set(
				references.map(({ lang }) => (isLocaleCode(lang) ? lang : defaultLocale())),
			);
			for (const lang of langs) {
				const fields = await replaceTargets(req, document, targets, to, lang);
				if (Object.keys(fields).length > 0)
					await save(req, document, lang, fields, newest?._status);
			}
			(newest?._status === 'draft' ? result.drafts : result.published).push(documentKey(document));
		}
	});
	return result;
}
