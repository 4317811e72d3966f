import { hasRightForSome, type Person } from '../../access/person.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { dashboardWords } from './words.ts';

interface QuickLink {
	/** The path below the collections of the admin. */
	path: string;
	text: Words;
}

/** The links for creating content that the roles of a person allow: a new page or post. If they allow neither, a link to the prices. */
export function quickLinks(person: Person | null): QuickLink[] {
	const contentLinks: QuickLink[] = [
		...(hasRightForSome(person, 'pages', 'create')
			? [{ path: 'pages/create', text: dashboardWords.newPage }]
			: []),
		...(hasRightForSome(person, 'posts', 'create')
			? [{ path: 'posts/create', text: dashboardWords.newArticle }]
			: []),
	];
	if (contentLinks.length > 0 || !hasRightForSome(person, 'sms-prices', 'update'))
		return contentLinks;
	return [{ path: 'sms-prices', text: dashboardWords.prices }];
}
