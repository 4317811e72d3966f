import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { defaultLocale } from '@website/contracts/site-locales';
import type { PayloadRequest } from 'payload';
import { APIError } from 'payload';
import { publishedAddresses } from '../../content/addresses/published-addresses.ts';
import { isAddressed } from '../../content/entities.ts';
import { documentAt, fieldsOf, hasDrafts, readDocument } from '../../documents/document.ts';
import type { DocumentRef } from '../../documents/document-ref.ts';
import { documentKey } from '../../documents/document-ref.ts';
import { storedReferences, targetsOf } from '../../documents/references/read-references.ts';
import { targetKey } from '../../documents/references/store-references.ts';
import { referencesIn } from '../../documents/references/walk.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { words } from '../../platform/i18n/words.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';

export interface Document {
	collection: 'pages' | 'posts' | 'categories' | 'authors' | 'products' | 'media' | 'forms';
	id: number;
}

/** What was replaced where, as keys such as pages:12. */
export interface Replaced {
	/** Visitors see it. */
	published: string[];
	/** Holders with an unfinished draft: changed in the draft alone, so that nothing else of it is published. */
	drafts: string[];
}

const unfit = words(
	'Choose something of the same kind: a page, article or category for one of these; otherwise the same collection.',
	'Vælg noget af samme slags: en side, artikel eller kategori for en af disse; ellers samme samling.',
	'Etwas Gleichartiges wählen: Seite, Artikel oder Kategorie für eines davon; sonst dieselbe Sammlung.',
);

function checkFit(req: PayloadRequest, from: Document, to: Document): void {
	const both = [from, to].every(({ collection }) => isAddressed(collection));
	const isSame = from.collection === to.collection && from.id === to.id;
	if (isSame || !(both || from.collection === to.collection))
		throw new APIError(translator(req)(unfit), 400, undefined, true);
}

async function pathOf(req: PayloadRequest, { collection, id }: Document, lang: LocaleCode) {
	if (collection !== 'pages' && collection !== 'posts' && collection !== 'categories') return null;
	const addresses = await publishedAddresses(req, collection, id);
	return addresses.find((one) => one.id === String(id) && one.lang === lang)?.path ?? null;
}

/** The top-level fields of a holder in which something was replaced, in one language. */
async function changedFields(
	req: PayloadRequest,
	holder: DocumentRef,
	targets: ReadonlySet<string>,
	to: Document,
	lang: LocaleCode,
): Promise<Record<string, unknown>> {
	const data = await readDocument(req, holder, lang, true);
	if (!data) return {};
	const other = { ...to, path: await pathOf(req, to, lang) };
	const names = new Set<string>();
	for (const use of referencesIn(fieldsOf(req.payload, holder), data, lang)) {
		const key = targetKey(use);
		if (key === null || !targets.has(key)) continue;
		use.replace(other);
		names.add(use.path.split('.')[0] ?? '');
	}
	return Object.fromEntries([...names].map((name) => [name, data[name]]));
}

async function save(
	req: PayloadRequest,
	holder: DocumentRef,
	locale: LocaleCode,
	fields: Record<string, unknown>,
	status: unknown,
): Promise<void> {
	const { payload } = req;
	const data = hasDrafts(payload, holder) ? { ...fields, _status: status } : fields;
	const shared = {
		data,
		locale,
		draft: status === 'draft',
		depth: 0,
		overrideAccess: false,
		user: req.user,
		req: innerRequest(req),
	};
	if (holder.kind === 'global') await payload.updateGlobal({ slug: holder.slug, ...shared });
	else await payload.update({ collection: holder.slug, id: holder.id, ...shared });
}

/**
 * Puts another document in the place of one, wherever it is linked to or shown: all or, when one place refuses it, nothing.
 * What is published changes for visitors at once; what has an unfinished draft changes in the draft.
 */
export async function replaceEverywhere(
	req: PayloadRequest,
	from: Document,
	to: Document,
): Promise<Replaced> {
	checkFit(req, from, to);
	const where = { id: { equals: to.id } };
	const count = await req.payload.count({
		collection: to.collection,
		where,
		req: innerRequest(req),
	});
	if (count.totalDocs === 0) throw new APIError(translator(req)(unfit), 400, undefined, true);
	const done: Replaced = { published: [], drafts: [] };
	await inTransaction(req, async () => {
		const targets = new Set(await targetsOf(req, from.collection, from.id));
		const rows = await storedReferences(req, from.collection, from.id);
		for (const [key, uses] of Map.groupBy(rows, ({ holder }) => holder)) {
			const holder = documentAt(req.payload, key);
			if (!holder || key === `${to.collection}:${to.id}`) continue;
			const newest = await readDocument(req, holder, defaultLocale(), true);
			const langs = new Set(uses.map(({ lang }) => (isLocaleCode(lang) ? lang : defaultLocale())));
			for (const lang of langs) {
				const fields = await changedFields(req, holder, targets, to, lang);
				if (Object.keys(fields).length > 0) await save(req, holder, lang, fields, newest?._status);
			}
			(newest?._status === 'draft' ? done.drafts : done.published).push(documentKey(holder));
		}
	});
	return done;
}
