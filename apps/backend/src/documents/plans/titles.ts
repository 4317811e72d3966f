import { defaultLocale } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import type { PublishableDocument } from '../text-document.ts';
import { statesSlug } from '../translation-states/slug.ts';
import type { Plan } from './plan.ts';

/** What a document is called in the language it is planned for, or in whichever has a title; null for a global and for nothing. */
export async function storedTitle(
	payload: Payload,
	subject: PublishableDocument,
	locale: Plan['locale'],
): Promise<string | null> {
	if (subject.kind === 'global') return null;
	if (subject.slug === 'releases') {
		const { id } = subject;
		const release = await payload.findByID({ collection: 'releases', id, disableErrors: true });
		return release?.title ?? null;
	}
	const { docs } = await payload.find({
		collection: statesSlug,
		where: { entity: { equals: subject.slug }, document: { equals: String(subject.id) } },
		pagination: false,
		depth: 0,
		select: { title: true, language: true },
	});
	const lang = locale ?? defaultLocale();
	const named = docs.filter(({ title }) => title);
	return (named.find(({ language }) => language === lang) ?? named[0])?.title ?? null;
}

/** The same, with the name of its kind in a language of the interface in a title's place. */
export async function titleOf(payload: Payload, plan: Plan, language: string): Promise<string> {
	const { subject, locale } = plan;
	const title = await storedTitle(payload, subject, locale);
	if (title) return title;
	const { collections, globals } = payload.config;
	const label: unknown =
		subject.kind === 'global'
			? globals.find(({ slug }) => slug === subject.slug)?.label
			: collections.find(({ slug }) => slug === subject.slug)?.labels.singular;
	const labels = typeof label === 'object' && label !== null ? Object.entries(label) : [];
	const own = labels.find(([code]) => code === language)?.[1];
	const name = typeof own === 'string' ? own : subject.slug;
	return subject.kind === 'global' ? name : `${name} ${subject.id}`;
}
