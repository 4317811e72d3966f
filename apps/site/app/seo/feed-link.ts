import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';

/** Tells feed readers where a language's articles are. */
export function feedLink(locale: LocaleCode, title: string): MetaDescriptor[] {
	return [
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title,
			href: localizedPath(locale, '/blog/feed.xml'),
		},
	];
}
