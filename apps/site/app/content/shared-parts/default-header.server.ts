import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';
import { loadMessages } from '~/i18n/messages';
import type { Header } from './shared-parts';

/** The header for an endpoint without one, with links to the blog and the API documentation. */
export async function defaultHeader(lang: LocaleCode): Promise<Header> {
	const { blog, docsTitle } = await loadMessages(lang);
	const item = (path: string, title: string) => ({
		link: { url: localizedPath(lang, path), title, target: '_self' },
		submenu: [],
	});
	return { links: [item('/blog', blog), item('/docs', docsTitle)], buttons: [] };
}
