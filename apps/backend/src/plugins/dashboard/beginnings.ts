import { maySome, type Person } from '../../access/person.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { dashboardWords } from './words.ts';

interface Beginning {
	/** Below the interface's lists. */
	path: string;
	text: Words;
}

/** What somebody begins with, of what their roles allow: a new page or article; who writes neither begins with prices. */
export function beginnings(person: Person | null): Beginning[] {
	const written: Beginning[] = [
		...(maySome(person, 'pages', 'create')
			? [{ path: 'pages/create', text: dashboardWords.newPage }]
			: []),
		...(maySome(person, 'posts', 'create')
			? [{ path: 'posts/create', text: dashboardWords.newArticle }]
			: []),
	];
	if (written.length > 0 || !maySome(person, 'sms-prices', 'update')) return written;
	return [{ path: 'sms-prices', text: dashboardWords.prices }];
}
