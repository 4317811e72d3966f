import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { DocumentViewConfig } from 'payload';

/** A tab of every document that is written in each language. Its name is among Payload's words, as tabs take no others. */
export const sideView: DocumentViewConfig = {
	Component: '/plugins/translations/side/side-view.tsx#SideView',
	path: '/translate',
	tab: {
		condition: () => siteLocaleCodes().length > 1,
		label: ({ t }) => t('site:sideBySide'),
		href: '/translate',
	},
};
