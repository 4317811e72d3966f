import { useLocation } from 'react-router';
import { localizedPath, siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { describeError } from './describe-error';
import { ErrorPage } from './error-page';

/** An error page has no translations, so each language links to its home page. */
const homeLinks = () =>
	siteLocaleCodes().map((locale) => ({ locale, href: localizedPath(locale, '/') }));

/** The page for any error, with the site's header and footer if they could be loaded. */
export function RouteErrorPage({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const { status, statusMessage, description, isTemporary } = describeError(
		error,
		useMessages(),
		pathname,
	);
	return (
		<PageLayout layout="simple" shared={useSharedContent()} languages={languageLinks(homeLinks())}>
			<title>{`${status} ${statusMessage}`}</title>
			<meta name="robots" content="noindex" />
			<ErrorPage
				status={status}
				statusMessage={statusMessage}
				description={description}
				{...(isTemporary ? { retryHref: pathname } : {})}
			/>
		</PageLayout>
	);
}
