import type { Addressed } from '@website/contracts/entities';
import type { LocaleCode } from '@website/contracts/locales';
import type { PayloadRequest, Where } from 'payload';
import { type Words, words } from '../../platform/i18n/words.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { isReserved } from './site-paths.ts';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** True for lower-case letters a to z, digits and single hyphens between them. */
export const isSlug = (value: string): boolean => value.length <= 96 && pattern.test(value);

export const slugFormat = words(
	'The address may only have lower-case letters a-z, digits and single hyphens.',
	'Adressen må kun have små bogstaver a-z, tal og enkelte bindestreger.',
	'Die Adresse darf nur Kleinbuchstaben a-z, Ziffern und einzelne Bindestriche enthalten.',
);

const slugReserved = (slug: string) =>
	words(
		'The address is reserved for the site itself. ({slug})',
		'Adressen er forbeholdt selve hjemmesiden. ({slug})',
		'Die Adresse ist der Website selbst vorbehalten. ({slug})',
		{ slug },
	);

const slugInUse = (slug: string) =>
	words(
		'The address is already used by another document in this language. ({slug})',
		'Adressen bruges allerede af et andet dokument på dette sprog. ({slug})',
		'Die Adresse wird in dieser Sprache schon von einem anderen Dokument verwendet. ({slug})',
		{ slug },
	);

/** The document with the slug. */
export interface SlugContext {
	/** Missing if the document is not stored yet. */
	id?: number | string;
	data: { parent?: unknown; pageLayout?: unknown };
}

function siblings(collection: Addressed, slug: string, { id, data }: SlugContext): Where {
	const where: Where[] = [{ slug: { equals: slug } }];
	if (id !== undefined) where.push({ id: { not_equals: id } });
	if (collection === 'pages') {
		const parent =
			typeof data.parent === 'object' && data.parent !== null && 'id' in data.parent
				? data.parent.id
				: data.parent;
		where.push(parent ? { parent: { equals: parent } } : { parent: { exists: false } });
	}
	return { and: where };
}

function canUseSlug(collection: Addressed, slug: string, data: SlugContext['data']): boolean {
	if (!isReserved(slug)) return true;
	if (collection === 'pages' && data.parent) return true;
	return collection === 'pages' && slug === 'blog' && String(data.pageLayout).startsWith('blog');
}

/** The problem with a document's slug in a locale; null if there is none. */
export async function slugProblem(
	req: PayloadRequest,
	collection: Addressed,
	slug: string,
	context: SlugContext,
	locale: LocaleCode | undefined,
): Promise<Words | null> {
	if (!isSlug(slug)) return slugFormat;
	if (!canUseSlug(collection, slug, context.data)) return slugReserved(slug);
	const { totalDocs } = await req.payload.count({
		collection,
		where: siblings(collection, slug, context),
		...(locale ? { locale } : {}),
		req: innerRequest(req),
	});
	return totalDocs === 0 ? null : slugInUse(slug);
}
