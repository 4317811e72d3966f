import { searchLimits } from '@website/contracts/search-words';
import { hasFeature } from '@website/contracts/site-features';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localizedPath, siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import type { Header } from '~/content/shared-parts/shared-parts';
import { SearchForm } from '~/features/search/search-form';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Link } from '~/ui/actions/link';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, themeClass } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { describeError } from './describe-error';

interface ErrorPageProps {
	status: number;
	statusMessage: string;
	description: string;
	retryHref?: string;
	/** Beside the text on wide screens. */
	aside?: ReactNode;
	children?: ReactNode;
}

/** Status code, status message, description and links (specification sections 2 and 8). Requires no content from the backend. */
export function ErrorPage({
	status,
	statusMessage,
	description,
	retryHref,
	aside,
	children,
}: ErrorPageProps) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className={`${themeClass('tinted')} flex grow items-center`}>
			<Container className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div>
					<SignalFlags
						text={String(status)}
						className="gap-3 md:gap-6"
						flagClassName="h-14 sm:h-20"
						fallback={
							<span aria-hidden="true" className="text-5xl font-extrabold text-mark">
								{status}
							</span>
						}
					/>
					<p className="mt-8 font-bold text-muted">{messages.errorStatus(status)}</p>
					<Heading level={1} size="display" className="mt-2 max-w-[14em]">
						{statusMessage}
					</Heading>
					<p className="mt-6 max-w-text text-lg text-muted">{description}</p>
					{children}
					<div className="mt-10 flex flex-wrap gap-4">
						{retryHref && (
							<ButtonLink href={retryHref} reloadDocument>
								{messages.errorTryAgain}
							</ButtonLink>
						)}
						<ButtonLink href={localizedPath(locale, '/')} look={retryHref ? 'ghost' : 'primary'}>
							{messages.errorBackHome}
						</ButtonLink>
						{hasFeature('blog') && (
							<ButtonLink href={localizedPath(locale, '/blog')} look="ghost">
								{messages.errorReadBlog}
							</ButtonLink>
						)}
					</div>
				</div>
				{aside}
			</Container>
		</div>
	);
}

/** An error page has no translations, so each language links to its home page. */
const homeLinks = () =>
	siteLocaleCodes().map((locale) => ({ locale, href: localizedPath(locale, '/') }));

/** The words of the last part of a path: of a missing page, what the visitor probably looks for. */
function lastWords(pathname: string): string {
	const segment = pathname.split('/').findLast((part) => part !== '') ?? '';
	const text = new URLSearchParams(`words=${segment}`).get('words') ?? '';
	return text
		.replace(/\.\w+$/, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
		.slice(0, searchLimits.queryLength);
}

/** The pages of the menu. */
function MenuLinks({ links }: { links: Header['links'] }) {
	const { search } = useMessages();
	return (
		<div className="lg:self-end">
			<p className="font-bold">{search.waysOn}</p>
			<ul className="mt-2 gap-x-8 sm:columns-2">
				{links
					.flatMap(({ link, submenu }) =>
						submenu.length ? submenu.map((item) => item.link) : [link],
					)
					.map(({ url, title, target }) => (
						<li key={url + title}>
							<Link
								href={url}
								target={target}
								className="inline-block py-2 text-link underline decoration-2 underline-offset-4 hover:decoration-4"
							>
								{title}
							</Link>
						</li>
					))}
			</ul>
		</div>
	);
}

/**
 * The page for any error, with the site's menu and footer if they could be loaded. A missing page offers a search, filled with the words of
 * its path, and the pages of the menu.
 */
export function RouteErrorPage({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const shared = useSharedContent();
	const { status, statusMessage, description, isTemporary } = describeError(
		error,
		useMessages(),
		pathname,
	);
	return (
		<PageLayout
			layout="default"
			withCallToAction={false}
			shared={shared}
			languages={languageLinks(homeLinks())}
		>
			<title>{`${status} ${statusMessage}`}</title>
			<meta name="robots" content="noindex" />
			<ErrorPage
				status={status}
				statusMessage={statusMessage}
				description={description}
				{...(isTemporary ? { retryHref: pathname } : {})}
				aside={shared.header && <MenuLinks links={shared.header.links} />}
			>
				{!isTemporary && hasFeature('search') && (
					<div className="mt-10">
						<SearchForm query={lastWords(pathname)} />
					</div>
				)}
			</ErrorPage>
		</PageLayout>
	);
}
