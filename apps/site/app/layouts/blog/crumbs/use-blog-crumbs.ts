import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';

/** The trail from the home page to the blog, in the page's language. */
export function useBlogCrumbs() {
	const messages = useMessages();
	const locale = useLocale();
	return [
		{ url: localizedPath(locale, '/'), text: messages.home },
		{ url: localizedPath(locale, '/blog'), text: messages.blog },
	];
}
