import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';

export function useBlogCrumbs() {
	const messages = useMessages();
	const locale = useLocale();
	return [
		{ url: localizedPath(locale, '/'), text: messages.home },
		{ url: localizedPath(locale, '/blog'), text: messages.blog },
	];
}
