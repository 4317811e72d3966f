import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import type { PublishableDocument } from '../../documents/text-document.ts';
import { statesSlug } from '../translations/api.ts';
import type { Plan } from './plan.ts';

/** The title of a document in the planned locale, or else in any locale; null for a global and for a document without a title. */
export async function storedTitle(
	payload: Payload,
	document: PublishableDocument,
	locale: Plan['locale'],
): Promise<string | null> {
	if (document.kind === 'global') return null;
	if (document.slug === 'releases') {
		const { id } = document;
		const release = await payload.findByID({ collection: 'releases', id, disableErrors: true });
		return release?.title ?? null;
	}
	const { docs } = await payload.find({
		collection: statesSlug,
		where: { entity: { equals: document.slug }, document: { equals: String(document.id) } },
		pagination: false,
		depth: 0,
		select: { title: true, language: true },
	});
	const lang = locale ?? defaultLocale();
	const rows = docs.filter(({ title }) => title);
	return (rows.find(({ language }) => language === lang) ?? rows[0])?.title ?? null;
}

/** The title of a plan's document, or else the label of its collection or global in an interface language. */
export async function titleOf(payload: Payload, plan: Plan, language: string): Promise<string> {
	const { document, locale } = plan;
	const title = await storedTitle(payload, document, locale);
	if (title) return title;
	const { collections, globals } = payload.config;
	const label: unknown =
		document.kind === 'global'
			? globals.find(({ slug }) => slug === document.slug)?.label
			: collections.find(({ slug }) => slug === document.slug)?.labels.singular;
	const labels = typeof label === 'object' && label !== null ? Object.entries(label) : [];
	const translation = labels.find(([code]) => code === language)?.[1];
	const name = typeof translation === 'string' ? translation : document.slug;
	return document.kind === 'global' ? name : `${name} ${document.id}`;
}
