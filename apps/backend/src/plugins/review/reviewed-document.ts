import { getTranslation, type I18n } from '@payloadcms/translations';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { Forbidden, getLocalI18n, NotFound, type Payload, type PayloadRequest } from 'payload';
import { requireAccess } from '../../access/language-rights.ts';
import { hasRightForAll, hasRightForSome } from '../../access/person.ts';
import type { Entity } from '../../access/rights.ts';
import { accountName } from '../../documents/changed-by.ts';
import { parseTextDocument, type TextDocument } from '../../documents/text-document.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { statesSlug } from '../translations/api.ts';

/** A document under review; `target` is its key, such as `pages:12`. */
export type ReviewedDocument = TextDocument & { target: string };

/** Parses a target such as `pages:12` or `global:header`; null if it is invalid. */
export function parseReviewed(target: string): ReviewedDocument | null {
	const document = parseTextDocument(target);
	return document && { target, ...document };
}

/** Parses a target; throws 404 if it is invalid. */
export function requireReviewed(req: PayloadRequest, target: string): ReviewedDocument {
	const document = parseReviewed(target);
	if (!document) throw new NotFound(req.t);
	return document;
}

export const entityOf = (document: ReviewedDocument): Entity => document.slug;

/** Requires permission to change the document in this locale, which is needed to request a review. */
export const requireAuthorAccess = (
	req: PayloadRequest,
	document: ReviewedDocument,
	language: LocaleCode,
) => requireAccess(req, document, { action: 'update', language });

/** Requires permission to update documents of this collection and to read this one, which is needed to read its reviews. */
export async function requireReadAccess(
	req: PayloadRequest,
	document: ReviewedDocument,
): Promise<void> {
	const entity = entityOf(document);
	if (!hasRightForSome(req.user, entity, 'update')) throw new Forbidden(req.t);
	await requireAccess(req, document, { action: 'read' });
}

/** Requires permission to publish the document, which is needed to decide a review. */
export const requireReviewerAccess = (req: PayloadRequest, document: ReviewedDocument) =>
	requireAccess(req, document, { action: 'publish' });

/** The ID and name of the current user. */
export function currentPerson({ user, t }: PayloadRequest): { id: number; name: string } {
	const name = accountName(user);
	if (!user || name === null) throw new Forbidden(t);
	return { id: Number(user.id), name };
}

/** All other accounts that may publish every document of the collection, sorted by name. */
export async function findReviewers(
	{ payload, user }: PayloadRequest,
	document: ReviewedDocument,
): Promise<{ id: number; name: string }[]> {
	const { docs } = await payload.find({
		collection: 'users',
		depth: 0,
		pagination: false,
		sort: 'name',
		overrideAccess: true,
	});
	return docs
		.filter(
			(account) =>
				account.id !== user?.id && hasRightForAll(account, entityOf(document), 'publish'),
		)
		.map(({ id, name, email }) => ({ id, name: name?.trim() || email }));
}

/** When the latest draft was saved; null if the latest version is published. */
export async function readDraftTime(
	req: PayloadRequest,
	document: ReviewedDocument,
): Promise<string | null> {
	const options = { depth: 0, draft: true, overrideAccess: true, req: innerRequest(req) } as const;
	const newest =
		document.kind === 'global'
			? await req.payload.findGlobal({ slug: document.slug, ...options })
			: await req.payload.findByID({ collection: document.slug, id: document.id, ...options });
	return newest._status === 'draft' ? (newest.updatedAt ?? null) : null;
}

/** The title of a reviewed document in a language; the label for a global. */
export async function readTitle(
	payload: Payload,
	target: string,
	language: string,
): Promise<string> {
	const document = parseReviewed(target);
	if (!document) return target;
	const i18n: Pick<I18n, 'fallbackLanguage' | 'language' | 't'> = await getLocalI18n({
		config: payload.config,
		language: isLocaleCode(language) ? language : 'en',
	});
	if (document.kind === 'global') {
		const config = payload.config.globals.find(({ slug }) => slug === document.slug);
		return config ? getTranslation(config.label, i18n) : target;
	}
	const { docs } = await payload.find({
		collection: statesSlug,
		where: { entity: { equals: document.slug }, document: { equals: String(document.id) } },
		pagination: false,
		depth: 0,
		select: { title: true, language: true },
	});
	const rows = docs.filter(({ title }) => title);
	const row = rows.find((one) => one.language === language) ?? rows[0];
	const { labels } = payload.collections[document.slug].config;
	return row?.title ?? `${getTranslation(labels.singular, i18n)} ${document.id}`;
}
