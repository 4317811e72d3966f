import { hasRightForSome, type Person } from '../../access/person.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { dashboardWords as texts } from './words.ts';

interface QuickLink {
	/** The path below the collections of the admin. */
	path: string;
	text: Words;
}

/** The links for creating content that the roles of a person allow: a new page or post. If they allow neither, a link to the prices. */
export function quickLinks(person: Person | null): QuickLink[] {
	const contentLinks = [
		{ entity: 'pages', path: 'pages/create', text: texts.newPage } as const,
		{ entity: 'posts', path: 'posts/create', text: texts.newArticle } as const,
	].filter(({ entity }) => hasRightForSome(person, entity, 'create'));
	if (contentLinks.length > 0 || !hasRightForSome(person, 'sms-prices', 'update'))
		return contentLinks;
	return [{ path: 'sms-prices', text: texts.prices }];
}
